import { at } from '../../../engine/list.ts';
import type { HexGrid } from '../board.ts';
import { DIRECTION_NAMES, type Direction } from '../board.ts';
import type { Peg } from '../kind.ts';

/** Enemy pegs caught between the new peg and an anchor. */
export interface Run {
  readonly direction: Direction;
  /** From the new peg outwards. */
  readonly holes: readonly number[];
  readonly anchor: number;
}

/**
 * GR-9: everything that a peg of this seat would enclose from a hole, in all six directions,
 * judged on the position before any replacement.
 */
export function enclosed(board: HexGrid, pegs: readonly Peg[], hole: number, seat: 0 | 1): Run[] {
  const rays = at(board.rays, hole);
  const runs: Run[] = [];
  for (let d = 0; d < 6; d++) {
    const length = runLength(at(rays, d), pegs, seat);
    if (length === 0) continue;
    const ray = at(rays, d);
    runs.push({
      direction: at(DIRECTION_NAMES, d),
      holes: ray.slice(0, length),
      anchor: at(ray, length),
    });
  }
  return runs;
}

/**
 * GR-6: how many enemy pegs follow each other up to a peg of this seat; none if the row ends
 * before one, at an empty hole, the rim or the centre (GR-7).
 */
function runLength(ray: readonly number[], pegs: readonly Peg[], seat: 0 | 1): number {
  for (let length = 0; length < ray.length; length++) {
    const peg = pegs[at(ray, length)];
    if (peg === seat) return length;
    if (peg === null) return 0;
  }
  return 0;
}
