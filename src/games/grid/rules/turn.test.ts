import { expect } from 'vitest';
import { range } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { peg, playGame } from '../fixtures.ts';
import { grid } from '../game.ts';

rule('GR-1', 'two sit down, and seat 0 places first', () => {
  expect(grid.seats).toEqual({ min: 2, max: 2 });
  expect(grid.asks(playGame('').state).map((ask) => ask.seat)).toEqual([0]);
  expect(playGame('').refuses(peg('e6'), 1)).toBe('GR-4');
});

rule('GR-4', 'seats take turns, whatever is knocked out', () => {
  const game = 'e6d6f5c2b3b4';
  for (const ply of range(game.length / 2)) {
    const now = playGame(game.slice(0, 2 * ply));
    expect(grid.asks(now.state).map((ask) => ask.seat)).toEqual([ply % 2]);
    expect(now.refuses(peg(now.legal()[0] ?? ''), 1 - (ply % 2))).toBe('GR-4');
    const after = now.plays(game.slice(2 * ply, 2 * ply + 2));
    expect(after.told.at(-1)).toMatchObject({
      rule: 'GR-4',
      news: { type: 'turn', seat: 1 - (ply % 2) },
    });
  }
});

rule('GR-4', 'nobody passes, and no third seat is heard', () => {
  expect(playGame('').refuses({ type: 'pass' })).toBe('GR-2');
  expect(playGame('').refuses(peg('e6'), 2)).toBe('GR-4');
  expect(playGame('').refuses(null, 1)).toBe('GR-4');
});
