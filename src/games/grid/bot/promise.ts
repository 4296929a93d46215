import { PEG } from './evaluation.ts';
import { WORTH } from './hole-kinds.ts';
import * as holes from './holes.ts';
import { listMoves } from './moves.ts';
import { type Code, knockedBy, type Position, play, takeBack } from './position.ts';
import type { SearchContext } from './thinking.ts';

// Bound locally: without bundling, an import is looked up at every use.
const { get, sizeOf } = holes;

/** Lists all moves from an index on, most promising first; `tried` was best before. */
export function listByPromise(
  t: SearchContext,
  from: number,
  tried: Code,
  closely: boolean,
): number {
  const { p, moves } = t;
  const end = listMoves(p, moves, from);
  for (let i = from; i < end; i++) {
    const code = get(moves, i);
    const promise = closely ? closeLook(t, code) : glance(p, code);
    insert(t, from, i, code, code === tried ? FIRST : promise);
  }
  return end;
}

const FIRST = 100 * PEG;

/** By the hole, and the pegs that are knocked out. */
function glance(p: Position, code: Code): number {
  return get(WORTH, code >> 6) + 3 * sizeOf(knockedBy(p, code));
}

/** By the position that it leads to. */
function closeLook({ p, judge }: SearchContext, code: Code): number {
  const knocked = play(p, code);
  const promise = 0 - judge(p);
  takeBack(p, code, knocked);
  return promise;
}

/** Insertion sort of a move among those before it. */
function insert(t: SearchContext, from: number, place: number, code: Code, promise: number): void {
  let to = place;
  for (; to > from && get(t.promise, to - 1) < promise; to--) {
    t.promise[to] = get(t.promise, to - 1);
    t.moves[to] = get(t.moves, to - 1);
  }
  t.promise[to] = promise;
  t.moves[to] = code;
}
