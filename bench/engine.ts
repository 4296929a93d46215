import { defaultSeats } from '../src/cli/game-call.ts';
import { openFairness, seedsOf } from '../src/engine/fair.ts';
import type { Hosted } from '../src/engine/hosted.ts';
import { at, range } from '../src/engine/list.ts';
import type { Match } from '../src/engine/match.ts';
import { rngFrom } from '../src/engine/rng.ts';
import { GAMES } from '../src/games/rules.ts';
import { quantile } from './quantile.ts';

/** The engine's speed in each game, on one core. */
export function engineFigures(seconds: number) {
  return GAMES.map((game) => ({
    game: game.id,
    ...randomGames(game, seconds),
    ...operations(game, seconds),
  }));
}

/** Random games and decisions per second of CPU time. */
export function randomGames(game: Hosted, seconds: number) {
  const seats = defaultSeats(game);
  const rng = rngFrom(seedsOf(openFairness('bench', 'bench'), 'bench')(0));
  const play = (milliseconds: number) => {
    let [games, decisions] = [0, 0];
    const start = cpuTime();
    while (cpuTime() - start < milliseconds)
      for (const look = performance.now() + BETWEEN_LOOKS; performance.now() < look; games++)
        decisions += game.playRandomly(seats, {}, rng).decisions;
    const passed = (cpuTime() - start) / 1000;
    return { seats, gamesPerSecond: games / passed, decisionsPerSecond: decisions / passed };
  };
  play(WARM_UP);
  return play(seconds * 1000);
}

/** Milliseconds between two looks at the CPU time, which takes as long as a game of grid. */
const BETWEEN_LOOKS = 10;

/** Milliseconds of random games before the measurement. */
const WARM_UP = 500;

/** CPU time of this process in milliseconds: other programs on the machine hardly change it. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Median microseconds of clone, view and asks over the states of one random game. */
function operations(game: Hosted, seconds: number) {
  const seats = defaultSeats(game);
  const match = game.open({
    seats,
    options: {},
    fairness: openFairness('bench', 'bench'),
    secret: 'bench',
  });
  if ('error' in match) throw new Error('normal options are refused');
  const rng = rngFrom([1, 2, 3, 4]);
  const times = { clone: [0], view: [0], asks: [0] };
  const repeat = Math.max(20, seconds * 50);
  while (match.asked().length > 0) {
    const seat = at(match.asked(), 0);
    const copies = range(repeat).map(() => match.clone());
    times.clone.push(measured(copies, () => match.clone()));
    times.view.push(measured(copies, (copy) => copy.view(seat)));
    for (const copy of copies) copy.dropCaches();
    times.asks.push(measured(copies, (copy) => copy.ask(seat)));
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return {
    clone: quantile(times.clone, 0.5),
    view: quantile(times.view, 0.5),
    asks: quantile(times.asks, 0.5),
  };
}

/** A table caches its questions and views until the next step, so every clone is used once. */
function measured(copies: readonly Match[], work: (copy: Match) => unknown): number {
  const start = performance.now();
  for (const copy of copies) work(copy);
  return ((performance.now() - start) * 1000) / copies.length;
}
