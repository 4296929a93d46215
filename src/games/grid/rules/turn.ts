import type { Options, Peg, State } from '../kind.ts';

/** GR-4: seats take turns from the starter on; nobody's when the grid is full. A swap is a turn (H-1). */
export function toMove({ options, open }: Pick<State, 'options' | 'open'>): 0 | 1 | undefined {
  const { pegs, starter, swapped } = open;
  const filled = filledHoles(pegs);
  if (filled === pegs.length) return undefined;
  const turns = filled - startCount(options) + (swapped ? 1 : 0);
  return (starter + turns) % 2 === 0 ? 0 : 1;
}

/** Whose turn it is in the standard game, where the number of pegs says it. */
export function standardTurn(pegs: readonly Peg[]): 0 | 1 | undefined {
  const filled = filledHoles(pegs);
  if (filled === pegs.length) return undefined;
  return filled % 2 === 0 ? 0 : 1;
}

/** H-1: the second player may swap in answer to the first peg. */
export function maySwap({ options, open }: Pick<State, 'options' | 'open'>): boolean {
  return options.swap && !open.swapped && filledHoles(open.pegs) === startCount(options) + 1;
}

/** GR-3, H-2: how many pegs there are before the first turn. */
function startCount({ handicap }: Options): number {
  return 6 + handicap;
}

function filledHoles(pegs: readonly Peg[]): number {
  let filled = 0;
  for (let hole = 0; hole < pegs.length; hole++) if (pegs[hole] !== null) filled++;
  return filled;
}
