import { expect, test } from 'vitest';
import type { Given } from '../fixtures.ts';
import { fightAt, stateOf } from '../fixtures.ts';
import { chances } from './value.ts';

/** A fight in its last round in which both have the same, but for what is given to red. */
function even(red: { readonly hand?: string; readonly vp?: number } = {}, more: Given = {}) {
  const side = { hand: 'jab.1 block.1 hook.1 gap.1', deck: 'jab.2 jab.3 punch.1 block.2' };
  const { options = {}, round = 6, phase = 10 } = more;
  return fightAt({ options, round, phase, red: { ...side, ...red }, blue: side }).state;
}

test('what one has the other lacks', () => {
  for (const state of [even(), even({ vp: 2 }), even({}, { options: { variant: 'streetfight' } })])
    expect(chances(state, 0) + chances(state, 1)).toBeCloseTo(1, 9);
});

test('points count, and more so the later it is', () => {
  const late = chances(even({ vp: 1 }, { phase: 14 }), 0);
  expect(chances(even({ vp: 1 }), 0)).toBeGreaterThan(chances(even(), 0));
  expect(late).toBeGreaterThan(chances(even({ vp: 1 }, { round: 1 }), 0));
  expect(late).toBeGreaterThan(0.75);
});

test('a fuller hand is worth more than an empty one', () => {
  expect(chances(even(), 0)).toBeGreaterThan(chances(even({ hand: '' }), 0) + 0.05);
});

test('a fight that is over is worth what it brought', () => {
  const state = stateOf({});
  state.open.step = { type: 'over', winner: 1, how: 'points', round: 6, phase: 15 };
  expect([chances(state, 0), chances(state, 1)]).toEqual([0, 1]);
  state.open.step = { type: 'over', winner: null, how: 'draw', round: 6, phase: 15 };
  expect(chances(state, 0)).toBe(0.5);
});
