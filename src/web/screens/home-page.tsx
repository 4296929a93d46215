import type { FormEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { POSTERS } from '../../games/posters.ts';
import { Button } from '../../ui/button.tsx';
import { StarRule } from '../../ui/panel.tsx';
import { WoodType } from '../../ui/wood-type.tsx';
import { useFacts } from '../games.ts';
import { MyTables } from '../online/my-tables.tsx';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { Install } from './app-notices.tsx';
import { GameArt } from './game-art.tsx';
import { KeptGames } from './saved-games.tsx';
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
      <KeptGames />
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
  const facts = useFacts(game);
  const poster = POSTERS[game]?.[language];
  if (!poster) return null;
  return (
    <article className={`poster poster-${TONES[order % TONES.length]}`}>
      <div className="poster-art">
        <GameArt game={game} />
      </div>
      <h2 className="poster-name">
        <Link className="poster-link" href={`/games/${game}`}>
          <WoodType lines={typeLines(poster.name)} tallest={110} />
          <span className="hidden-visually">{poster.name}</span>
        </Link>
      </h2>
      <p className="poster-tagline">{poster.tagline}</p>
      <StarRule />
      <p className="kicker poster-facts">
        {facts && `${words.players(facts.seats.min, facts.seats.max)} · `}
        {poster.length}
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

/** One press from here to the first decision; a form, because its button works before the page's script has come. */
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
