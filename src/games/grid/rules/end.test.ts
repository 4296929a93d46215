import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { peg, playGame } from '../fixtures.ts';
import { grid } from '../game.ts';
import { spares } from './end.ts';

const LOST_AT_THE_LAST = 'f4c2d2g5b2f3e3a1b4b3e2g6c5a2g4f5d1c1b5a4g7e6e7f7a3b1d6d7f6c6';
const DRAWN = 'b2b1d2f4e6c1d1f3f5f6e2d6b3a1a3b4g6f7b5a4e7g7c5g5g4e3a2d7c6c2';
const WHITEWASH = 'b4b3a3b5a2a4f6a1c5g6e3c2f5g7b2e6g5b1f4c6c1f3d2e2e7g4d6d1f7d7';

rule('GR-14', 'a placement takes one peg from the supply, a replacement none', () => {
  expect(spares(playGame('').state.open.pegs)).toBe(34);
  expect(spares(playGame('e6').state.open.pegs)).toBe(33);
  expect(spares(playGame('b3a2b2c2').state.open.pegs)).toBe(30);
  expect(spares(playGame(DRAWN).state.open.pegs)).toBe(4);
});

rule('GR-15', 'the game ends with the thirtieth placement, not before', () => {
  const before = playGame(LOST_AT_THE_LAST.slice(0, -2));
  expect(grid.outcome(before.state)).toBeUndefined();
  expect(grid.asks(before.state)).toHaveLength(1);
  const end = before.plays('c6');
  expect(grid.outcome(end.state)).toBeDefined();
  expect(grid.asks(end.state)).toEqual([]);
  expect(end.refuses(peg('a1'), 0)).toBe('GR-4');
});

rule('GR-16', 'every peg on the grid counts one for its owner', () => {
  expect(playGame('').score()).toEqual([3, 3]);
  expect(playGame('e6').score()).toEqual([5, 2]);
  expect(grid.outcome(playGame(LOST_AT_THE_LAST).state)?.scores).toEqual([17, 19]);
});

rule('GR-17', 'the higher score wins', () => {
  const { state, told } = playGame(LOST_AT_THE_LAST);
  expect(grid.outcome(state)).toEqual({ places: [[1], [0]], scores: [17, 19], rule: 'GR-17' });
  expect(told.at(-1)).toMatchObject({
    rule: 'GR-17',
    news: { type: 'ended', score: [17, 19], winner: 1 },
  });
});

rule('GR-17', 'equal scores are a draw', () => {
  const { state, told } = playGame(DRAWN);
  expect(grid.outcome(state)).toEqual({ places: [[0, 1]], scores: [18, 18], rule: 'GR-17' });
  expect(told.at(-1)?.news).toEqual({ type: 'ended', score: [18, 18], winner: null });
});

rule('GR-18', 'who has no peg left plays on', () => {
  const bare = playGame('b3f5g6c5b5');
  expect(bare.score()).toEqual([11, 0]);
  expect(grid.outcome(bare.state)).toBeUndefined();
  expect(bare.legal()).toHaveLength(15);
  expect(bare.plays('c6').score()).toEqual([11, 1]);
  expect(playGame(WHITEWASH).score()).toEqual([0, 36]);
});
