import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { boxingGlove } from '../ui/drawings.ts';
import { Icon } from '../ui/icon.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { LanguageContext } from '../ui/words.ts';
import { Page } from './page.tsx';
import { CreditsPage } from './screens/credits-page.tsx';
import { GamePage } from './screens/game-page.tsx';
import { HomePage } from './screens/home-page.tsx';
import { RuleBooksPage, RulesPage } from './screens/rules-page.tsx';
import { SettingsPage } from './screens/settings-page.tsx';
import { change, useSettings } from './settings.ts';
import { useWords } from './words.ts';

// What is only needed at a table comes when somebody sits down at one.
const TablePage = lazy(async () => ({
  default: (await import('./screens/table-page.tsx')).TablePage,
}));
const ReplayPage = lazy(async () => ({
  default: (await import('./screens/replay-page.tsx')).ReplayPage,
}));
const LessonPage = lazy(async () => ({
  default: (await import('./screens/lesson-page.tsx')).LessonPage,
}));

/** The whole page. */
export function App(): ReactNode {
  const { language } = useSettings();
  const words = useWords();
  const [place] = useLocation();
  return (
    <LanguageContext value={language}>
      <LiveRegion>
        <a className="skip" href="#content">
          {words.skip}
        </a>
        <Masthead />
        <Caught key={place}>
          <Suspense fallback={<p className="loading">{words.loading}</p>}>
            <Screens />
          </Suspense>
        </Caught>
        <footer className="imprint">
          <Link className="imprint-link" href="/rules">
            {words.ruleBooks}
          </Link>
          <Link className="imprint-link" href="/settings">
            {words.settings}
          </Link>
          <Link className="imprint-link" href="/credits">
            {words.credits}
          </Link>
        </footer>
      </LiveRegion>
    </LanguageContext>
  );
}

function Screens(): ReactNode {
  const words = useWords();
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/games/:game">{({ game }) => <GamePage key={game} game={game} />}</Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/replay/:id?">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/learn/:game">{({ game }) => <LessonPage key={game} game={game} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
      <Route path="/rules">
        <RuleBooksPage />
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/credits">
        <CreditsPage />
      </Route>
      <Route>
        <Page title={words.notFound}>
          <Link href="/">{words.home}</Link>
        </Page>
      </Route>
    </Switch>
  );
}

function Masthead(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <header className="masthead">
      <Link href="/" className="masthead-name">
        <Icon drawing={boxingGlove} size={30} />
        {words.house}
      </Link>
      <nav aria-label={words.menu}>
        <Link className="masthead-link" href="/rules">
          {words.rules}
        </Link>
        <Link className="masthead-link" href="/settings">
          {words.settings}
        </Link>
        <button
          type="button"
          className="masthead-link"
          lang={other}
          onClick={() => change({ language: other })}
        >
          {words.otherLanguage}
        </button>
      </nav>
    </header>
  );
}

/** Catches what should not have happened, and says so. */
class Caught extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed(): ReactNode {
  const words = useWords();
  return (
    <Page title={words.failed}>
      <Button kind="main" onClick={() => location.reload()}>
        {words.again}
      </Button>
    </Page>
  );
}
