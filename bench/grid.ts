import { at, range } from '../src/engine/list.ts';
import { rngFrom } from '../src/engine/rng.ts';
import { fastRandomGames, randomPosition, solvePosition } from '../src/games/grid-tools.ts';
import { median } from './quantile.ts';
import { compileSolver, type SolverInC } from './solver-in-c.ts';

const STANDARD = { board: 'hex4', start: 'alternating', captures: 'automatic' } as const;

/** How many random positions are solved, by number of empty holes. */
const POSITIONS: Readonly<Record<number, number>> = { 10: 60, 12: 40, 14: 20, 16: 8, 18: 4, 20: 2 };

/** How often ours and the one in C take turns. */
const ROUNDS = 3;

/** Random games per second of a C program on one core, from the specification. */
const C_GAMES_PER_SECOND = 2_100_000;

/** Random games in the bots' own representation, and exact values from a number of empty holes. */
export function gridFigures(seconds: number) {
  const games = 20_000 * seconds;
  fastRandomGames(STANDARD, 1, 20_000);
  const start = performance.now();
  fastRandomGames(STANDARD, 2, games);
  const gamesPerSecond = (games * 1000) / (performance.now() - start);
  const inC = compileSolver();
  return {
    gamesPerSecond,
    ofC: gamesPerSecond / C_GAMES_PER_SECOND,
    solving: Object.entries(POSITIONS).map(([empty, count]) =>
      solvingFrom(Number(empty), count, inC),
    ),
  };
}

/** CPU milliseconds for a position, medians of rounds in which both solvers take turns. */
function solvingFrom(empty: number, positions: number, inC: SolverInC | undefined) {
  const rng = rngFrom([empty, 2, 3, 4]);
  const each = range(positions).map(() => randomPosition(STANDARD, empty, rng));
  const rounds = range(ROUNDS).map(() => {
    const start = process.cpuUsage().user;
    const solved = each.map(solvePosition);
    const ms = (process.cpuUsage().user - start) / 1000 / positions;
    const theirs = inC?.(each);
    if (theirs?.values.some((value, i) => value !== at(solved, i).value))
      throw new Error('the solver in C finds other values');
    const nodes = solved.reduce((sum, one) => sum + one.nodes, 0) / positions;
    return { ms, nodes, inC: theirs && theirs.ms / positions };
  });
  const ms = median(rounds.map((round) => round.ms));
  const theirs = rounds.flatMap((round) => round.inC ?? []);
  const c = theirs.length > 0 ? median(theirs) : undefined;
  return { empty, positions, ms, nodes: at(rounds, 0).nodes, inC: c, ofC: c && ms / c };
}
