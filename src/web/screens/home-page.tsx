import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import type { Poster } from '../../engine/texts.ts';
import { POSTERS } from '../../games/posters.ts';
import { Button } from '../../ui/button.tsx';
import { StarRule } from '../../ui/panel.tsx';
import { WoodType } from '../../ui/wood-type.tsx';
import { loadGames, useGames } from '../games.ts';
import type { GameFacts } from '../house/protocol.ts';
import { MyTables } from '../online/door.tsx';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { againstBots, startHere, usualSeats } from '../starting.ts';
import { useWords } from '../words.ts';
import { GameArt } from './game-art.tsx';
import { Install } from './house-notices.tsx';
import { KeptGames } from './kept-games.tsx';
import { typeLines } from './type-lines.ts';

/** The bill of the night: what can be gone on with, then every game as a poster. */
export function HomePage(): ReactNode {
  const words = useWords();
  const games = Object.keys(POSTERS);
  return (
    <Page title={words.house} hideTitle className="home">
      <div className="bill" aria-hidden="true">
        <p className="kicker">
          ★ {words.tonight} ★ {words.bill(games.length)} ★
        </p>
        <WoodType lines={[words.house]} tallest={120} />
        <p className="kicker">{words.admission}</p>
      </div>
      <MyTables />
      <Suspense>
        <KeptGames />
      </Suspense>
      <div className="posters">
        {games.map((game, order) => (
          <GamePoster key={game} game={game} order={order} />
        ))}
      </div>
      <Install />
    </Page>
  );
}

const TONES = ['red', 'blue', 'ink'] as const;

function GamePoster({ game, order }: { readonly game: string; readonly order: number }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const poster = POSTERS[game]?.[language];
  if (!poster) return null;
  return (
    <article className={`poster poster-${TONES[order % TONES.length]}`}>
      <div className="poster-art">
        <GameArt game={game} />
      </div>
      <h2 className="poster-name">
        <WoodType lines={typeLines(poster.name)} tallest={110} />
        <span className="hidden-visually">{poster.name}</span>
      </h2>
      <p className="poster-tagline">{poster.tagline}</p>
      <StarRule />
      <p className="kicker poster-facts">
        <Suspense fallback={poster.length}>
          <PosterFacts game={game} poster={poster} />
        </Suspense>
      </p>
      <div className="poster-actions">
        <PlayNow game={game} name={poster.name} />
        <Link
          className="button"
          href={`/games/${game}`}
          aria-label={`${words.lookCloser}: ${poster.name}`}
        >
          {words.lookCloser}
        </Link>
        <Link
          className="button"
          href={`/learn/${game}`}
          aria-label={`${words.learn}: ${poster.name}`}
        >
          {words.learn}
        </Link>
      </div>
    </article>
  );
}

function PosterFacts({
  game,
  poster,
}: {
  readonly game: string;
  readonly poster: Poster;
}): ReactNode {
  const words = useWords();
  const facts = useGames().find(({ id }) => id === game);
  return facts
    ? `${words.players(facts.seats.min, facts.seats.max)} · ${poster.length}`
    : poster.length;
}

/** One press from here to the first decision. */
function PlayNow({ game, name }: { readonly game: string; readonly name: string }): ReactNode {
  const words = useWords();
  const start = useStart();
  const press = async (): Promise<void> => {
    const facts = (await loadGames()).find(({ id }) => id === game);
    if (facts) start(facts);
  };
  return (
    <Button kind="main" aria-label={`${words.playNow}: ${name}`} onClick={press}>
      {words.playNow}
    </Button>
  );
}

/** Starts a game alone, as it is usually played, and goes to its table. */
export function useStart(): (facts: GameFacts) => Promise<void> {
  const words = useWords();
  const settings = useSettings();
  const [, go] = useLocation();
  return async (facts) => {
    const name = settings.name || words.defaultName;
    go(`/table/${await startHere(facts.id, {}, againstBots(usualSeats(facts), name, 'rookie'))}`);
  };
}
