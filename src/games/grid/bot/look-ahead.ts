import { PEG } from './evaluation.ts';
import { get } from './holes.ts';
import { MOST_MOVES } from './moves.ts';
import { type Code, play, takeBack } from './position.ts';
import { listByPromise } from './promise.ts';
import { countNode, type SearchContext } from './thinking.ts';
import { remember, remembers, slotOf } from './transposition-table.ts';

/** The result of a search: a move, its value in hundredths of a peg, and the depth. */
export interface Thought {
  readonly code: Code;
  readonly value: number;
  readonly depth: number;
}

/**
 * Iterative deepening until the budget is used up, the depth is reached or the end is seen. A
 * move's charm is added to its value, so that equal moves are not always played in the same order.
 */
export function think(t: SearchContext, deepest: number, charm: (code: Code) => number): Thought {
  const { p, moves } = t;
  const from = MOST_MOVES * p.empty;
  const end = listByPromise(t, from, 0, true);
  const charms = new Map([...moves.slice(from, end)].map((code) => [code, charm(code)]));
  let thought = { code: get(moves, from), value: t.judge(p), depth: 0 };
  for (let depth = 1; depth <= Math.min(deepest, p.empty) && !t.over; depth++) {
    let best = -NEVER;
    for (let i = from; i < end; i++) {
      const code = get(moves, i);
      const extra = charms.get(code) ?? 0;
      const value = after(t, code, depth, best - extra, NEVER, i > from);
      if (t.over) break;
      if (value + extra <= best) continue;
      best = value + extra;
      thought = { code, value, depth };
      moves.copyWithin(from + 1, from, i);
      moves[from] = code;
    }
  }
  return thought;
}

/** Larger than any difference. */
const NEVER = 40 * PEG;

/**
 * The value of a move; moves that are not expected to be best are searched with a null window
 * first.
 */
function after(
  t: SearchContext,
  code: Code,
  depth: number,
  least: number,
  most: number,
  doubtful: boolean,
): number {
  const knocked = play(t.p, code);
  let value = 0 - lookAhead(t, depth - 1, doubtful ? -1 - least : 0 - most, 0 - least);
  if (doubtful && value > least && value < most)
    value = 0 - lookAhead(t, depth - 1, 0 - most, 0 - least);
  takeBack(t.p, code, knocked);
  return value;
}

/**
 * Alpha-beta: the value of a position for the player to move at this depth, exact between the
 * bounds, otherwise at most `least` or at least `most`.
 */
function lookAhead(t: SearchContext, depth: number, least: number, most: number): number {
  const { p, memory } = t;
  if (p.empty === 0) return PEG * p.lead;
  if (depth === 0) return t.judge(p);
  countNode(t);
  const slot = slotOf(memory, p);
  const known = remembers(memory, slot, p);
  const entry = known ? get(memory, slot + 2) : 0;
  if (known && depthIn(entry) >= depth && settles(entry, least, most)) return valueIn(entry);
  const from = MOST_MOVES * p.empty;
  const end = listByPromise(t, from, known ? get(memory, slot + 3) : 0, depth > 1);
  let best = -NEVER;
  let move = 0;
  for (let i = from; i < end && best < most && !t.over; i++) {
    const code = get(t.moves, i);
    const value = after(t, code, depth, Math.max(least, best), most, i > from && depth > 1);
    if (value <= best) continue;
    best = value;
    move = code;
  }
  if (!t.over) {
    remember(memory, slot, p);
    memory[slot + 2] = entryOf(depth, best, least, most);
    memory[slot + 3] = move;
  }
  return best;
}

/** Whether a stored value is exact, a lower or an upper bound. */
const EXACT = 0;
const LEAST = 1;
const MOST = 2;

function entryOf(depth: number, value: number, least: number, most: number): number {
  const kind = value >= most ? LEAST : value <= least ? MOST : EXACT;
  return ((value + NEVER) << 8) | (depth << 2) | kind;
}

function depthIn(entry: number): number {
  return (entry >> 2) & 63;
}

function valueIn(entry: number): number {
  return (entry >> 8) - NEVER;
}

/** Whether the stored value answers the question. */
function settles(entry: number, least: number, most: number): boolean {
  const kind = entry & 3;
  if (kind === LEAST) return valueIn(entry) >= most;
  return kind === EXACT || valueIn(entry) <= least;
}
