import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { LANGUAGE_NAMES, LANGUAGES } from '../engine/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { boxingGlove } from '../ui/logo-drawing.ts';
import { Portrait } from '../ui/portrait.tsx';
import { changeLanguage } from './games.ts';
import { LineIcon } from './line-icon.tsx';
import { OwnTables } from './online/my-tables.tsx';
import { useServer } from './online/server.ts';
import { useSettings } from './settings.ts';
import { useWords } from './words.ts';

/** The bar above every screen: home, main navigation, language, and account. */
export function Masthead(): ReactNode {
  const words = useWords();
  const { name } = useSettings();
  const server = useServer();
  const me = server.kind === 'there' ? server.me : null;
  return (
    <header className="masthead">
      <Link href="/" className="masthead-name">
        <Icon drawing={boxingGlove} size={26} />
        {words.appName}
      </Link>
      <nav className="masthead-nav" aria-label={words.menu}>
        {server.kind !== 'none' && (
          <Link className="masthead-link" href="/lobby">
            {words.online}
          </Link>
        )}
        <Link className="masthead-link" href="/puzzles">
          {words.puzzles}
        </Link>
        <Link className="masthead-link" href="/rules">
          {words.rules}
        </Link>
        <Link className="masthead-link" href="/settings">
          {words.settings}
        </Link>
      </nav>
      <OwnTables />
      <LanguageSwitch />
      <Link
        className="masthead-me"
        href={me ? '/profile' : '/settings'}
        aria-label={me?.name ?? (name || words.guest)}
      >
        <Portrait face="cap" seat={0} size={34} />
        <span className="masthead-my-name">{me?.name ?? (name || words.guest)}</span>
      </Link>
    </header>
  );
}

export function LanguageSwitch(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <fieldset className="masthead-languages">
      <legend className="hidden-visually">{words.settingsFor.language}</legend>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          aria-label={LANGUAGE_NAMES[one]}
          onClick={() => void changeLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** The main navigation at the bottom on phones. */
export function TabBar(): ReactNode {
  const words = useWords();
  return (
    <nav className="tab-bar" aria-label={words.tabs}>
      <Tab to="/" icon="home" label={words.play} />
      <Tab to="/lobby" icon="globe" label={words.online} />
      <Tab to="/puzzles" icon="puzzle" label={words.puzzles} />
      <Tab to="/rules" icon="book" label={words.rules} />
      <Tab to="/settings" icon="settings" label={words.settings} />
    </nav>
  );
}

function Tab({
  to,
  icon,
  label,
}: {
  readonly to: string;
  readonly icon: 'home' | 'globe' | 'puzzle' | 'book' | 'settings';
  readonly label: string;
}): ReactNode {
  const [here] = useRoute(to);
  return (
    <Link href={to} aria-current={here ? 'page' : undefined}>
      <LineIcon name={icon} />
      {label}
    </Link>
  );
}
