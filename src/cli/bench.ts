import { availableParallelism } from 'node:os';
import { openFairness, seedsOf } from '../engine/fair.ts';
import type { Hosted } from '../engine/hosted.ts';
import { at } from '../engine/list.ts';
import { rngFrom } from '../engine/rng.ts';
import { GAMES } from '../games/index.ts';
import { type Command, FINE } from './command.ts';
import { defaultSeats } from './game-call.ts';
import { table } from './table.ts';

export const bench: Command = {
  usage: '[engine]',
  says: 'Measures the house and prints a table.',
  options: { 'seconds N': 'how long each figure is measured (2)', json: 'print one object' },
  run: (call) => {
    const seconds = call.number('seconds', 2, 1, 600);
    const rows = GAMES.map((game) => ({
      game: game.id,
      ...randomGames(game, seconds),
      ...operations(game, seconds),
    }));
    const figures = { cores: availableParallelism(), node: process.version, engine: rows };
    if (call.flag('json')) console.log(JSON.stringify(figures));
    else {
      console.log(`${figures.cores} cores, Node ${figures.node}; one core used\n`);
      const head = ['game', 'seats', 'games/s', 'decisions/s', 'clone µs', 'view µs', 'asks µs'];
      const body = rows.map((row) => [
        ...[
          row.game,
          String(row.seats),
          row.gamesPerSecond.toFixed(0),
          row.decisionsPerSecond.toFixed(0),
        ],
        ...[row.clone.toFixed(2), row.view.toFixed(2), row.asks.toFixed(2)],
      ]);
      console.log(table(head, body));
    }
    return FINE;
  },
};

/** Random games and decisions per second. */
function randomGames(game: Hosted, seconds: number) {
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

/** Microseconds to copy, see and ask, in the median of the states of one random game. */
function operations(game: Hosted, seconds: number) {
  const seats = defaultSeats(game);
  const bout = game.open({
    seats,
    options: {},
    fairness: openFairness('bench', 'bench'),
    secret: 'bench',
  });
  if ('error' in bout) throw new Error('normal options are refused');
  const rng = rngFrom([1, 2, 3, 4]);
  const times = { clone: [0], view: [0], asks: [0] };
  const repeat = Math.max(20, seconds * 50);
  while (bout.asked().length > 0) {
    const seat = at(bout.asked(), 0);
    times.clone.push(measured(repeat, () => bout.clone()));
    times.view.push(measured(repeat, () => bout.view(seat)));
    times.asks.push(measured(repeat, () => bout.ask(seat)));
    bout.answer(seat, bout.randomAnswer(seat, rng));
  }
  return { clone: median(times.clone), view: median(times.view), asks: median(times.asks) };
}

function measured(repeat: number, work: () => unknown): number {
  const start = performance.now();
  for (let i = 0; i < repeat; i++) work();
  return ((performance.now() - start) * 1000) / repeat;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return at(sorted, Math.floor(sorted.length / 2));
}
