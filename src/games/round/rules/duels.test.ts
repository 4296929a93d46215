import { expect } from 'vitest';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { type Evening, RoundGame, withOptions } from '../fixtures.ts';
import type { Night } from '../kind.ts';
import { packOf } from '../pack.ts';
import { fight, type Ring, strongest } from './duels.ts';

function night(players: number, evening: Evening, options = {}): Night {
  return at(new RoundGame(players, [evening], options).night().state.open.history, 0);
}

/** Duels as `winner reason`, in order. */
function duels({ duels: fought }: Night): string[] {
  return fought.map(({ winner, reason }) => `${winner} ${reason}`);
}

rule('RD-48', 'RD-T-12: Cara next to the Coach wins all his duels', () => {
  const evening = night(4, { cards: [2, 6, 3, 7] });
  expect(evening.caraActive).toBe('0.1');
  expect(duels(evening)).toEqual(['0.1 ringmate', '1.1 strength', '3.1 strength', '0.1 ringmate']);
});

rule('RD-48', 'RD-T-13: not across the ring', () => {
  expect(night(4, { cards: [2, 3, 6, 7] }).caraActive).toBeNull();
});

rule(
  'RD-48',
  'RD-T-16, RD-T-17: knocking out the Coach disarms him, closing the circle arms him',
  () => {
    const disarmed = night(5, { cards: [5, 3, 2, 6, 4], attack: 'ko 3.1 6' });
    expect(disarmed.caraActive).toBeNull();
    const armed = night(6, { cards: [9, 2, 11, 10, 5, 8], attack: 'ko 2.1 11' });
    expect(armed.caraActive).toBe('1.1');
  },
);

rule(
  'RD-46',
  'RD-T-23, RD-T-24: with two bettors next to opponent and stablemate, not diagonally',
  () => {
    expect(night(2, { cards: [2, 6, 3, 7] }).caraActive).toBe('0.1');
    expect(night(2, { cards: [2, 4, 6, 3] }).caraActive).toBeNull();
    const same = night(2, { cards: [2, 4, 6, 3] }, { twoPlayerPairing: 'sameSlot' });
    expect(same.caraActive).toBe('0.1');
    expect(duels(same)).toEqual(['0.1 ringmate', '0.2 strength']);
  },
);

rule('RD-49', 'RD-T-11: the Rookie beats El Toro and loses to everyone else', () => {
  expect(duels(night(4, { cards: [7, 1, 4, 3] }))).toEqual([
    '1.1 giantKiller',
    '2.1 strength',
    '2.1 strength',
    '0.1 strength',
  ]);
});

rule('RD-51', 'each boxer fights its left and its right neighbour', () => {
  const { duels: fought } = night(4, { cards: [4, 6, 7, 3] });
  expect(fought.map(({ a, b }) => `${a} ${b}`)).toEqual([
    '0.1 1.1',
    '1.1 2.1',
    '2.1 3.1',
    '3.1 0.1',
  ]);
});

rule('RD-52', 'RD-T-21: with two bettors a left hand faces a right hand', () => {
  const facing = night(2, { cards: [4, 6, 3, 7] });
  expect(facing.duels.map(({ a, b }) => `${a} ${b}`)).toEqual(['0.1 1.2', '0.2 1.1']);
  const same = night(2, { cards: [4, 6, 3, 7] }, { twoPlayerPairing: 'sameSlot' });
  expect(same.duels.map(({ a, b }) => `${a} ${b}`)).toEqual(['0.1 1.1', '0.2 1.2']);
});

rule(
  'RD-53',
  'a knock-out comes before Cara, Cara before the Rookie, the Rookie before strength',
  () => {
    const knockout = night(2, { cards: [5, 2, 7, 6], attack: 'ko 1.2 6' });
    expect(knockout.caraActive).toBeNull();
    expect(duels(knockout)).toEqual(['0.1 knockout', '1.1 strength']);
    expect(duels(night(4, { cards: [2, 6, 3, 1] }))[3]).toBe('0.1 ringmate');
  },
);

rule('RD-54', 'equal numbers, which no pack has, would be a tie that nobody wins', () => {
  const options = withOptions({});
  const ring: Ring = {
    players: 4,
    options,
    pack: packOf(4, options),
    cards: [4, 4, 6, 3],
    places: [0, 1, 2, 3],
    ko: null,
  };
  expect(fight(ring, null)[0]).toEqual({ a: 0, b: 1, winner: null, reason: 'tie' });
});

rule(
  'RD-61',
  'RD-T-27: the strongest is an active Cara, else the highest who was not knocked out',
  () => {
    expect(strongest([4, 6, 7, 3], null, null)).toBe(2);
    expect(strongest([7, 1, 4, 3], null, null)).toBe(0);
    expect(strongest([2, 6, 3, 7], null, 0)).toBe(0);
    expect(strongest([5, 7, 4, 1], 1, null)).toBe(0);
    expect(strongest([7, 5, 4, 1], 0, null)).toBe(1);
    expect(strongest([9, 2, 11, 10, 5, 8], 2, 1)).toBe(1);
  },
);
