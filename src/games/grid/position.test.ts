import { describe, expect, test } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { BOARDS } from './board.ts';
import { playGame } from './fixtures.ts';
import { readPosition, rows, writePosition } from './position.ts';

const START = '..../...../..ox../..x*o../..ox../...../.... x';

describe('a position text', () => {
  test('is read back as it was written', () => {
    for (const game of ['', 'e6', 'b3a2b2c2', 'b3f5g6c5b5']) {
      const { state } = playGame(game);
      expect(readPosition(playGame(game).position())).toEqual({ pegs: state.open.pegs });
    }
    const small = playGame('e3a2a3', { board: 'hex3' });
    expect(readPosition(small.position(), 'hex3')).toEqual({ pegs: small.state.open.pegs });
  });

  test.each([
    ['', 'nothing'],
    [START.slice(0, -2), 'no side to move'],
    [`${START} `, 'two spaces'],
    [START.replace(' ', '  '), 'a wide gap'],
    [START.replace('x*', 'x.'), 'no centre'],
    [START.replace('..x*o..', '..x*o.'), 'a short row'],
    [START.replace('ox', 'oX'), 'a capital'],
    [START.replace('..../', ''), 'a row too few'],
    [`${START.slice(0, -1)}y`, 'an unknown side'],
    [playGame('', { board: 'hex3' }).position(), 'the other board'],
  ])('%s has bad syntax: %s', (text) => {
    expect(readPosition(text)).toEqual({ error: 'bad-syntax' });
  });

  test('with a lonely peg or a gap around the centre has a bad shape', () => {
    expect(readPosition(START.replace('.... x', '...x o'))).toEqual({ error: 'bad-shape' });
    expect(readPosition(START.replace('..ox../..x', '..o.../..x'))).toEqual({ error: 'bad-shape' });
  });

  test('says whose turn follows from the number of pegs', () => {
    expect(readPosition(START.replace(' x', ' o'))).toEqual({ error: 'bad-turn' });
    expect(readPosition(START.replace(' x', ' -'))).toEqual({ error: 'bad-turn' });
  });

  test('complains about the shape before the turn, and about syntax before both', () => {
    expect(readPosition(START.replace('.... x', '...x x'))).toEqual({ error: 'bad-shape' });
    expect(readPosition(START.replace('.... x', '...x z'))).toEqual({ error: 'bad-syntax' });
  });

  test('of a full grid says that nobody is to move', () => {
    const pegs = BOARDS.hex4.holes.map(() => 0 as const);
    expect(writePosition(BOARDS.hex4, pegs)).toMatch(/ -$/);
    expect(readPosition(writePosition(BOARDS.hex4, pegs))).toEqual({ pegs });
  });
});

rule('GR-2', 'seat 1 sees the mirror image, in which holes keep their names', () => {
  const { pegs } = playGame('e6').state.open;
  expect(rows(BOARDS.hex4, pegs, 0)[2]).toBe('..oxx.');
  expect(rows(BOARDS.hex4, pegs, 1)[2]).toBe('.xxo..');
  const { mirror, holes } = BOARDS.hex4;
  expect(holes[mirror[holes.indexOf('d3')] ?? -1]).toBe('d5');
  for (const [hole, other] of mirror.entries()) expect(mirror[other]).toBe(hole);
});

test('both players see their own start pegs in the same places', () => {
  for (const start of ['alternating', 'triples'] as const) {
    const { pegs } = playGame('', { start }).state.open;
    const swapped = rows(BOARDS.hex4, pegs, 1).map((row) =>
      row.replace(/[xo]/g, (letter) => (letter === 'x' ? 'o' : 'x')),
    );
    expect(swapped).toEqual(rows(BOARDS.hex4, pegs, 0));
  }
});
