import { describe, expect, test } from 'vitest';
import { legal } from '../../engine/ask.ts';
import { listener } from '../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../engine/rng.ts';
import { ALL_OPTIONS, nameOf } from './all-options.ts';
import { playGame } from './fixtures.ts';
import { grid } from './game.ts';
import { notate, readToken, token, tokensOf, transcript } from './notation.ts';

describe('tokens', () => {
  const three = playGame('b3 a2 b2', { captures: 'optional' }).state;

  test('name the hole, and the lines only where a part is taken', () => {
    expect(token(three, { type: 'place', hole: 'c2', take: ['E', 'NE', 'SE'] })).toBe('c2');
    expect(token(three, { type: 'place', hole: 'c2', take: ['E', 'SE'] })).toBe('c2:E.SE');
    expect(token(three, { type: 'place', hole: 'c2', take: [] })).toBe('c2!');
    expect(token(three, { type: 'place', hole: 'a1', take: [] })).toBe('a1');
    expect(token(playGame('').state, { type: 'place', hole: 'e6' })).toBe('e6');
  });

  test('that mean nothing are not read', () => {
    for (const written of ['', 'c', 'c22', 'c2:', 'c2:SE.E', 'c2:E.E', 'c2:UP', 'c2?', 'C2'])
      expect(readToken(three, written)).toBeUndefined();
    for (const written of ['e6!', 'e6:SW'])
      expect(readToken(playGame('').state, written)).toBeUndefined();
  });

  test.each(ALL_OPTIONS)('stand for exactly one move each ($board $start $captures)', (options) => {
    const rng = rngFrom(seedsFrom(5)());
    const state = grid.setup(2, options, rng, listener());
    for (let [ask] = grid.asks(state); ask; [ask] = grid.asks(state)) {
      const { moves } = legal(ask);
      const tokens = moves.map((move) => token(state, move));
      expect(new Set(tokens).size, nameOf(options)).toBe(moves.length);
      expect(tokens.map((written) => readToken(state, written))).toEqual(moves);
      grid.play(state, ask.seat, moves[rng.below(moves.length)] ?? ask.idle(), rng, listener());
    }
  });
});

describe('a transcript', () => {
  test('joins holes, or separates tokens where captures are optional', () => {
    expect(transcript(['e6', 'd6'], 'automatic')).toBe('e6d6');
    expect(transcript(['e6!', 'd6'], 'optional')).toBe('e6! d6');
    expect(tokensOf('e6d6', 'automatic')).toEqual(['e6', 'd6']);
    expect(tokensOf('e6! d6', 'optional')).toEqual(['e6!', 'd6']);
    expect(tokensOf('', 'automatic')).toEqual([]);
    expect(tokensOf('', 'optional')).toEqual([]);
  });
});

test('a move alone is written with all lines that it takes', () => {
  expect(notate({ type: 'place', hole: 'e6' })).toBe('e6');
  expect(notate({ type: 'place', hole: 'e6', take: [] })).toBe('e6!');
  expect(notate({ type: 'place', hole: 'e6', take: ['SW'] })).toBe('e6:SW');
});
