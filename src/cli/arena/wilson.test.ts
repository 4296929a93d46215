import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

/** R. G. Newcombe, “Two-sided confidence intervals for the single proportion”, 1998, table I, method 3. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %i in %i is the published one', (firsts, games, low, high) => {
  expect(wilson(firsts / games, games).map((bound) => bound.toFixed(4))).toEqual([
    low.toFixed(4),
    high.toFixed(4),
  ]);
});

test('nothing is known of a share of no games', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
