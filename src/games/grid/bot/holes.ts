import { at, range } from '../../../engine/list.ts';
import { BOARDS } from '../board.ts';
import type { Options } from '../kind.ts';

/** The panels that the bots' tables cover. */
export type TableBoard = Exclude<Options['board'], 'hex5'>;

/** What the bots' tables need to know of the options. */
export interface TableOptions {
  readonly board: TableBoard;
  readonly start: Options['start'];
  readonly captures: Options['captures'];
}

/**
 * How bots number the holes: both boards side by side, so that one set of tables serves both. A
 * hole's number is its index plus the first number of its board.
 */
export const FIRST_HOLE: Readonly<Record<TableBoard, number>> = { hex4: 0, hex3: 36 };

export const HOLES = 36 + 18;

/** The numbers of a board's holes. */
export function holesOf(board: TableBoard): number[] {
  return range(BOARDS[board].holes.length).map((index) => FIRST_HOLE[board] + index);
}

/** The name of a hole on its board. */
export function holeName(hole: number): string {
  return hole < FIRST_HOLE.hex3
    ? at(BOARDS.hex4.holes, hole)
    : at(BOARDS.hex3.holes, hole - FIRST_HOLE.hex3);
}

/** An entry that must exist. Short enough for the compiler to inline. */
export function get(table: Int32Array, index: number): number {
  const entry = table[index];
  if (entry === undefined) throw new RangeError();
  return entry;
}

/** A set of holes is two numbers: `low` has the first 18 holes of a board as bits, `high` the rest. */
export const LOW = new Int32Array(HOLES);
export const HIGH = new Int32Array(HOLES);

/** All holes of a board in each half. */
export const ALL_LOW = 0x3ffff;
export const ALL_HIGH: Readonly<Record<TableBoard, number>> = { hex4: 0x3ffff, hex3: 0 };

/** The holes that touch a hole. */
export const LOW_NEAR = new Int32Array(HOLES);
export const HIGH_NEAR = new Int32Array(HOLES);

for (const board of ['hex4', 'hex3'] as const) {
  const first = FIRST_HOLE[board];
  for (const hole of holesOf(board)) {
    LOW[hole] = hole - first < 18 ? 1 << (hole - first) : 0;
    HIGH[hole] = hole - first < 18 ? 0 : 1 << (hole - first - 18);
  }
  for (const hole of holesOf(board)) {
    for (const near of at(BOARDS[board].neighbours, hole - first)) {
      LOW_NEAR[hole] = get(LOW_NEAR, hole) | get(LOW, first + near);
      HIGH_NEAR[hole] = get(HIGH_NEAR, hole) | get(HIGH, first + near);
    }
  }
}

/** The number of holes in half a set. */
export function sizeOf(half: number): number {
  let bits = half - ((half >>> 1) & 0x55555);
  bits = (bits & 0x33333) + ((bits >>> 2) & 0x33333);
  bits = (bits + (bits >>> 4)) & 0xf0f0f;
  return (bits + (bits >>> 8) + (bits >>> 16)) & 31;
}

/** The lowest hole of half a set. */
export function lowest(half: number): number {
  return 31 - Math.clz32(half & -half);
}
