import * as holes from './holes.ts';
import { LINES } from './lines.ts';
import type { Position } from './position.ts';

// Bound locally: without bundling, an import is looked up at every use.
const { FIRST_HOLE, get } = holes;

/**
 * Four numbers per position: two identify it exactly, two are free for the search. New positions
 * replace old ones.
 */
export type TranspositionTable = Int32Array;

/** The number of slots, a power of two. */
export function transpositionTable(positions: number): TranspositionTable {
  return new Int32Array(4 * positions);
}

/** The slot of a position. */
export function slotOf(memory: TranspositionTable, p: Position): number {
  return scattered(lowerHalf(p), upperHalf(p)) & (memory.length - 1) & ~3;
}

/** Whether the slot holds this position. */
export function remembers(memory: TranspositionTable, slot: number, p: Position): boolean {
  return get(memory, slot) === lowerHalf(p) && get(memory, slot + 1) === upperHalf(p);
}

/** Stores a position; the search may use `slot + 2` and `slot + 3`. */
export function remember(memory: TranspositionTable, slot: number, p: Position): void {
  memory[slot] = lowerHalf(p);
  memory[slot + 1] = upperHalf(p);
}

/** The first half of a board's holes as a number in base 3, the first hole least significant. */
export function lowerHalf({ lines, first }: Position): number {
  return first === FIRST_HOLE.hex4 ? joined(lines, 0, 4) : joined(lines, HEX3, HEX3 + 3);
}

/** The second half. */
export function upperHalf({ lines, first }: Position): number {
  return first === FIRST_HOLE.hex4 ? joined(lines, 4, 8) : joined(lines, HEX3 + 3, HEX3 + 6);
}

/** A hash that spreads positions evenly. */
export function scattered(lower: number, upper: number): number {
  let mixed = Math.imul(lower ^ Math.imul(upper, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** The lines from W to E come first; those of the small board after all of the large one. */
const HEX3 = LINES.findIndex(({ holes }) => holes[0] === FIRST_HOLE.hex3);

const RANGE = new Int32Array(LINES.map(({ holes }) => 3 ** holes.length));

function joined(lines: Int32Array, from: number, to: number): number {
  let number = 0;
  for (let line = to - 1; line >= from; line--)
    number = number * get(RANGE, line) + get(lines, line);
  return number;
}
