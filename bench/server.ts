import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { progress } from '../src/cli/progress.ts';
import { GAMES } from '../src/games/rules.ts';
import { Champions } from './load/champions.ts';
import { LoadGenerator } from './load/load-generator.ts';
import { restarted } from './load/restart.ts';
import { ringsideGuests } from './load/ringside-client.ts';
import { type ServerLocation, ServerProcess } from './load/server-process.ts';

/** What is measured, and under which load. */
export interface Load {
  /** Tables of each game. */
  readonly tables: number;
  readonly seconds: number;
  /** Warm-up: plays this long at full speed before anything is measured. */
  readonly warmUp: number;
  /** Answers per second in the phases with a fixed rate. */
  readonly rate: number;
  /** Idle tables at the end. */
  readonly tablesAtRest: number;
}

export type ServerFigures = Awaited<ReturnType<typeof serverFigures>>;

/** Sockets at each table, and seconds from one answer at a table to the next. */
export const SOCKETS_PER_TABLE = 4;
const CALM = 5;

/**
 * Measures a server from outside over real sockets, with every answer durable before it is
 * acknowledged.
 */
export async function serverFigures(load: Load, location: Omit<ServerLocation, 'data'> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'ringside-bench-'));
  try {
    return await measure(load, { ...location, data });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(
  { tables, seconds, warmUp, rate, tablesAtRest }: Load,
  location: ServerLocation,
) {
  const live = tables * GAMES.length;
  const sockets = live * SOCKETS_PER_TABLE;
  const bar = progress(sockets + 6 + GAMES.length, 'bench server');
  let done = 0;
  const step = (): void => bar.step(++done);
  const server = await ServerProcess.start(location);
  const idle = await server.memory();
  const load = new LoadGenerator(ringsideGuests(server.address));
  await load.register(sockets, step);
  const empty = await server.memory();
  await load.connect();
  const full = await server.memory();
  await load.sit(GAMES, tables, SOCKETS_PER_TABLE);
  const seated = await server.memory();
  step();
  await load.play(warmUp, null);
  step();
  const calm = await load.play(seconds, live / CALM);
  step();
  const steady = await measured(server, load, () => load.play(seconds, rate));
  step();
  const mixed = await measured(server, load, () => load.play(seconds, null));
  step();
  const games = [];
  for (const game of GAMES) {
    const tables = load.tables.filter((table) => table.game === game);
    games.push({ game: game.id, ...(await load.play(seconds, null, tables)) });
    step();
  }
  const champions = await Promise.all([Champions.at(server.address), Champions.at(server.address)]);
  const beside = await load.play(seconds, live / CALM);
  for (const one of champions) await one.callOff();
  step();
  bar.end();
  const again = await restarted(server, load, location, tablesAtRest);
  return {
    store: location.database === undefined ? 'sqlite' : 'postgres',
    ...{ tables: live, sockets, seconds, rate },
    idle: idle.resident,
    perSocket: (full.heap - empty.heap) / sockets,
    perTable: (seated.heap - full.heap) / live,
    ...{ calm, beside, steady, mixed, games, ...again },
  };
}

/** What the server and its visitors spent, and how late its loop was, while something was played. */
export async function measured<T extends object>(
  server: ServerProcess,
  load: LoadGenerator,
  play: () => Promise<T>,
) {
  const before = await server.spent();
  const [began, own, sent] = [performance.now(), process.cpuUsage(), load.sent];
  const spread = await play();
  const passed = performance.now() - began;
  const { user, system } = process.cpuUsage(own);
  const { cpu, delay, allocated } = await server.spent();
  const [spent, answers] = [cpu - before.cpu, load.sent - sent];
  return {
    ...spread,
    cpuShare: (1e3 * spent) / passed,
    /** Microseconds of the server, all threads together, for each answer. */
    cpuEach: (1e6 * spent) / answers,
    /** Bytes that the server's main thread allocates for each answer. */
    allocatedEach: allocated / answers,
    visitorsShare: (user + system) / 1e3 / passed,
    delay,
  };
}
