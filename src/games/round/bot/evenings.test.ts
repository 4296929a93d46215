import { expect, test } from 'vitest';
import { range, sum } from '../../../engine/list.ts';
import { RoundGame } from '../fixtures.ts';
import { worthOf } from './evenings.ts';

test('a lie that may still be told is worth something, as long as nights are left', () => {
  const first = { cards: [4, 3, 6, 2], shadow: 1, announced: [4, 3, 6, 1] };
  const { state } = new RoundGame(4, [first, first]).night();
  const equal = { ...state, open: { ...state.open, purses: [5, 5, 5, 5] } };
  expect(worthOf(equal, 0)).toBeGreaterThan(worthOf(equal, 3));
  expect(sum(range(4).map((seat) => worthOf(equal, seat)))).toBeCloseTo(1, 9);
});

test('between two bettors a lie that may still be told weighs more than a K', () => {
  const first = { cards: [4, 3, 6, 2], shadow: 1, announced: [4, 3, 5, 2] };
  const { state } = new RoundGame(2, [first, first]).night();
  const richer = { ...state, open: { ...state.open, purses: [8, 9] } };
  expect(worthOf(richer, 0)).toBeGreaterThan(0.5);
});
