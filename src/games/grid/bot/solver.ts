import type { Options, Peg } from '../kind.ts';

/** The exact end of a game: the final difference for whoever is to move, and the holes that reach it. */
export function solve(
  _pegs: readonly Peg[],
  _options: Options,
): { readonly value: number; readonly best: readonly string[] } {
  throw new Error('no solver yet');
}
