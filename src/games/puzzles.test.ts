import { describe, expect, test } from 'vitest';
import { decisionIn, isPuzzling, puzzleRating, readPuzzle } from '../bots/puzzles.ts';
import { canonical, unsafeCast } from '../engine/json.ts';
import { BadRecord } from '../engine/record.ts';
import { onlyWin } from './grid-tools.ts';
import { manifestOf } from './index.ts';
import { GAMES, gameOf } from './rules.ts';

async function linesOf(game: string): Promise<readonly string[]> {
  return (await manifestOf(game)?.puzzles()) ?? [];
}

describe.each(GAMES)('the puzzles of $id', (game) => {
  test('each is a decision between several answers, one of them right', async () => {
    const lines = await linesOf(game.id);
    expect(lines.length).toBeGreaterThanOrEqual(game.id === 'grid' ? 200 : 60);
    expect(new Set(lines.map((line) => line.split(' ')[3])).size).toBe(lines.length);
    for (const line of lines.filter((_, n) => n % 4 === 0)) {
      const puzzle = readPuzzle(gameOf, line);
      const { match, seat, answer } = decisionIn(game, puzzle);
      expect(isPuzzling(match, seat)).toBe(true);
      expect(match.refuses(seat, answer)).toBeUndefined();
      expect(puzzle.margin).toBeGreaterThanOrEqual(0.05);
      expect(puzzle.missed.contender).toBeGreaterThanOrEqual(0.2);
    }
  });
});

test('in the grid the answer is the only one that wins', async () => {
  const game = gameOf('grid');
  if (!game) throw new Error('no grid');
  for (const line of (await linesOf('grid')).filter((_, n) => n % 10 === 0)) {
    const { match, seat, answer } = decisionIn(game, readPuzzle(gameOf, line));
    const only = onlyWin(unsafeCast(match.view(seat)), 14);
    expect(canonical(only)).toBe(canonical(answer));
  }
});

test('the more miss it, the higher its rating', () => {
  const rating = (rookie: number, contender: number): number =>
    puzzleRating({ missed: { rookie, contender } });
  expect(rating(0.5, 0.5)).toBe(1200);
  expect(rating(1, 1)).toBeGreaterThan(rating(1, 0.5));
  expect(rating(1, 0.5)).toBeGreaterThan(rating(0.5, 0.5));
});

test('a line that is no puzzle is refused', () => {
  expect(() => readPuzzle(gameOf, '50 100 100 AAAA')).toThrow(BadRecord);
});
