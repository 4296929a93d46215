import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { progress } from '../src/cli/progress.ts';
import { at, range } from '../src/engine/list.ts';
import { gameOf } from '../src/games/rules.ts';
import { LoadGenerator } from './load/load-generator.ts';
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
  readonly seconds: number;
}

export const FULL = {
  tables: [10, 30, 100, 300, 1000],
  spectators: [0, 4, 16, 64],
  length: { steps: 240, parts: 8 },
  rate: 300,
} as const;

/** The cost of an answer as tables, spectators and the length of the game grow. */
export async function growthFigures(growth: Growth, location: Omit<ServerLocation, 'data'> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'ringside-bench-'));
  const { tables, spectators, length } = growth;
  const bar = progress(tables.length + spectators.length + length.parts, 'bench growth');
  let done = 0;
  const step = <T>(value: T): T => {
    bar.step(++done);
    return value;
  };
  const server = await ServerProcess.start({ ...location, data });
  try {
    await cost(server, growth, 'grid', 10, 0);
    const figures: Record<'tables' | 'spectators', GrowthPoint[]> = { tables: [], spectators: [] };
    for (const count of tables)
      figures.tables.push(step({ count, cost: await cost(server, growth, 'grid', count, 0) }));
    for (const count of spectators)
      figures.spectators.push(step({ count, cost: await cost(server, growth, 'grid', 10, count) }));
    return { rate: growth.rate, ...figures, length: await byLength(server, growth, step) };
  } finally {
    bar.end();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** CPU microseconds per answer with this many tables and spectators. */
async function cost(
  server: ServerProcess,
  { rate, seconds }: Growth,
  game: string,
  tables: number,
  spectators: number,
): Promise<number> {
  const load = await seated(server, game, tables, spectators);
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
  const load = await seated(server, 'kickbox', tables, 0);
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
  id: string,
  tables: number,
  spectators: number,
): Promise<LoadGenerator> {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const load = new LoadGenerator(server.address);
  await load.come(tables * (2 + spectators));
  await load.sit([game], tables, spectators);
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

/** The ratio of the last cost to the first. */
export function costGrowth(points: readonly GrowthPoint[]): number {
  return at(points, points.length - 1).cost / at(points, 0).cost;
}
