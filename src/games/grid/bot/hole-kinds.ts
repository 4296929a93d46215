import { at } from '../../../engine/list.ts';
import { BOARDS, type HexGrid } from '../board.ts';
import { FIRST_HOLE, HOLES, holesOf, type TableBoard } from './holes.ts';

/** What kinds of holes there are; a gate lies between a corner and the six holes of the centre. */
export const HOLE_KINDS = ['corner', 'rim', 'gate', 'ring2', 'centre'] as const;
export type HoleKind = (typeof HOLE_KINDS)[number];

export function kindOf(name: TableBoard, hole: number): HoleKind {
  return kindIn(BOARDS[name], hole - FIRST_HOLE[name]);
}

/** The kind of a hole by its index on any board. */
export function kindIn(board: HexGrid, index: number): HoleKind {
  if (isCorner(board, index)) return 'corner';
  if (board.ring1.includes(index)) return 'centre';
  const neighbours = at(board.neighbours, index);
  if (neighbours.length < 6) return 'rim';
  return neighbours.some((near) => isCorner(board, near)) ? 'gate' : 'ring2';
}

function isCorner(board: HexGrid, index: number): boolean {
  return at(board.neighbours, index).length === 3;
}

/** The corners of both boards: a peg there is never lost (GI-7). */
export const CORNERS: readonly number[] = (['hex4', 'hex3'] as const).flatMap((board) =>
  holesOf(board).filter((hole) => kindOf(board, hole) === 'corner'),
);

const PROMISE: Readonly<Record<HoleKind, number>> = {
  corner: 60,
  rim: 20,
  ring2: 5,
  gate: -5,
  centre: 0,
};

/** The promise of a peg in a hole, whatever stands there: pegs on the rim last longest. */
export const WORTH = new Int32Array(HOLES);

for (const board of ['hex4', 'hex3'] as const)
  for (const hole of holesOf(board)) WORTH[hole] = PROMISE[kindOf(board, hole)];
