import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { LanguageContext } from '../ui/words.ts';
import { Masthead, TabBar } from './masthead.tsx';
import { useNameQuestion } from './online/naming.ts';
import { useServer } from './online/server.ts';
import { Page } from './page.tsx';
import { NewVersion } from './screens/app-notices.tsx';
import { HomePage } from './screens/home-page.tsx';
import { PlayPage } from './screens/play-page.tsx';
import { useSettings } from './settings.ts';
import { useWords } from './words.ts';

// Loaded when a table is opened, because nothing else needs it.
const TablePage = lazy(async () => ({
  default: (await import('./screens/table-page.tsx')).TablePage,
}));
const ReplayPage = lazy(async () => ({
  default: (await import('./screens/replay-page.tsx')).ReplayPage,
}));
const MasterPage = lazy(async () => ({
  default: (await import('./screens/master-page.tsx')).MasterPage,
}));
const LessonPage = lazy(async () => ({
  default: (await import('./screens/lesson-page.tsx')).LessonPage,
}));
const LobbyPage = lazy(async () => ({
  default: (await import('./screens/lobby-page.tsx')).LobbyPage,
}));
const CreatePage = lazy(async () => ({
  default: (await import('./screens/create-page.tsx')).CreatePage,
}));
const OnlinePage = lazy(async () => ({
  default: (await import('./screens/online-page.tsx')).OnlinePage,
}));

const InvitedPage = lazy(async () => ({
  default: (await import('./screens/invited-page.tsx')).InvitedPage,
}));

