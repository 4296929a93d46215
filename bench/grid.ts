import { rngFrom } from '../src/engine/rng.ts';
import { fastRandomGames, solveAtRandom } from '../src/games/grid-tools.ts';

const STANDARD = { board: 'hex4', start: 'alternating', captures: 'automatic' } as const;

/** Reference figures of a C program on one core, from the specification: milliseconds and nodes. */
// biome-ignore format: a table, one number of empty holes to a line
const IN_C: Readonly<Record<number, { readonly ms: number; readonly positions: number }>> = {
  10: { ms: 0.5, positions: 60 },
  12: { ms: 2.8, positions: 40 },
  14: { ms: 17,  positions: 20 },
  16: { ms: 180, positions: 8 },
};

const C_GAMES_PER_SECOND = 2_100_000;

/** Random games in the bots' own representation, and exact values from a number of empty holes. */
export function gridFigures(seconds: number) {
  const games = 20_000 * seconds;
  fastRandomGames(STANDARD, 1, 20_000);
  const start = performance.now();
  fastRandomGames(STANDARD, 2, games);
  const gamesPerSecond = (games * 1000) / (performance.now() - start);
  return {
    gamesPerSecond,
    ofC: gamesPerSecond / C_GAMES_PER_SECOND,
    solving: Object.entries(IN_C).map(([empty, inC]) => solvingFrom(Number(empty), inC)),
  };
}

function solvingFrom(empty: number, inC: { readonly ms: number; readonly positions: number }) {
  const rng = rngFrom([empty, 2, 3, 4]);
  for (let i = 0; i < 10; i++) solveAtRandom(STANDARD, Math.min(empty, 10), rng);
  const start = performance.now();
  let nodes = 0;
  for (let i = 0; i < inC.positions; i++) nodes += solveAtRandom(STANDARD, empty, rng).nodes;
  const ms = (performance.now() - start) / inC.positions;
  return { empty, positions: inC.positions, ms, nodes: nodes / inC.positions, ofC: ms / inC.ms };
}
