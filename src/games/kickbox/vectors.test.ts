import { expect, test } from 'vitest';
import { runVector } from './vectors.ts';

const given = {
  step: 'TURN_ACTION',
  round: 1,
  phase: 3,
  active: 'red',
  red: { hand: ['r.jab.1'], hitsThisRound: 4, rbCut: 0 },
  blue: { hand: ['b.block.1'] },
};

test('hits of the round and the cut of the ring break can be given and expected', () => {
  const red = { hitsThisRound: 4, rbCut: 0, runOuts: 0, down: null };
  expect(runVector({ id: 'fields', given, moves: [], expect: { red } })).toEqual([]);
  const wrong = { ...given, red: { ...given.red, rbCut: 2 } };
  expect(runVector({ id: 'cut', given: wrong, moves: [], expect: { red } })).toEqual([
    'red.rbCut is 2, the weights give 0',
  ]);
});

test('a state in which nobody is asked goes on by itself', () => {
  const empty = { deck: ['r.jab.1', 'r.jab.2'] };
  const other = { deck: ['b.block.1', 'b.block.2'] };
  const start = { step: 'DUEL_PICK', round: 1, phase: 3, active: 'red', red: empty, blue: other };
  const expected = { step: 'TURN_DRAW', active: 'red' };
  expect(runVector({ id: 'duel', given: start, moves: [], expect: expected })).toEqual([]);
});

test('a vector that expects nothing is refused, in words', () => {
  expect(runVector({ id: 'empty', given, moves: [], expect: {} })).toEqual([
    '"expect" is empty: nothing is checked',
  ]);
  expect(runVector({ id: 'none', given, moves: [] })).toEqual(['the vector has no "expect"']);
});

test('an illegal move that was accepted is reported at that move', () => {
  const moves = [['red', { type: 'attack', card: 'r.jab.1', with: [] }, 'illegal']];
  expect(runVector({ id: 'accepted', given, moves, expect: { phase: 3 } })).toEqual([
    'illegal move {"type":"attack","card":"r.jab.1","with":[]} was accepted',
  ]);
});
