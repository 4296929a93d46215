import type { Peg } from '../kind.ts';

/** GR-4: seats take turns, so the number of pegs says whose it is; nobody's when the grid is full. */
export function toMove(pegs: readonly Peg[]): 0 | 1 | undefined {
  let filled = 0;
  for (let hole = 0; hole < pegs.length; hole++) if (pegs[hole] !== null) filled++;
  if (filled === pegs.length) return undefined;
  return filled % 2 === 0 ? 0 : 1;
}
