import type { Peg } from '../kind.ts';
import { standardTurn } from '../rules/turn.ts';
import type { TableOptions } from './holes.ts';
import * as holes from './holes.ts';
import * as lines from './lines.ts';

// Bound locally: without bundling, an import is looked up at every use.
const { ALL_HIGH, FIRST_HOLE, get, HIGH, LOW, lowest } = holes;
const { ENCLOSED, IN_LINE, LINE_OF, LINES, LONGEST, PART_OF, SEAT_PART, TAKEN, WEIGHT_OF } = lines;

/** A mutable position; moves are played and undone. */
export interface Position {
  /** Every line as a number in base 3 (0 empty, 1 seat 0, 2 seat 1), its first hole counting least. */
  readonly lines: Int32Array;
  /** The number of the board's first hole, and the holes of its upper half. */
  readonly first: number;
  readonly allHigh: number;
  /** GO-1: whether the mover chooses what to take. */
  readonly optional: boolean;
  /** The filled holes. */
  low: number;
  high: number;
  /** How many holes are empty. */
  empty: number;
  /** The seat to move (GR-4); none when no hole is empty. */
  seat: number;
  /** Pegs of the player to move, minus those of the opponent. */
  lead: number;
}

/** A move as a number: 64 times its hole, plus a bit mask of the directions it takes. */
export type Code = number;

/** The directions of a move that takes everything it encloses. */
export const EVERYTHING = 63;

/**
 * A position in the bots' representation. If the number of pegs does not determine whose turn it
 * is, colours are swapped, which does not change the value for the player to move.
 */
export function positionOf(
  pegs: readonly Peg[],
  { board, captures }: TableOptions,
  mover = standardTurn(pegs),
): Position {
  const exchanged = mover !== undefined && mover !== standardTurn(pegs);
  const position = {
    lines: new Int32Array(LINES.length),
    first: FIRST_HOLE[board],
    allHigh: ALL_HIGH[board],
    optional: captures === 'optional',
    low: 0,
    high: 0,
    empty: 0,
    seat: 0,
    lead: 0,
  };
  clear(position);
  for (const [index, peg] of pegs.entries())
    if (peg !== null) setUp(position, index, exchanged ? 1 - peg : peg);
  return position;
}

/** Takes all pegs off. */
export function clear(p: Position): void {
  p.lines.fill(0);
  p.low = 0;
  p.high = 0;
  p.empty = p.first === FIRST_HOLE.hex4 ? 36 : 18;
  p.seat = 0;
  p.lead = 0;
}

/** Setting up a peg is not a move (GR-3), but whose turn it is follows from the number of pegs. */
export function setUp(p: Position, index: number, peg: number): void {
  const hole = p.first + index;
  change(p.lines, hole, peg + 1);
  p.low |= get(LOW, hole);
  p.high |= get(HIGH, hole);
  p.empty--;
  p.lead = (peg === p.seat ? -1 : 1) - p.lead;
  p.seat = 1 - p.seat;
}

/**
 * GR-9: everything that a peg of the player to move would enclose: places in its three lines, six
 * bits each.
 */
export function enclosedBits({ lines, seat }: Position, hole: number): number {
  const part = SEAT_PART * seat;
  const h = 3 * hole;
  return (
    get(ENCLOSED, part + get(PART_OF, h) + get(lines, get(LINE_OF, h))) |
    (get(ENCLOSED, part + get(PART_OF, h + 1) + get(lines, get(LINE_OF, h + 1))) << 6) |
    (get(ENCLOSED, part + get(PART_OF, h + 2) + get(lines, get(LINE_OF, h + 2))) << 12)
  );
}

/** What a move knocks out, of all that it encloses. */
export function knockedBy(p: Position, code: Code): number {
  return enclosedBits(p, code >> 6) & get(TAKEN, code);
}

/** GR-8: places a peg and replaces what it knocks out; returns what `takeBack` needs. */
export function play(p: Position, code: Code): number {
  const hole = code >> 6;
  const knocked = knockedBy(p, code);
  change(p.lines, hole, p.seat + 1);
  p.lead = -1 - p.lead;
  if (knocked !== 0) replace(p, hole, knocked, 2 * p.seat - 1);
  p.low |= get(LOW, hole);
  p.high |= get(HIGH, hole);
  p.empty--;
  p.seat = 1 - p.seat;
  return knocked;
}

/** The inverse of `play`. */
export function takeBack(p: Position, code: Code, knocked: number): void {
  const hole = code >> 6;
  p.seat = 1 - p.seat;
  p.lead = -1 - p.lead;
  p.empty++;
  p.low ^= get(LOW, hole);
  p.high ^= get(HIGH, hole);
  if (knocked !== 0) replace(p, hole, knocked, 1 - 2 * p.seat);
  change(p.lines, hole, -1 - p.seat);
}

/** Changes the owner of pegs in the lines of a hole; each costs the next player to move two. */
function replace(p: Position, hole: number, knocked: number, by: number): void {
  for (let bits = knocked; bits !== 0; bits &= bits - 1) {
    const other = get(IN_LINE, 3 * LONGEST * hole + lowest(bits));
    change(p.lines, other, by);
    p.lead -= 2;
  }
}

/** Changes what is in a hole, in all three lines that it is on. */
function change(lines: Int32Array, hole: number, by: number): void {
  const h = 3 * hole;
  const one = get(LINE_OF, h);
  const two = get(LINE_OF, h + 1);
  const three = get(LINE_OF, h + 2);
  lines[one] = get(lines, one) + by * get(WEIGHT_OF, h);
  lines[two] = get(lines, two) + by * get(WEIGHT_OF, h + 1);
  lines[three] = get(lines, three) + by * get(WEIGHT_OF, h + 2);
}
