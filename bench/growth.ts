import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { progress } from '../src/cli/progress.ts';
import { at, range } from '../src/engine/list.ts';
import { LoadGenerator } from './load/load-generator.ts';
import type { LoadGame } from './load/load-table.ts';
import { ringsideGuests } from './load/ringside-client.ts';
import { type ServerLocation, ServerProcess } from './load/server-process.ts';

/** The server's cost of an answer at a given size. */
export interface GrowthPoint {
  readonly count: number;
  /** CPU microseconds per answer, all threads together. */
  readonly cost: number;
}

export type GrowthFigures = Awaited<ReturnType<typeof growthFigures>>;

/** How far the load grows, and the rate of answers. */
export interface Growth {
  readonly tables: readonly number[];
  readonly spectators: readonly number[];
  /** The last step of a long game, and in how many parts it is measured. */
  readonly length: { readonly steps: number; readonly parts: number };
  readonly rate: number;
  /** Answers a second at the one table that spectators watch. */
  readonly watchedRate: number;
  readonly seconds: number;
}

export const FULL = {
  tables: [10, 30, 100, 300, 1000],
  spectators: [0, 16, 64, 250, 1000],
  length: { steps: 2000, parts: 8 },
  rate: 300,
  watchedRate: 25,
} as const;

const GRID: LoadGame = { id: 'grid', seats: { min: 2, max: 2 } };

/** The longest match that there is: eight people who talk as much as they may, four games. */
const LONG_MATCH: LoadGame = {
  ...{ id: 'round', seats: { min: 8, max: 8 } },
  ...{ games: 4, isTalkative: true },
};

/** The cost of an answer as tables, spectators and the length of the game grow. */
export async function growthFigures(growth: Growth, location: Omit<ServerLocation, 'data'> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'ringside-bench-'));
  const { tables, spectators, length, rate, watchedRate } = growth;
  const bar = progress(tables.length + spectators.length + length.parts, 'bench growth');
  let done = 0;
  const step = <T>(value: T): T => {
    bar.step(++done);
    return value;
  };
  const server = await ServerProcess.start({ ...location, data });
  try {
    await cost(server, growth, { tables: 10, spectators: 0, rate });
    const figures: Record<'tables' | 'spectators', GrowthPoint[]> = { tables: [], spectators: [] };
    for (const count of tables)
      figures.tables.push(
        step({ count, cost: await cost(server, growth, { tables: count, spectators: 0, rate }) }),
      );
    for (const count of spectators)
      figures.spectators.push(
        step({
          count,
          cost: await cost(server, growth, { tables: 1, spectators: count, rate: watchedRate }),
        }),
      );
    return { rate, watchedRate, ...figures, length: await byLength(server, growth, step) };
  } finally {
    bar.end();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** CPU microseconds per answer with this many tables and spectators. */
async function cost(
  server: ServerProcess,
  { seconds }: Growth,
  { tables, spectators, rate }: { tables: number; spectators: number; rate: number },
): Promise<number> {
  const load = await seated(server, GRID, tables, 2 + spectators);
  const spent = await spentOn(server, load, rate * seconds, rate);
  load.close();
  return spent;
}

/** A long game, with costs by step. */
async function byLength(
  server: ServerProcess,
  { rate, seconds, length: { steps, parts } }: Growth,
  step: (point: GrowthPoint) => GrowthPoint,
): Promise<GrowthPoint[]> {
  const stride = Math.round(steps / parts);
  const tables = Math.max(1, Math.round((rate * seconds) / stride));
  const load = await seated(server, LONG_MATCH, tables, LONG_MATCH.seats.min);
  const points: GrowthPoint[] = [];
  for (const part of range(parts)) {
    const spent = await spentOn(server, load, tables * stride, rate);
    points.push(step({ count: (part + 1) * stride, cost: spent }));
  }
  load.close();
  return points;
}

async function seated(
  server: ServerProcess,
  game: LoadGame,
  tables: number,
  sockets: number,
): Promise<LoadGenerator> {
  const load = new LoadGenerator(ringsideGuests(server.address));
  await load.come(tables * sockets);
  await load.sit([game], tables, sockets);
  return load;
}

async function spentOn(
  server: ServerProcess,
  load: LoadGenerator,
  answers: number,
  rate: number,
): Promise<number> {
  const before = await server.spent();
  const given = await load.give(answers, rate);
  const { cpu } = await server.spent();
  return ((cpu - before.cpu) * 1e6) / given;
}

/** What each one more costs: the last figure beyond the first. */
export function costOfEach(points: readonly GrowthPoint[]): number {
  const [first, last] = [at(points, 0), at(points, points.length - 1)];
  return (last.cost - first.cost) / (last.count - first.count);
}

/** The ratio of the last cost to the first. */
export function costGrowth(points: readonly GrowthPoint[]): number {
  return at(points, points.length - 1).cost / at(points, 0).cost;
}
