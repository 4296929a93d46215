import { expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { RoundGame } from './fixtures.ts';
import { round } from './game.ts';
import { draftOrder, ownerOf, slotNames } from './slots.ts';

const named = (players: number, places: readonly number[]): string[] =>
  places.map((place) => slotNames(players)[place] ?? '');

rule('RD-1', 'two to eight bettors', () => {
  expect(round.seats).toEqual({ min: 2, max: 8 });
});

rule('RD-2', 'the next bettor is the one to the left: clockwise', () => {
  expect(named(4, draftOrder(4, 2))).toEqual(['2.1', '3.1', '0.1', '1.1']);
  const table = new RoundGame(4, [{ cards: [4, 6, 7, 3], sheets: ['OO 1'] }]).night();
  expect(table.last('revealed').slots.map(({ slot }) => slot)).toEqual(slotNames(4));
  const [first] = table.state.open.history[0]?.duels ?? [];
  expect(first).toMatchObject({ a: '0.1', b: '1.1' });
});

rule('RD-8', 'one slot each with four or more bettors, two with two or three', () => {
  expect(slotNames(4)).toEqual(['0.1', '1.1', '2.1', '3.1']);
  expect(slotNames(3)).toEqual(['0.1', '0.2', '1.1', '1.2', '2.1', '2.2']);
  expect(slotNames(2)).toEqual(['0.1', '0.2', '1.1', '1.2']);
  expect(slotNames(3).map((_, place) => ownerOf(place, 3))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(slotNames(8)).toHaveLength(8);
});

rule('RD-17', 'RD-T-8: drafts go round from the starter, twice with two slots', () => {
  expect(named(3, draftOrder(3, 0))).toEqual(['0.1', '1.1', '2.1', '0.2', '1.2', '2.2']);
  expect(named(3, draftOrder(3, 1))).toEqual(['1.1', '2.1', '0.1', '1.2', '2.2', '0.2']);
  expect(named(2, draftOrder(2, 0))).toEqual(['0.1', '1.1', '0.2', '1.2']);
});

rule('RD-17', 'who is not asked is refused with it', () => {
  const table = new RoundGame(4, [{ cards: [4, 6, 7, 3] }]);
  expect(table.pending()).toEqual([0]);
  expect(table.refuses(1, { type: 'draft', keep: 4, announce: 4 })).toBe('RD-17');
  expect(table.refuses(9, { type: 'ready' })).toBe('RD-17');
  expect(table.refuses(0, { type: 'closeSalon' })).toBe('RD-17');
});
