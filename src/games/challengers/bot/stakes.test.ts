import { expect, test } from 'vitest';
import { at } from '../../../engine/list.ts';
import { DUEL, duelStakes, stakeOf, TOURNAMENT } from './stakes.ts';

test('a match between equals counts about as much as with any lead, in the first round', () => {
  const { match, fan, later } = duelStakes(0, 1, 7);
  expect(Math.abs(at(match, 0) - at(DUEL.match, 0))).toBeLessThan(1);
  expect(Math.abs(at(fan, 0) - 1)).toBeLessThan(0.2);
  expect(Math.abs(later - 1)).toBeLessThan(0.3);
});

test('with an even score the last round decides, and the one before it does not', () => {
  expect(stakeOf(duelStakes(0, 6, 7), 6)).toBeLessThan(1);
  expect(duelStakes(0, 6, 7).later).toBeGreaterThan(2);
  expect(stakeOf(duelStakes(0, 7, 7), 7)).toBeGreaterThan(20);
});

test('with a lead as large as the trophy a fan decides', () => {
  expect(at(duelStakes(9, 7, 7).fan, 6)).toBeGreaterThan(at(duelStakes(2, 7, 7).fan, 6));
});

test('among more the deck of the last round also plays the final', () => {
  expect(stakeOf(TOURNAMENT, 7)).toBeGreaterThan(2 * stakeOf(TOURNAMENT, 6));
  expect(stakeOf(TOURNAMENT, 8)).toBe(stakeOf(TOURNAMENT, 7));
});
