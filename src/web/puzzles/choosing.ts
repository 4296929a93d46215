import { hashOf } from '../../bots/characters.ts';
import { at, range } from '../../engine/list.ts';
import { MANIFESTS } from '../../games/index.ts';
import type { PuzzleLine } from '../solo/protocol.ts';
import type { Progress } from './progress.ts';

export const PUZZLE_LEVELS = ['all', 'easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** The third of a game's puzzles, by rating, that suits a player's rating. */
export function puzzleLevelOf(lines: readonly PuzzleLine[], number: number): PuzzleLevel {
  const order = range(lines.length).sort(
    (a, b) => at(lines, a).rating - at(lines, b).rating || a - b,
  );
  const rank = order.indexOf(number) / lines.length;
  return rank < 1 / 3 ? 'easy' : rank < 2 / 3 ? 'medium' : 'hard';
}

/** The next puzzle: an untried one with the rating nearest to the player's. */
export function nextPuzzle(
  game: string,
  lines: readonly PuzzleLine[],
  { rating, tried }: Progress,
  level: PuzzleLevel = 'all',
): number | undefined {
  const distance = (n: number): number => Math.abs(at(lines, n).rating - rating);
  return range(lines.length)
    .filter((n) => !(`${game} ${n}` in tried))
    .filter((n) => level === 'all' || puzzleLevelOf(lines, n) === level)
    .sort((a, b) => distance(a) - distance(b) || a - b)[0];
}

/** Each day a different game has the puzzle of the day. */
export function gameOfTheDay(day: string): string {
  const games = Object.keys(MANIFESTS);
  return at(games, Math.floor(Date.parse(day) / 86_400_000) % games.length);
}

/** The same puzzle for everyone on a day. */
export function puzzleOfTheDay(day: string, count: number): number {
  return hashOf(`puzzle ${day}`) % count;
}
