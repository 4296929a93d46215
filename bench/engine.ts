import { defaultSeats } from '../src/cli/game-call.ts';
import { openFairness, seedsOf } from '../src/engine/fair.ts';
import type { Hosted } from '../src/engine/hosted.ts';
import { at, range } from '../src/engine/list.ts';
import type { ViewableMatch } from '../src/engine/match.ts';
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

/** Random games and decisions per second. */
export function randomGames(game: Hosted, seconds: number) {
  const seats = defaultSeats(game);
  const seeds = seedsOf(openFairness('bench', 'bench'), 'bench');
  const players = rngFrom(seeds(0));
  let [step, games, decisions] = [1, 0, 0];
  const one = (): void => {
    decisions += game.playRandomly(seats, {}, () => seeds(step++), players).decisions;
    games++;
  };
  for (const end = performance.now() + 500; performance.now() < end; ) one();
  [games, decisions] = [0, 0];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) one();
  const passed = (performance.now() - start) / 1000;
  return { seats, gamesPerSecond: games / passed, decisionsPerSecond: decisions / passed };
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
    times.asks.push(measured(copies, (copy) => copy.ask(seat)));
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return {
    clone: quantile(times.clone, 0.5),
    view: quantile(times.view, 0.5),
    asks: quantile(times.asks, 0.5),
  };
}

/** A table caches its questions until the next step, so every clone is asked once. */
function measured(
  copies: readonly ViewableMatch[],
  work: (copy: ViewableMatch) => unknown,
): number {
  const start = performance.now();
  for (const copy of copies) work(copy);
  return ((performance.now() - start) * 1000) / copies.length;
}
