import { expect, test } from 'vitest';
import { range } from '../engine/list.ts';
import { rngFrom } from '../engine/rng.ts';
import { deviation } from './chi-squared.ts';

/** The frequency of each number in this many draws. */
function counted(times: number, draw: () => number): Map<string, number> {
  const found = new Map<string, number>();
  for (const _ of range(times)) {
    const key = String(draw());
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

const FAIR = new Map(range(6).map((n) => [String(n), 1]));

test('a fair die is near what is expected, whatever the seed', () => {
  for (const seed of range(50)) {
    const rng = rngFrom([seed, 1, 2, 3]);
    expect(
      Math.abs(
        deviation(
          counted(600, () => rng.below(6)),
          FAIR,
        ),
      ),
    ).toBeLessThan(4);
  }
});

test('a loaded die is far from it', () => {
  const rng = rngFrom([1, 2, 3, 4]);
  const loaded = counted(600, () => (rng.below(8) === 0 ? 5 : rng.below(6)));
  expect(deviation(loaded, FAIR)).toBeGreaterThan(4);
});

test('a missing item is noticed, and rare items are pooled', () => {
  const missing = counted(600, () => 3);
  expect(deviation(missing, FAIR)).toBeGreaterThan(10);
  const rare = new Map([['0', 995], ...range(5).map((n): [string, number] => [`rare ${n}`, 1])]);
  expect(
    deviation(
      new Map([
        ['0', 995],
        ['rare 1', 5],
      ]),
      rare,
    ),
  ).toBeLessThan(1);
});
