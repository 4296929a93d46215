import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numbersOf, type randomPosition, solverTables } from '../src/games/grid-tools.ts';

type Position = ReturnType<typeof randomPosition>;

/** The same solver in C: solves positions with as many empty holes each, in milliseconds of CPU in all. */
export type SolverInC = (positions: readonly Position[]) => {
  readonly ms: number;
  readonly values: readonly number[];
};

/** Compiles `peers/solver.c`; undefined where there is no C compiler. */
export function compileSolver(): SolverInC | undefined {
  const folder = fileURLToPath(
    new URL('../../node_modules/.cache/ringside-bench', import.meta.url),
  );
  const source = fileURLToPath(new URL('../../bench/peers/solver.c', import.meta.url));
  const program = join(folder, 'solver');
  mkdirSync(folder, { recursive: true });
  if (spawnSync('cc', ['-O3', '-o', program, source]).status !== 0) return undefined;
  const tables = solverTables();
  return (positions) => {
    const numbers = [positions[0]?.empty ?? 0, positions.length, ...positions.flatMap(numbersOf)];
    const input = Buffer.concat([tables, Buffer.from(Int32Array.from(numbers).buffer)]);
    const [us = 0, ...values] = execFileSync(program, { input }).toString().split(' ').map(Number);
    return { ms: us / 1000, values };
  };
}
