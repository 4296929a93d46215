import { expect, test } from 'vitest';
import { at, range } from '../engine/list.ts';
import { rngFrom } from '../engine/rng.ts';
import { meanOf, sameChance, tryOut } from './trials.ts';

const never = (): boolean => false;

/** Answers from 0 to 9, each worth its tenth plus noise from the world. */
function tried(tries: number, stop: () => boolean = never) {
  const rng = rngFrom([1, 2, 3, 4]);
  const world = () => {
    const luck = rng.below(1000) / 1000;
    return (move: number) => move / 10 + luck;
  };
  return tryOut({ moves: range(10), tries, stop, world });
}

test('the best answer is found, and every answer is listed once', () => {
  const found = tried(200);
  expect(at(found, 0).move).toBe(9);
  expect(found.map(({ move }) => move).sort()).toEqual(range(10));
});

test('the better an answer looks, the more it is tried', () => {
  const found = tried(400);
  const times = (move: number): number =>
    found.find((one) => one.move === move)?.worths.length ?? 0;
  expect(times(9)).toBeGreaterThan(2 * times(5));
  expect(times(5)).toBeGreaterThan(times(0));
  expect(meanOf(at(found, 0))).toBeGreaterThan(0.9);
});

test('all answers are tried in the same worlds', () => {
  const found = tried(200);
  const first = found.map(({ move, worths }) => (at(worths, 0) - move / 10).toFixed(6));
  expect(new Set(first).size).toBe(1);
});

test('it stops when told to, but not before every answer was tried once', () => {
  const found = tried(1000, () => true);
  expect(found.map(({ worths }) => worths.length)).toEqual(range(10).map(() => 1));
});

test('randomness can be repeated', () => {
  const chance = sameChance(rngFrom([4, 3, 2, 1]));
  const numbers = (): number[] => {
    const rng = chance();
    return range(5).map(() => rng.below(1000));
  };
  expect(numbers()).toEqual(numbers());
});

test('a prior decides between answers that turn out equal, and a clear result outweighs it', () => {
  const prior = { trials: 10, lead: (move: number) => (move === 0 ? 0.1 : 0) };
  const find = (world: () => (move: number) => number) =>
    at(tryOut({ moves: range(4), tries: 400, stop: never, world, prior }), 0).move;
  expect(find(() => () => 0.5)).toBe(0);
  expect(find(() => (move) => (move === 3 ? 0.9 : 0.5))).toBe(3);
});
