import { DIRECTION_NAMES } from '../board.ts';
import type { Options, Placing } from '../kind.ts';
import * as holes from './holes.ts';
import { TAKEN } from './lines.ts';
import { type Code, EVERYTHING, enclosedBits, type Position } from './position.ts';

// Bound locally: without bundling, an import is looked up at every use.
const { ALL_LOW, get, HIGH, HIGH_NEAR, holeName, holesOf, LOW, LOW_NEAR, lowest } = holes;

/**
 * More than any position has: 24 playable holes (GI-11), each with at most four directions (GI-6).
 */
export const MOST_MOVES = 24 * 16;

/**
 * Writes all moves of a position, in canonical order, into a list from an index on; returns the
 * index after the last.
 */
export function listMoves(p: Position, list: Int32Array, from: number): number {
  let end = from;
  for (let bits = ALL_LOW & ~p.low; bits !== 0; bits &= bits - 1)
    end = listHole(p, p.first + lowest(bits), list, end);
  for (let bits = p.allHigh & ~p.high; bits !== 0; bits &= bits - 1)
    end = listHole(p, p.first + 18 + lowest(bits), list, end);
  return end;
}

/** A set of holes. */
export interface HoleSet {
  readonly low: number;
  readonly high: number;
}

/** All moves of a position, in canonical order. */
export function allMoves(p: Position): Code[] {
  const list = new Int32Array(MOST_MOVES);
  return [...list.subarray(0, listMoves(p, list, 0))];
}

/** All holes that touch a filled one, filled or not. */
export function nearOf(p: Position): HoleSet {
  let [low, high] = [0, 0];
  for (const hole of holesOf(p.first === 0 ? 'hex4' : 'hex3')) {
    if ((get(LOW, hole) & p.low) | (get(HIGH, hole) & p.high)) {
      low |= get(LOW_NEAR, hole);
      high |= get(HIGH_NEAR, hole);
    }
  }
  return { low, high };
}

/** GR-5: a hole is playable if it touches a filled one. GO-1: each choice of lines is a move. */
function listHole(p: Position, hole: number, list: Int32Array, from: number): number {
  if (((get(LOW_NEAR, hole) & p.low) | (get(HIGH_NEAR, hole) & p.high)) === 0) return from;
  if (p.optional)
    return listTakes(64 * hole, directionsOf(hole, enclosedBits(p, hole)), list, from);
  list[from] = 64 * hole + EVERYTHING;
  return from + 1;
}

function listTakes(code: Code, directions: number, list: Int32Array, from: number): number {
  let end = from;
  for (let declined = directions; ; declined = (declined - 1) & directions) {
    list[end++] = code + (directions ^ declined);
    if (declined === 0) return end;
  }
}

/** The directions in which pegs are enclosed, as a bit mask. */
function directionsOf(hole: number, pegs: number): number {
  let directions = 0;
  for (let bit = 1; bit < EVERYTHING; bit *= 2)
    if ((pegs & get(TAKEN, 64 * hole + bit)) !== 0) directions |= bit;
  return directions;
}

/** A move as the rules write it. */
export function moveOf(code: Code, { captures }: Pick<Options, 'captures'>): Placing {
  const hole = holeName(code >> 6);
  if (captures === 'automatic') return { type: 'place', hole };
  return { type: 'place', hole, take: DIRECTION_NAMES.filter((_, d) => (code >> d) % 2 === 1) };
}