const SavedPage = lazy(async () => ({
  default: (await import('./screens/saved-page.tsx')).SavedPage,
}));
const GamePage = lazy(async () => ({
  default: (await import('./screens/game-page.tsx')).GamePage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('./screens/rules-page.tsx')).RulesPage,
}));
const RuleBooksPage = lazy(async () => ({
  default: (await import('./screens/rules-page.tsx')).RuleBooksPage,
}));
const CreditsPage = lazy(async () => ({
  default: (await import('./screens/credits-page.tsx')).CreditsPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('./screens/settings-page.tsx')).SettingsPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('./profile/account-page.tsx')).AccountPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('./profile/profile-page.tsx')).ProfilePage,
}));
const PersonPage = lazy(async () => ({
  default: (await import('./profile/person-page.tsx')).PersonPage,
}));
const LeaderboardPage = lazy(async () => ({
  default: (await import('./profile/leaderboard-page.tsx')).LeaderboardPage,
}));
const FriendsPage = lazy(async () => ({
  default: (await import('./profile/friends-page.tsx')).FriendsPage,
}));
const RecoverPage = lazy(async () => ({
  default: (await import('./profile/recover-page.tsx')).RecoverPage,
}));
const OperatingPage = lazy(async () => ({
  default: (await import('./profile/operating-page.tsx')).OperatingPage,
}));
const DailyPage = lazy(async () => ({
  default: (await import('./daily/daily-page.tsx')).DailyPage,
}));
const BoutPage = lazy(async () => ({
  default: (await import('./daily/bout-page.tsx')).BoutPage,
}));
const PuzzlesPage = lazy(async () => ({
  default: (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage,
}));
const PuzzlePage = lazy(async () => ({
  default: (await import('./puzzles/puzzle-page.tsx')).PuzzlePage,
}));
const TournamentsPage = lazy(async () => ({
  default: (await import('./tournaments/tournaments-page.tsx')).TournamentsPage,
}));
const NewTournamentPage = lazy(async () => ({
  default: (await import('./tournaments/new-tournament-page.tsx')).NewTournamentPage,
}));
const TournamentPage = lazy(async () => ({
  default: (await import('./tournaments/tournament-page.tsx')).TournamentPage,
}));
const ProjectorPage = lazy(async () => ({
  default: (await import('./tournaments/projector-page.tsx')).ProjectorPage,
}));
const AnalysisPage = lazy(async () => ({
  default: (await import('./analysis/analysis-page.tsx')).AnalysisPage,
}));

const FriendPage = lazy(async () => ({
  default: (await import('./screens/friend-page.tsx')).FriendPage,
}));
const PersonalNotices = lazy(async () => ({
  default: (await import('./online/personal-notices.tsx')).PersonalNotices,
}));
const NamePrompt = lazy(async () => ({
  default: (await import('./online/name-prompt.tsx')).NamePrompt,
}));

/** The whole page. */
export function App(): ReactNode {
  const { language } = useSettings();
  const words = useWords();
  const [place] = useLocation();
  const server = useServer();
  const account = server.kind === 'there' && server.me?.account === true;
  useEffect(() => {
    if (account) void import('./profile/synced.ts').then(({ takeAlong }) => takeAlong());
  }, [account]);
  return (
    <LanguageContext value={language}>
      <LiveRegion>
        <a className="skip" href="#content">
          {words.skip}
        </a>
        <Masthead />
        <NewVersion />
        <ErrorBoundary key={place}>
          <Suspense fallback={<p className="loading">{words.loading}</p>}>
            <Screens />
          </Suspense>
        </ErrorBoundary>
        <footer className="imprint">
          <Link className="imprint-link" href="/rules">
            {words.ruleBooks}
          </Link>
          <Link className="imprint-link" href="/settings">
            {words.settings}
          </Link>
          {server.kind === 'there' && (
            <Link className="imprint-link" href="/account">
              {words.account}
            </Link>
          )}
          <Link className="imprint-link" href="/credits">
            {words.credits}
          </Link>
        </footer>
        <TabBar />
        <WithOthers />
      </LiveRegion>
    </LanguageContext>
  );
}

/** Shown on every page to people who play online: notices, and once the question for a name. */
function WithOthers(): ReactNode {
  const server = useServer();
  const me = server.kind === 'there' ? server.me : null;
  const question = useNameQuestion();
  return (
    <Suspense>
      {me && <PersonalNotices key={me.id} me={me.id} />}
      {question && <NamePrompt />}
    </Suspense>
  );
}

function Screens(): ReactNode {
  const words = useWords();
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/find/:game">{({ game }) => <HomePage find={game} />}</Route>
      <Route path="/friend/:game">{({ game }) => <FriendPage key={game} game={game} />}</Route>
      <Route path="/games/:game">{({ game }) => <GamePage key={game} game={game} />}</Route>
      <Route path="/play/:game">{({ game }) => <PlayPage key={game} game={game} />}</Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/saved">
        <SavedPage />
      </Route>
      <Route path="/lobby">
        <LobbyPage />
      </Route>
      <Route path="/lobby/new/:game?">{({ game }) => <CreatePage game={game} />}</Route>
      <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
      <Route path="/invite">
        <InvitedPage />
      </Route>
      <Route path="/replay/:id?">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/masters/:game">{({ game }) => <MasterPage key={game} game={game} />}</Route>
      <Route path="/analysis/:id?">{({ id }) => <AnalysisPage key={id} id={id} />}</Route>
      <Route path="/learn/:game">{({ game }) => <LessonPage key={game} game={game} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
      <Route path="/rules">
        <RuleBooksPage />
      </Route>
      <Route path="/daily">
        <DailyPage />
      </Route>
      <Route path="/daily/:day/:game">
        {({ day, game }) => <BoutPage key={`${day} ${game}`} day={day} game={game} />}
      </Route>
      <Route path="/puzzles">
        <PuzzlesPage />
      </Route>
      <Route path="/puzzles/:game/:number">
        {({ game, number }) => (
          <PuzzlePage key={`${game} ${number}`} game={game} number={Number(number)} />
        )}
      </Route>
      <Route path="/tournaments">
        <TournamentsPage />
      </Route>
      <Route path="/tournaments/new">
        <NewTournamentPage />
      </Route>
      <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
      <Route path="/tournaments/:id/projector">
        {({ id }) => <ProjectorPage key={id} id={id} />}
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/profile">
        <ProfilePage />
      </Route>
      <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
      <Route path="/leaderboards/:game?">
        {({ game }) => <LeaderboardPage key={game} game={game} />}
      </Route>
      <Route path="/friends">
        <FriendsPage />
      </Route>
      <Route path="/recover">
        <RecoverPage />
      </Route>
      <Route path="/operating">
        <OperatingPage />
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

/** Error boundary: reports unexpected errors. */
class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
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
