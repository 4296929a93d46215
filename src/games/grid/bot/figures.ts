import type { Rng } from '../../../engine/rng.ts';
import { startPegs } from '../game.ts';
import type { TableOptions } from './holes.ts';
import { allMoves } from './moves.ts';
import { play, positionOf } from './position.ts';
import { exactValue, solving } from './solver.ts';
import { UNLIMITED } from './thinking.ts';

/**
 * Solves a random position with this many empty holes; returns its value and the number of nodes.
 */
export function solveAtRandom(
  options: TableOptions,
  empty: number,
  rng: Rng,
): { readonly value: number; readonly nodes: number } {
  const p = positionOf(startPegs(options), options);
  while (p.empty > empty) {
    const moves = allMoves(p);
    play(p, moves[rng.below(moves.length)] ?? 0);
  }
  const t = solving(p, UNLIMITED);
  return { value: exactValue(t), nodes: t.nodes };
}
