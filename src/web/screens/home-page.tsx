import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { MANIFESTS, posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { useFacts } from '../games.ts';
import { LineIcon } from '../line-icon.tsx';
import { useServer } from '../online/server.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { Install } from './app-notices.tsx';
import { GameArt } from './game-art.tsx';
import { ResumeStrip } from './resume-strip.tsx';
import { Tonight } from './tonight.tsx';

const OpenTables = lazy(async () => ({
  default: (await import('../online/open-tables.tsx')).OpenTables,
}));
const FindOpponent = lazy(async () => ({
  default: (await import('../online/find-opponent.tsx')).FindOpponent,
}));

const TonightCards = lazy(async () => ({
  default: (await import('../daily/tonight-cards.tsx')).TonightCards,
}));

/** Games to resume, a poster for every game, and tonight's offers. */
export function HomePage({
  find,
}: {
  /** The game to find an opponent for. */
  readonly find?: string;
}): ReactNode {
  const words = useWords();
  const server = useServer();
  return (
    <Page title={words.appName} hideTitle className="home">
      <ResumeStrip />
      <section className="posters" aria-label={words.games}>
        {Object.keys(MANIFESTS).map((game) => (
          <GamePoster key={game} game={game} />
        ))}
      </section>
      <Tonight events={<Events />} tables={server.kind === 'there' && <OpenTables />} />
      {find !== undefined && (
        <Suspense>
          <FindOpponent key={find} game={find} />
        </Suspense>
      )}
      <Install />
    </Page>
  );
}

/** Tonight's offers; not prerendered, because the build does not know the date. */
function Events(): ReactNode {
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const waiting = <div className="tonight-waiting" />;
  if (!here) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TonightCards />
    </Suspense>
  );
}

function GamePoster({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const facts = useFacts(game);
  const poster = posterOf(game, language);
  if (!poster) return null;
  const { name } = poster;
  return (
    <article className="poster">
      <GameArt game={game} />
      <div className="poster-text">
        <h2 className="poster-name">
          <Link className="poster-link" href={`/games/${game}`}>
            {name}
          </Link>
        </h2>
        <p className="poster-tagline">{poster.tagline}</p>
        <p className="poster-facts">
          {facts && (
            <span>
              <LineIcon name="players" />
              {words.players(facts.seats.min, facts.seats.max)}
            </span>
          )}
          <span>
            <LineIcon name="clock" />
            {poster.length}
          </span>
        </p>
      </div>
      <div className="poster-actions">
        <PlayNow game={game} name={name} />
        <PosterLink to={`/learn/${game}`} icon="book" label={words.learn} game={name} />
        <PosterLink
          to={`/friend/${game}`}
          icon="friend"
          label={words.playWithFriend}
          short={words.friendShort}
          game={name}
        />
        <PosterLink
          to={`/find/${game}`}
          icon="find"
          label={words.findOpponent}
          short={words.findShort}
          game={name}
        />
      </div>
    </article>
  );
}

/** A secondary link with a short label on phones. */
function PosterLink({
  to,
  icon,
  label,
  short = label,
  game,
}: {
  readonly to: string;
  readonly icon: 'book' | 'friend' | 'find';
  readonly label: string;
  readonly short?: string;
  readonly game: string;
}): ReactNode {
  return (
    <Link className={`poster-more poster-${icon}`} href={to} aria-label={`${label}: ${game}`}>
      <LineIcon name={icon} />
      <span className="on-desktop">{label}</span>
      <span className="on-phone">{short}</span>
    </Link>
  );
}

/**
 * One press to the first decision; a form, because its button works before the script has loaded.
 */
function PlayNow({ game, name }: { readonly game: string; readonly name: string }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const play = `/play/${game}`;
  const press = (event: FormEvent): void => {
    event.preventDefault();
    go(play);
  };
  return (
    <form className="poster-play" action={play} onSubmit={press}>
      <Button kind="main" type="submit" aria-label={`${words.playNow}: ${name}`}>
        {words.playNow}
      </Button>
    </form>
  );
}
