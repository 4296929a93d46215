import type { Budget } from '../../../bots/bot.ts';
import type { Peg } from '../kind.ts';
import { PEG } from './evaluation.ts';
import { FIRST_HOLE, holeName, type TableOptions } from './holes.ts';
import { judgeOf } from './judge.ts';
import type { Thought } from './look-ahead.ts';
import { allMoves } from './moves.ts';
import { type Code, type Position, play, positionOf, takeBack } from './position.ts';
import { listByPromise } from './promise.ts';
import { loadSolver, type SolverProgram } from './solver-program.ts';
import { thinkingAbout, UNLIMITED } from './thinking.ts';

/** A position that is being solved, and what that may cost. */
export interface Solving {
  /** Moves change it and are taken back. */
  readonly p: Position;
  readonly budget: Budget;
  /** The size of the transposition table, as a power of two. */
  readonly bits: number;
  /** How many positions there have been whose moves were tried. */
  nodes: number;
  /** The budget is used up: whatever a search returns from now on means nothing. */
  over: boolean;
}

/** The exact end of a game: the final difference for the player to move, and the holes that reach it. */
export function solve(
  pegs: readonly Peg[],
  options: TableOptions,
  mover?: 0 | 1,
): { readonly value: number; readonly best: readonly string[] } {
  const t = solving(positionOf(pegs, options, mover), UNLIMITED);
  const value = exactValue(t);
  const good = allMoves(t.p).filter((code) => leadAfter(t, code, value - 2) >= value);
  return { value, best: [...new Set(good.map((code) => holeName(code >> 6)))] };
}

/** Begins to solve a position. */
export function solving(p: Position, budget: Budget): Solving {
  return { p, budget, bits: Math.min(22, p.empty + 2), nodes: 0, over: false };
}

/** The best move with its exact value, if the budget allows; `guess` is what seems best. */
export function exactThought(t: Solving, guess: Thought): Thought | undefined {
  const { p } = t;
  const context = thinkingAbout(p, judgeOf(p), 1, t.budget);
  const moves = [...context.moves.subarray(0, listByPromise(context, 0, guess.code, true))];
  const [first = guess.code] = moves;
  const knocked = play(p, first);
  let best = 0 - exactValue(t, 0 - evenPegs(guess.value));
  takeBack(p, first, knocked);
  if (t.over) return undefined;
  let code = first;
  for (const move of moves.slice(1)) {
    let value = leadAfter(t, move, best);
    while (value > best && !t.over) {
      best = value;
      code = move;
      value = leadAfter(t, code, best);
    }
    if (t.over) break;
  }
  return { code, value: PEG * best, depth: t.over ? p.empty - 1 : p.empty };
}

function evenPegs(value: number): number {
  return 2 * Math.round(value / (2 * PEG)) + 0;
}

/** The final difference that a position promises at first sight. */
export function guessOf(p: Position): number {
  return evenPegs(judgeOf(p)(p));
}

/** Whether a move wins when both play perfectly from then on. */
export function wins(t: Solving, code: Code): boolean {
  return leadAfter(t, code, 0) > 0;
}

/** The final difference for the player to move, found by asking again and again whether it is more. */
export function exactValue(t: Solving, guess = guessOf(t.p)): number {
  let [least, most, value] = [-36, 36, guess];
  while (least < most && !t.over) {
    const bound = value === least ? value : value - 2;
    value = isMore(t, bound);
    if (value > bound) least = value;
    else most = value;
  }
  return value;
}

/**
 * Whether the final difference is more than a bound: if so, gives a number above it that the
 * difference reaches, if not, one that it does not exceed. Differences are always even.
 */
function isMore(t: Solving, bound: number): number {
  return asked(t, (program) => program.isMore(bound));
}

/** What a move leads to, in the sense of `isMore`. */
function leadAfter(t: Solving, code: Code, bound: number): number {
  return asked(t, (program) => program.leadAfter(code, bound));
}

/** The program is loaded when first needed and solves one position at a time: its table is of that one. */
let program: SolverProgram | undefined;
let current: Solving | undefined;

/** Lets the program answer a question about the position as it is now. */
function asked(t: Solving, question: (program: SolverProgram) => number): number {
  const { p, budget } = t;
  program ??= loadSolver(() => current?.budget.stop() ?? false);
  if (current !== t) program.begin(p.first === FIRST_HOLE.hex4, p.optional, t.bits, t.nodes);
  current = t;
  new Int32Array(program.memory.buffer, program.LINES.value, p.lines.length).set(p.lines);
  program.setUp(p.low, p.high, p.empty, p.seat, p.lead);
  program.limit(Math.min(budget.nodes, MOST_NODES));
  const answer = question(program);
  t.nodes = program.counted();
  t.over = program.isOver() !== 0;
  return answer;
}

/** The largest number of 32 bits. */
const MOST_NODES = 2 ** 31 - 1;
