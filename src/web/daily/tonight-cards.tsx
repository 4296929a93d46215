import './tonight-cards.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { boutCast, boutSeat } from '../../bots/bout-cast.ts';
import { at, range } from '../../engine/list.ts';
import { manifestOf, posterOf } from '../../games/index.ts';
import { sitterNames } from '../names.ts';
import { useServer } from '../online/server.ts';
import { gameOfTheDay } from '../puzzles/choosing.ts';
import { GameArt } from '../screens/game-art.tsx';
import { useSettings } from '../settings.ts';
import { againstBots } from '../sitters.ts';
import { dayAfter, dayOf } from './days.ts';
import { useDailyWords } from './words.ts';

/** The daily bout and the puzzle of the day, as cards for the home page. */
export function TonightCards(): ReactNode {
  return (
    <div className="tonight-events">
      <DailyCard />
      <PuzzleCard />
    </div>
  );
}

/** One of today's bouts; the page it links to lists all of them. */
function DailyCard(): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const day = dayOf(Date.now());
  // Never the same game as the day's puzzle.
  const game = gameOfTheDay(dayAfter(day, 2));
  const played = usePlayed(game, day);
  const seats = manifestOf(game)?.bout.seats ?? 2;
  const seat = boutSeat(day, game, seats);
  const sitters = againstBots(seats, '', 'contender', { seat, cast: boutCast(day, game) });
  const names = range(seats)
    .filter((other) => other !== seat)
    .map(sitterNames(sitters, language));
  const name = posterOf(game, language)?.name ?? game;
  return (
    <Link className="tonight-card" href="/daily">
      <GameArt game={game} />
      <span>
        <small className="tonight-kind">{words.daily}</small>
        <b>{words.beat(shortened(names, words.andMore))}</b>
        <small>
          {name}
          {played === undefined ? '' : ` · ${words.playedBy(played)}`}
        </small>
      </span>
    </Link>
  );
}

function PuzzleCard(): ReactNode {
  const words = useDailyWords();
  const { language } = useSettings();
  const game = gameOfTheDay(dayOf(Date.now()));
  return (
    <Link className="tonight-card" href="/puzzles">
      <GameArt game={game} />
      <span>
        <small className="tonight-kind">{words.ofTheDay}</small>
        <b>{game === 'grid' ? words.winIt : words.findIt}</b>
        <small>{posterOf(game, language)?.name}</small>
      </span>
    </Link>
  );
}

function shortened(names: readonly string[], more: (name: string, n: number) => string): string {
  return names.length > 1 ? more(at(names, 0), names.length - 1) : names.join();
}

/** How many have played a bout; undefined without a server. */
function usePlayed(game: string, day: string): number | undefined {
  const server = useServer();
  const [played, setPlayed] = useState<number>();
  const there = server.kind === 'there';
  useEffect(() => {
    let here = true;
    if (there)
      import('../online/sign-in.ts')
        .then(({ api }) => api.boutResults(day, game))
        .then((results) => here && setPlayed(results.played))
        .catch(() => {});
    return () => {
      here = false;
    };
  }, [game, day, there]);
  return played;
}
