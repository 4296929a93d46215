import { at, range } from '../../../engine/list.ts';
import { BOARDS } from '../board.ts';
import { FIRST_HOLE, HOLES, type TableBoard } from './holes.ts';

/** A row of holes up to the rim or the centre, along one of the three axes (E, NE, NW). */
interface Line {
  readonly axis: number;
  readonly holes: readonly number[];
}

/** All lines of both boards; each hole is on one line of each axis. */
export const LINES: readonly Line[] = [...linesOf('hex4'), ...linesOf('hex3')];

/** The maximum length of a line. */
export const LONGEST = 6;

/** The number of states of a line of this length, in base 3. */
const LINE_RANGE = 3 ** LONGEST;

/** For each hole and axis the line it is on. */
export const LINE_OF = new Int32Array(3 * HOLES);

/** For each hole and axis what a peg of seat 0 adds to its line; one of seat 1 adds twice that. */
export const WEIGHT_OF = new Int32Array(3 * HOLES);

/** By hole and axis: where `ENCLOSED` has the part for its place in the line. */
export const PART_OF = new Int32Array(3 * HOLES);

/** For each hole the holes of its three lines, six places each. */
export const IN_LINE = new Int32Array(3 * LONGEST * HOLES);

for (const [number, { axis, holes }] of LINES.entries()) {
  for (const [place, hole] of holes.entries()) {
    LINE_OF[3 * hole + axis] = number;
    WEIGHT_OF[3 * hole + axis] = 3 ** place;
    PART_OF[3 * hole + axis] = LINE_RANGE * place;
    IN_LINE.set(holes, LONGEST * (3 * hole + axis));
  }
}

/** How far the part of `ENCLOSED` for seat 1 is from the one for seat 0. */
export const SEAT_PART = LONGEST * LINE_RANGE;

/**
 * GR-6 as a table: by seat, place of the new peg in a line and state of the line before it, the
 * places of all enclosed pegs as bits.
 */
export const ENCLOSED = new Int32Array(2 * SEAT_PART);

for (const seat of [0, 1]) {
  for (const place of range(LONGEST)) {
    for (const line of range(LINE_RANGE))
      ENCLOSED[SEAT_PART * seat + LINE_RANGE * place + line] =
        run(line, place, seat, 1) | run(line, place, seat, -1);
  }
}

/**
 * By hole and set of directions (canonical bit mask): the places in those directions, six bits per
 * axis, to mask what is enclosed.
 */
export const TAKEN = new Int32Array(64 * HOLES);

for (const { axis, holes } of LINES) {
  for (const [place, hole] of holes.entries()) {
    const before = (1 << place) - 1;
    const after = 63 ^ (2 * before + 1);
    for (const directions of range(64)) {
      const taken = ((directions >> axis) & 1) * after + ((directions >> (axis + 3)) & 1) * before;
      TAKEN[64 * hole + directions] = (TAKEN[64 * hole + directions] ?? 0) | (taken << (6 * axis));
    }
  }
}

/** What is in a place of a line: 0 nothing, 1 a peg of seat 0, 2 one of seat 1. */
export function pegIn(line: number, place: number): number {
  return Math.floor(line / 3 ** place) % 3;
}

/** The pegs enclosed in one direction of a line, as bits of their places. */
function run(line: number, from: number, seat: number, step: 1 | -1): number {
  let bits = 0;
  for (let place = from + step; place >= 0 && place < LONGEST; place += step) {
    const peg = pegIn(line, place);
    if (peg === seat + 1) return bits;
    if (peg === 0) return 0;
    bits |= 1 << place;
  }
  return 0;
}

function linesOf(name: TableBoard): Line[] {
  return [0, 1, 2].flatMap((axis) =>
    BOARDS[name].rays.flatMap((rays, hole) =>
      at(rays, axis + 3).length === 0
        ? [{ axis, holes: [hole, ...at(rays, axis)].map((index) => FIRST_HOLE[name] + index) }]
        : [],
    ),
  );
}
