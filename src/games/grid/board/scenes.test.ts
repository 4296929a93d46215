import { expect, test } from 'vitest';
import { anyAnswer } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES } from '../../../engine/texts.ts';
import { nameOfSeat, walk } from '../../../testing/moments.ts';
import type { ShownStep } from '../../../ui/stage/beat.ts';
import { grid } from '../game.ts';
import type { Grid, Move, Options } from '../kind.ts';
import { score } from '../rules/end.ts';
import { log } from './log.ts';
import { scenes } from './scenes.ts';

/** Every step of a random game as this seat saw it. */
function stepsOf(
  options: Partial<Options>,
  seat: number | null,
  answer: (ask: ReturnType<typeof grid.asks>[number], rng: Rng) => Move = anyAnswer,
): ShownStep<Grid>[] {
  const steps: ShownStep<Grid>[] = [];
  let before: ShownStep<Grid>['before'] | undefined;
  const table = { seats: 2, options, rng: rngFrom([2, 7, 7, 7]), answer };
  walk(grid, table, (moment) => {
    const after = structuredClone(viewOf(grid, moment.state, seat));
    const news = moment.told.slice(moment.fresh);
    const language = at(LANGUAGES, steps.length % 2);
    if (before) steps.push({ before, after, news, who: nameOfSeat, language });
    before = after;
  });
  return steps;
}

const TABLES: readonly (readonly [Partial<Options>, number | null])[] = [
  [{}, 0],
  [{ board: 'hex3' }, 1],
  [{ captures: 'optional' }, 1],
  [{ board: 'hex5', handicap: 2 }, null],
  [{ start: 'triples', begins: 'seat1' }, 1],
];

test.each(TABLES)(
  'beats with %j, seat %s, tell everything in order and end in the present',
  (options, seat) => {
    for (const step of stepsOf(options, seat)) {
      const beats = scenes(step);
      expect(beats.at(-1)?.view).toEqual(step.after);
      expect(beats.at(-1)?.told).toBe(step.news.length);
      const told = beats.map((beat) => beat.told);
      expect(told).toEqual([...told].sort((a, b) => a - b));
      for (const { caption = '' } of beats) expect(caption).not.toMatch(/undefined|null|NaN/);
    }
  },
);

test.each(TABLES)(
  'with %j, seat %s, no peg falls and no point counts before its beat',
  (options, seat) => {
    let falls = 0;
    for (const step of stepsOf(options, seat)) {
      falls += scenes(step).filter(({ moment }) => moment).length;
      for (const { view, told } of scenes(step).slice(0, -1)) {
        let [first, second] = score(step.before.open.pegs);
        for (const { news } of step.news.slice(0, told)) {
          const placed = news.type === 'placed' ? 1 : 0;
          const taken = news.type === 'knockedOut' ? news.holes.length : 0;
          const sign = 'seat' in news && news.seat === 0 ? 1 : -1;
          first += sign * taken + (sign > 0 ? placed : 0);
          second += (sign > 0 ? 0 : placed) - sign * taken;
        }
        expect(score(view.open.pegs)).toEqual([first, second]);
      }
    }
    expect(falls).toBeGreaterThan(0);
  },
);

test('the end waits for the viewer, and nothing else does', () => {
  const stops = stepsOf({}, 0).flatMap((step) => scenes(step).map(({ waits = false }) => waits));
  expect(stops.filter(Boolean)).toHaveLength(1);
  expect(stops.at(-1)).toBe(true);
});

test('a swap is a beat and an entry of the log', () => {
  let [placed, swapped] = [false, false];
  const heard: ShownStep<Grid>['news'][number][] = [];
  const steps = stepsOf({ swap: true }, 1, (ask, rng) => {
    const swaps = placed && !swapped;
    [placed, swapped] = [true, placed];
    return swaps ? { type: 'swap' } : anyAnswer(ask, rng);
  });
  for (const { news } of steps) heard.push(...news);
  const [, swap] = steps;
  expect(swap && scenes({ ...swap, language: 'en' })).toMatchObject([
    { caption: 'Bob swaps colours', view: { open: { swapped: true } } },
  ]);
  const entries = log(heard, { who: nameOfSeat, language: 'en', view: at(steps, 0).after });
  expect(entries.filter(({ text }) => text === 'Bob swaps colours.')).toHaveLength(1);
});
