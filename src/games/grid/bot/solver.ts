import type { Peg } from '../kind.ts';
import { PEG } from './evaluation.ts';
import { get, holeName, type TableOptions } from './holes.ts';
import { judgeOf } from './judge.ts';
import { lastHoles } from './last-holes.ts';
import type { Thought } from './look-ahead.ts';
import { allMoves, MOST_MOVES } from './moves.ts';
import { type Code, type Position, play, positionOf, takeBack } from './position.ts';
import { listByPromise } from './promise.ts';
import { countNode, type SearchContext, thinkingAbout, UNLIMITED } from './thinking.ts';
import { remember, remembers, slotOf } from './transposition-table.ts';

/**
 * The exact result of a game: the final difference for the player to move, and the holes that reach
 * it.
 */
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
export function solving(p: Position, budget: SearchContext['budget']): SearchContext {
  return thinkingAbout(p, judgeOf(p), 2 ** Math.min(20, p.empty + 4), budget);
}

/** The best move with its exact value, if the budget allows; `guess` is what seems best. */
export function exactThought(t: SearchContext, guess: Thought): Thought | undefined {
  const { p, moves } = t;
  const end = listByPromise(t, 0, guess.code, true);
  const first = get(moves, 0);
  const knocked = play(p, first);
  let best = 0 - exactValue(t, 0 - evenPegs(guess.value));
  takeBack(p, first, knocked);
  if (t.over) return undefined;
  let code = first;
  for (let i = 1; i < end && !t.over; i++) {
    let value = leadAfter(t, get(moves, i), best);
    while (value > best && !t.over) {
      best = value;
      code = get(moves, i);
      value = leadAfter(t, code, best);
    }
  }
  return { code, value: PEG * best, depth: t.over ? p.empty - 1 : p.empty };
}

function evenPegs(value: number): number {
  return 2 * Math.round(value / (2 * PEG)) + 0;
}

/** Whether a move wins when both play perfectly from then on. */
export function wins(t: SearchContext, code: Code): boolean {
  return leadAfter(t, code, 0) > 0;
}

/** The final difference for the player to move, by repeated null-window searches. */
export function exactValue(t: SearchContext, guess = evenPegs(t.judge(t.p))): number {
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
 * Whether the final difference exceeds a bound: if so, returns a lower bound above it, otherwise an
 * upper bound. Differences are always even.
 */
function isMore(t: SearchContext, bound: number): number {
  const { p, memory } = t;
  if (p.empty <= 3 && !p.optional) return lastHoles(p, bound);
  if (p.empty === 0) return p.lead;
  if (p.empty > TRIFLE) countNode(t);
  const slot = slotOf(memory, p);
  const known = remembers(memory, slot, p) ? get(memory, slot + 2) : UNKNOWN;
  if (leastOf(known) > bound) return leastOf(known);
  if (mostOf(known) <= bound) return mostOf(known);
  const from = MOST_MOVES * p.empty;
  const end = listByPromise(
    t,
    from,
    known === UNKNOWN ? 0 : get(memory, slot + 3),
    p.empty >= WORTH_A_CLOSE_LOOK,
  );
  let best = -NEVER;
  let move = 0;
  for (let i = from; i < end && best <= bound && !t.over; i++) {
    const value = leadAfter(t, get(t.moves, i), bound);
    if (value <= best) continue;
    best = value;
    move = get(t.moves, i);
  }
  if (!t.over)
    note(t, slot, best > bound ? within(best, mostOf(known)) : within(leastOf(known), best), move);
  return best;
}

/** The result of a move, in the sense of `isMore`. */
function leadAfter(t: SearchContext, code: Code, bound: number): number {
  const knocked = play(t.p, code);
  // Not -isMore: the -0 of a draw is not a small integer for the engine, and slows everything that
  // follows.
  const value = 0 - isMore(t, -2 - bound);
  takeBack(t.p, code, knocked);
  return value;
}

/** Positions with this few empty holes are not counted. */
const TRIFLE = 5;

/** With fewer empty holes it is faster to try moves than to order them. */
const WORTH_A_CLOSE_LOOK = 8;

/** Larger than any difference. */
const NEVER = 64;

/** The known bounds of a difference. */
function within(least: number, most: number): number {
  return least + NEVER + ((most + NEVER) << 8);
}

const UNKNOWN = within(-NEVER, NEVER);

function leastOf(known: number): number {
  return (known & 255) - NEVER;
}

function mostOf(known: number): number {
  return (known >> 8) - NEVER;
}

function note({ p, memory }: SearchContext, slot: number, known: number, move: Code): void {
  remember(memory, slot, p);
  memory[slot + 2] = known;
  memory[slot + 3] = move;
}
