import type { Budget } from '../../../bots/bot.ts';
import { MOST_MOVES } from './moves.ts';
import type { Position } from './position.ts';
import { type TranspositionTable, transpositionTable } from './transposition-table.ts';

/** What a search works with. */
export interface SearchContext {
  /** Moves are played on it and undone. */
  readonly p: Position;
  /** The evaluation of a position for the player to move, in hundredths of a peg. */
  readonly judge: Evaluator;
  readonly memory: TranspositionTable;
  /** For each number of empty holes a list of moves, and how promising each is. */
  readonly moves: Int32Array;
  readonly promise: Int32Array;
  readonly budget: Budget;
  /** The number of positions expanded so far. */
  nodes: number;
  /** The budget is used up: later results of the search are meaningless. */
  over: boolean;
}

export type Evaluator = (p: Position) => number;

export const UNLIMITED: Budget = { nodes: Number.POSITIVE_INFINITY, stop: () => false };

/** Starts a search, with a transposition table of this size (a power of two). */
export function thinkingAbout(
  p: Position,
  judge: Evaluator,
  room: number,
  budget: Budget,
): SearchContext {
  return {
    p,
    judge,
    memory: transpositionTable(room),
    moves: new Int32Array(MOST_MOVES * (p.empty + 1)),
    promise: new Int32Array(MOST_MOVES * (p.empty + 1)),
    budget,
    nodes: 0,
    over: false,
  };
}

const BREATH = 256;

/** Counts a position, and checks the time now and then. */
export function countNode(t: SearchContext): void {
  t.nodes++;
  if (t.nodes > t.budget.nodes || (t.nodes % BREATH === 0 && t.budget.stop())) t.over = true;
}
