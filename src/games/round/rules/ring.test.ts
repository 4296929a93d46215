import { expect } from 'vitest';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { RoundGame, withOptions } from '../fixtures.ts';
import type { Options } from '../kind.ts';
import { slotNames } from '../slots.ts';
import { nextTo, ringFought, ringOf } from './ring.ts';

/** The ring in slot names. */
function ring(players: number, options: Partial<Options> = {}, ko: number | null = null): string {
  return ringFought(players, withOptions(options), ko)
    .map((place) => at(slotNames(players), place))
    .join(' ');
}

rule('RD-44', 'the ring follows the seats', () => {
  expect(ring(4)).toBe('0.1 1.1 2.1 3.1');
  expect(ring(8)).toBe('0.1 1.1 2.1 3.1 4.1 5.1 6.1 7.1');
  expect(ring(3)).toBe('0.1 1.1 2.1 0.2 1.2 2.2');
  expect(ring(3, { threePlayerRing: 'paired' })).toBe('0.1 0.2 1.1 1.2 2.1 2.2');
  expect(ring(2)).toBe('0.1 1.2 1.1 0.2');
  expect(ring(2, { twoPlayerPairing: 'sameSlot' })).toBe('0.1 1.1 1.2 0.2');
});

rule('RD-44', 'RD-T-8: the starter changes nothing about the ring', () => {
  const duels = [0, 1, 2].map((starter) => {
    const table = new RoundGame(3, [{ cards: [4, 6, 7, 1, 2, 3], starter }]).night();
    return table.state.open.history[0]?.duels;
  });
  expect(duels[1]).toEqual(duels[0]);
  expect(duels[2]).toEqual(duels[0]);
});

rule('RD-45', 'the circle closes around a knocked-out boxer, not with two bettors', () => {
  expect(ring(4, {}, 1)).toBe('0.1 2.1 3.1');
  expect(ring(3, {}, 3)).toBe('0.1 1.1 2.1 0.2 2.2');
  expect(ring(2, {}, 3)).toBe('0.1 1.2 1.1 0.2');
});

rule('RD-46', 'neighbours are next to each other, also across the end of the list', () => {
  const four = ringOf(4, withOptions({}));
  expect([1, 2, 3].map((place) => nextTo(four, 0, place))).toEqual([true, false, true]);
  const closed = ringFought(4, withOptions({}), 1);
  expect(nextTo(closed, 0, 2)).toBe(true);
  const two = ringOf(2, withOptions({}));
  expect([1, 2, 3].map((place) => nextTo(two, 0, place))).toEqual([true, false, true]);
});
