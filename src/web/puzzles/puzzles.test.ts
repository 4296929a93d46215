import { expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { gameOfTheDay, nextPuzzle, puzzleLevelOf, puzzleOfTheDay } from './choosing.ts';
import { after, type Progress } from './progress.ts';

const NEW: Progress = { rating: 1200, rated: 0, tried: {} };
const LINES = range(9).map((n) => ({
  line: '',
  rating: 1000 + 100 * n,
  missed: { rookie: 0.5, contender: 0.5 },
}));

test('a solved puzzle raises the rating, more so a hard one; a missed one lowers it', () => {
  const easy = after(NEW, 'grid 1', 1000, true).rating;
  const hard = after(NEW, 'grid 1', 1800, true).rating;
  expect(easy).toBeGreaterThan(1200);
  expect(hard).toBeGreaterThan(easy);
  expect(after(NEW, 'grid 1', 1200, false)).toEqual({
    ...{ rating: 1160, rated: 1, tried: { 'grid 1': false } },
  });
  const settled = { ...NEW, rated: 100 };
  expect(after(settled, 'grid 1', 1200, true).rating).toBe(1210);
});

test('the next puzzle is the nearest one not tried yet, within its level', () => {
  expect(nextPuzzle('grid', LINES, NEW)).toBe(2);
  expect(nextPuzzle('grid', LINES, { ...NEW, tried: { 'grid 2': true } })).toBe(1);
  expect(nextPuzzle('grid', LINES, NEW, 'hard')).toBe(6);
  expect(range(9).map((n) => puzzleLevelOf(LINES, n))).toEqual([
    ...['easy', 'easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard', 'hard'],
  ]);
  const tried = Object.fromEntries(range(9).map((n) => [`grid ${n}`, true]));
  expect(nextPuzzle('grid', LINES, { ...NEW, tried })).toBeUndefined();
});

test('games take turns, and the puzzle of the day is the same for everyone', () => {
  const days = range(5).map((n) => `2026-11-1${n}`);
  expect(new Set(days.map(gameOfTheDay)).size).toBe(5);
  expect(puzzleOfTheDay('2026-11-18', 60)).toBe(puzzleOfTheDay('2026-11-18', 60));
  expect(puzzleOfTheDay('2026-11-18', 60)).toBeLessThan(60);
});
