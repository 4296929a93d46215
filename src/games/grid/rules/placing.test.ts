import { expect } from 'vitest';
import { legal } from '../../../engine/ask.ts';
import { rule } from '../../../testing/rule.ts';
import { peg, playGame } from '../fixtures.ts';
import { grid } from '../game.ts';

rule('GR-2', 'the hole must exist and be empty; the centre is none', () => {
  for (const hole of ['d4', 'a5', 'g3', 'h1', 'e0', 'E6', 'e6 ', '', 'constructor'])
    expect(playGame('').refuses(peg(hole))).toBe('GR-2');
  expect(playGame('').refuses(peg('d5'))).toBe('GR-2');
  expect(playGame('').refuses(peg('d3'))).toBe('GR-2');
  expect(playGame('e6').refuses(peg('e6'))).toBe('GR-2');
});

rule('GR-2', 'a move has exactly its members', () => {
  for (const move of [
    { type: 'place' },
    { type: 'place', hole: 7 },
    { type: 'place', hole: 'e6', by: 0 },
    { type: 'place', hole: 'e6', take: ['SW'] },
    { type: 'remove', hole: 'd5' },
    'e6',
  ])
    expect(playGame('').refuses(move)).toBe('GR-2');
});

rule('GR-5', 'a hole must touch a peg of either player', () => {
  expect(playGame('').refuses(peg('a1'))).toBe('GR-5');
  expect(playGame('b2').refuses(peg('a1'))).toBeUndefined();
  expect(playGame('b2').legal()).toContain('a1');
  expect(playGame('').legal().join(' ')).toBe('b2 b3 b4 c2 c5 d2 d6 e3 e6 f4 f5 f6');
});

rule('GR-5', 'the new peg itself does not count as a neighbour', () => {
  expect(playGame('').refuses(peg('g7'))).toBe('GR-5');
  expect(playGame('f6').refuses(peg('g7'))).toBeUndefined();
});

rule('GR-12', 'a hole that encloses nothing may be chosen while others enclose', () => {
  const quiet = playGame('').plays('b2');
  expect(quiet.told.map(({ news }) => news.type)).toEqual(['placed', 'turn']);
  expect(
    playGame('')
      .plays('b3')
      .told.map(({ news }) => news.type),
  ).toContain('knockedOut');
});

rule('GR-13', 'whoever is to move is asked for a peg as long as a hole is empty', () => {
  let now = playGame('');
  for (let ply = 0; ply < 30; ply++) {
    const [ask] = grid.asks(now.state);
    expect(ask).toMatchObject({ rule: 'GR-13', seat: ply % 2, about: 'place' });
    expect(ask && legal(ask).moves[0]).toEqual(ask?.idle());
    now = now.plays(now.legal()[0] ?? '');
  }
  expect(grid.asks(now.state)).toEqual([]);
});

rule('GO-1', 'every choice of enclosed lines is a move, from none to all', () => {
  const three = playGame('b3 a2 b2', { captures: 'optional' });
  expect(three.legal().filter((token) => token.startsWith('c2'))).toEqual([
    'c2!',
    'c2:E',
    'c2:NE',
    'c2:E.NE',
    'c2:SE',
    'c2:E.SE',
    'c2:NE.SE',
    'c2',
  ]);
  expect(three.plays('c2:E.SE').score()).toEqual([2, 8]);
  expect(three.plays('c2!').score()).toEqual([4, 6]);
  expect(three.plays('c2').score()).toEqual([1, 9]);
});

rule('GO-1', 'a named line must be enclosed, and names stand in canonical order', () => {
  const start = playGame('', { captures: 'optional' });
  const take = (...directions: string[]) => ({ type: 'place', hole: 'e6', take: directions });
  expect(start.refuses(take('W'))).toBe('GO-1');
  expect(start.refuses(take('W', 'SW'))).toBe('GO-1');
  expect(start.refuses(take('SW', 'W'))).toBe('GR-2');
  expect(start.refuses(take('SW', 'SW'))).toBe('GR-2');
  expect(start.refuses(take('UP'))).toBe('GR-2');
  expect(start.refuses(peg('e6'))).toBe('GR-2');
  expect(start.refuses(take('SW'))).toBeUndefined();
  expect(start.refuses(take())).toBeUndefined();
});

rule('GO-1', 'where the hole is filled or lonely, that comes first', () => {
  const start = playGame('', { captures: 'optional' });
  expect(start.refuses({ type: 'place', hole: 'd5', take: ['E'] })).toBe('GR-2');
  expect(start.refuses({ type: 'place', hole: 'a1', take: ['NE'] })).toBe('GR-5');
});
