import { at } from '../../../engine/list.ts';
import { PEG } from './evaluation.ts';
import { HOLE_KINDS, kindOf } from './hole-kinds.ts';
import { FIRST_HOLE, get, HOLES, holesOf } from './holes.ts';
import { LINE_OF, WEIGHT_OF } from './lines.ts';
import type { Position } from './position.ts';

/** The evaluation of a position for the player to move, by kinds of holes alone. */
export function weigh(p: Position): number {
  const large = p.first === FIRST_HOLE.hex4;
  const weights = weightsWith(large ? p.empty / 30 : p.empty / 12);
  const end = large ? FIRST_HOLE.hex3 : HOLES;
  let value = 0;
  for (let hole = p.first; hole < end; hole++) {
    const line = get(p.lines, get(LINE_OF, 3 * hole));
    const peg = Math.floor(line / get(WEIGHT_OF, 3 * hole)) % 3;
    if (peg !== 0) value += peg - 1 === p.seat ? get(weights, hole) : 0 - get(weights, hole);
  }
  return value;
}

/** The worth of a peg in each hole of the small board when `empty` holes are left. */
export function smallWeights(empty: number): Int32Array {
  return weightsWith(empty / 12).subarray(FIRST_HOLE.hex3);
}

/** The value of a peg in each kind of hole (section 10.2), down to this many empty holes of 30. */
// biome-ignore format: a table, one stage to a line
const STAGES = [
  // down to  corner   rim  gate ring 2 centre
  stage(24,  [   4.9, -0.3, -0.7, -0.2, -0.3 ]),
  stage(20,  [   4.0,  1.3, -0.2,  0.0, -0.1 ]),
  stage(16,  [   2.9,  1.8,  0.1,  0.0,  0.0 ]),
  stage(13,  [   2.0,  1.9,  0.4,  0.2,  0.0 ]),
  stage( 0,  [   1.8,  1.9,  0.6,  0.3,  0.0 ]),
];

function weightsWith(share: number): Int32Array {
  const found = STAGES.find((one) => share >= one.share) ?? at(STAGES, STAGES.length - 1);
  return found.weights;
}

function stage(
  empty: number,
  pegs: readonly number[],
): { readonly share: number; readonly weights: Int32Array } {
  const weights = new Int32Array(HOLES);
  for (const board of ['hex4', 'hex3'] as const) {
    for (const hole of holesOf(board))
      weights[hole] = PEG * at(pegs, HOLE_KINDS.indexOf(kindOf(board, hole)));
  }
  return { share: empty / 30, weights };
}
