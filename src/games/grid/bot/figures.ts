import type { Rng } from '../../../engine/rng.ts';
import { startPegs } from '../game.ts';
import type { TableOptions } from './holes.ts';
import { allMoves } from './moves.ts';
import { type Position, play, positionOf } from './position.ts';
import { exactValue, guessOf, solving } from './solver.ts';
import { loadSolver } from './solver-program.ts';
import { UNLIMITED } from './thinking.ts';

/** A random position with `empty` empty holes. */
export function randomPosition(options: TableOptions, empty: number, rng: Rng): Position {
  const p = positionOf(startPegs(options), options);
  while (p.empty > empty) {
    const moves = allMoves(p);
    play(p, moves[rng.below(moves.length)] ?? 0);
  }
  return p;
}

/** The exact value of a position, and the nodes it took. */
export function solvePosition(p: Position): { readonly value: number; readonly nodes: number } {
  const t = solving(p, UNLIMITED);
  return { value: exactValue(t), nodes: t.nodes };
}

/** A position as numbers, for a solver in another language. */
export function numbersOf(p: Position): number[] {
  return [...p.lines, p.low, p.high, p.seat, p.lead, guessOf(p)];
}

/** The tables of the solver, laid out as in its memory. */
export function solverTables(): Uint8Array {
  const { memory, LINES } = loadSolver(() => false);
  return new Uint8Array(memory.buffer.slice(0, LINES.value));
}
