import { startPegs } from '../game.ts';
import type { Perft } from '../perft.ts';
import type { TableOptions } from './holes.ts';
import { get, sizeOf } from './holes.ts';
import { add, emptyLayer, type Layer, positionsIn } from './layer.ts';
import { listMoves, MOST_MOVES } from './moves.ts';
import { type Position, play, positionOf, takeBack } from './position.ts';

/** The counts of `perft`; distinct positions are not counted if there are too many to store. */
export interface FastPerft extends Omit<Perft, 'distinct'> {
  readonly distinct: number | null;
}

/**
 * Counts in the bots' own representation. Equal positions are merged and expanded once, as long as
 * they fit in memory.
 */
export function fastPerft(options: TableOptions, depth: number): FastPerft {
  const p = positionOf(startPegs(options), options);
  let layer = emptyLayer();
  add(layer, p, 1);
  for (let left = depth; left > 0; left--) {
    const next = emptyLayer();
    const tally = countFrom(layer, p, 1, next);
    if (left === 1) return { depth, ...tally, distinct: next.size > MOST_KEPT ? null : next.size };
    if (next.size > MOST_KEPT) return { depth, ...countFrom(layer, p, left, next), distinct: null };
    layer = next;
  }
  return { depth, ...NOTHING, nodes: 1, distinct: 1 };
}

type Tally = { -readonly [Count in keyof Omit<Perft, 'depth' | 'distinct'>]: number };

const NOTHING: Readonly<Tally> = { nodes: 0, enclosing: 0, knocked: 0, balance: 0 };

/** Layers of up to this many positions are stored, which takes up to 400 megabytes. */
const MOST_KEPT = 12_000_000;

/** Counts the moves from every position of a layer, and stores the resulting positions. */
function countFrom(layer: Layer, p: Position, left: number, next: Layer): Tally {
  const tally = { ...NOTHING };
  const moves = new Int32Array(MOST_MOVES * (left + 1));
  for (const ways of positionsIn(layer, p)) countMoves(p, left, ways, tally, next, moves);
  return tally;
}

function countMoves(
  p: Position,
  left: number,
  ways: number,
  tally: Tally,
  next: Layer,
  moves: Int32Array,
): void {
  const end = listMoves(p, moves, MOST_MOVES * left);
  for (let i = MOST_MOVES * left; i < end; i++) {
    const code = get(moves, i);
    const knocked = play(p, code);
    if (left > 1) countMoves(p, left - 1, ways, tally, next, moves);
    else countOne(p, sizeOf(knocked), ways, tally, next);
    takeBack(p, code, knocked);
  }
}

function countOne(p: Position, knocked: number, ways: number, tally: Tally, next: Layer): void {
  tally.nodes += ways;
  tally.enclosing += knocked > 0 ? ways : 0;
  tally.knocked += knocked * ways;
  tally.balance += (p.seat === 0 ? p.lead : -p.lead) * ways;
  if (next.size <= MOST_KEPT) add(next, p, ways);
}
