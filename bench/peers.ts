import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { progress } from '../src/cli/progress.ts';
import { isObject, unsafeCast } from '../src/engine/json.ts';
import { range } from '../src/engine/list.ts';
import { GAMES, gameOf } from '../src/games/rules.ts';
import { randomGames } from './engine.ts';
import { floorClients } from './load/floor-client.ts';
import type { Register } from './load/load-client.ts';
import { LoadGenerator } from './load/load-generator.ts';
import type { LoadGame } from './load/load-table.ts';
import { ringsideGuests } from './load/ringside-client.ts';
import { ServerProcess } from './load/server-process.ts';
import { quantile } from './quantile.ts';
import { measured, SOCKETS_PER_TABLE } from './server.ts';

/** How hard servers are compared. */
export interface Comparison {
  readonly seconds: number;
  /** Tables of each game where all games are played, and matches of the grid. */
  readonly tables: number;
  /** Answers a second where the rate is given. */
  readonly rate: number;
}

/** Every server is measured so often, in turn; figures are medians. */
const ROUNDS = 3;

/** Seconds for which each plays before it is measured: until then V8 compiles the rules of all games. */
const WARM_UP = 15;

const FOLDER = new URL('../../bench/peers/', import.meta.url);

/** Who plays what: two sockets each at tables of the grid, or four at tables of all games. */
type Name = 'floor4' | 'ringside4' | 'floor2' | 'ringside2' | 'colyseus' | 'memory' | 'flatfile';

/** What is compared of a server. */
export interface Served {
  readonly answersPerSecond: number;
  /** The server's CPU microseconds per answer. */
  readonly cpu: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The longest delay of its event loop, in milliseconds. */
  readonly pause: number;
  /** Bytes allocated for each answer. */
  readonly allocated: number;
}

interface Contestant {
  readonly name: Name;
  readonly server: ServerProcess;
  readonly load: LoadGenerator;
  readonly fast: Served[];
  readonly paced: Served[];
}

export type PeerFigures = Awaited<ReturnType<typeof peerFigures>>;

/** Ringside beside other servers in the same run, in turn; peers that are not installed are left out. */
export async function peerFigures(comparison: Comparison) {
  const data = mkdtempSync(join(tmpdir(), 'ringside-bench-'));
  const hasPeers = existsSync(fileURLToPath(new URL('node_modules', FOLDER)));
  const contestants: Contestant[] = [];
  try {
    for (const start of starters(comparison, data, hasPeers)) contestants.push(await start());
    await compare(contestants, comparison);
    return { ...comparison, rounds: ROUNDS, ...medians(contestants), engine: engines(hasPeers) };
  } finally {
    for (const { load, server } of contestants) {
      load.close();
      await server.kill();
    }
    rmSync(data, { recursive: true, force: true });
  }
}

const GRID: LoadGame = { id: 'grid', seats: { min: 2, max: 2 } };

function starters({ tables }: Comparison, data: string, hasPeers: boolean) {
  const ours = (name: Name) => () =>
    ServerProcess.start({ data: join(data, name), isPinned: true });
  const theirs =
    (file: string, ...args: readonly string[]) =>
    () =>
      ServerProcess.run(new URL(file, FOLDER), args, true);
  const match = { games: [GRID], tables, sockets: 2 };
  const all = { games: GAMES, tables, sockets: SOCKETS_PER_TABLE };
  const same = { games: [GRID], tables: tables * GAMES.length, sockets: SOCKETS_PER_TABLE };
  const own = [
    () => seated('floor4', theirs('floor.mjs'), floorClients, same),
    () => seated('ringside4', ours('ringside4'), ringsideGuests, all),
    () => seated('floor2', theirs('floor.mjs'), floorClients, match),
    () => seated('ringside2', ours('ringside2'), ringsideGuests, match),
  ];
  if (!hasPeers) return own;
  const boardgame = clientsIn('boardgame-client.mjs');
  return [
    ...own,
    () =>
      seated('colyseus', theirs('colyseus-server.mjs'), clientsIn('colyseus-client.mjs'), match),
    () => seated('memory', theirs('boardgame-server.mjs', 'memory'), boardgame, match),
    () => seated('flatfile', theirs('boardgame-server.mjs', 'flatfile'), boardgame, match),
  ];
}

/** How people come to a server at an address. */
type Visit = (address: string) => Register | Promise<Register>;

/** The client of a peer, in a file of its own. */
function clientsIn(file: string): Visit {
  return async (address) => {
    const { clients } = unsafeCast<{ clients(address: string): Register }>(
      await import(new URL(file, FOLDER).href),
    );
    return clients(address);
  };
}

/** Starts a server and fills its tables. */
async function seated(
  name: Name,
  start: () => Promise<ServerProcess>,
  visit: Visit,
  { games, tables, sockets }: { games: readonly LoadGame[]; tables: number; sockets: number },
): Promise<Contestant> {
  const server = await start();
  const load = new LoadGenerator(await visit(server.address));
  await load.come(games.length * tables * sockets);
  await load.sit(games, tables, sockets);
  return { name, server, load, fast: [], paced: [] };
}

/** Every round measures everybody, one after the other. */
async function compare(contestants: readonly Contestant[], { seconds, rate }: Comparison) {
  const bar = progress(contestants.length * ROUNDS, 'bench peers');
  let done = 0;
  for (const round of range(ROUNDS))
    for (const contestant of contestants) {
      if (round === 0) await contestant.load.play(WARM_UP, null);
      contestant.fast.push(await served(contestant, seconds, null));
      if (contestant.name.endsWith('4'))
        contestant.paced.push(await served(contestant, seconds, rate));
      bar.step(++done);
    }
  bar.end();
}

async function served(
  { server, load }: Contestant,
  seconds: number,
  rate: number | null,
): Promise<Served> {
  const run = await measured(server, load, () => load.play(seconds, rate));
  const { perSecond, cpuEach, p50, p95, p99, delay, allocatedEach } = run;
  return {
    ...{ answersPerSecond: perSecond, cpu: cpuEach, p50, p95, p99 },
    ...{ pause: delay.longest, allocated: allocatedEach },
  };
}

function medians(contestants: readonly Contestant[]) {
  const fast: Partial<Record<Name, Served>> = {};
  const paced: Partial<Record<Name, Served>> = {};
  for (const one of contestants) {
    fast[one.name] = median(one.fast);
    if (one.paced.length > 0) paced[one.name] = median(one.paced);
  }
  return { fast, paced };
}

function median(runs: readonly Served[]): Served {
  const of = (field: keyof Served): number =>
    quantile(
      runs.map((run) => run[field]),
      0.5,
    );
  return {
    ...{ answersPerSecond: of('answersPerSecond'), cpu: of('cpu') },
    ...{ p50: of('p50'), p95: of('p95'), p99: of('p99') },
    ...{ pause: of('pause'), allocated: of('allocated') },
  };
}

/** Random games a second without a server, here and in boardgame.io. */
function engines(hasPeers: boolean) {
  const grid = gameOf('grid');
  if (!hasPeers || !grid) return undefined;
  const { stdout } = spawnSync(process.execPath, ['engine.mjs', '2'], {
    cwd: fileURLToPath(FOLDER),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const figures: unknown = JSON.parse(stdout);
  const theirs = isObject(figures) ? Number(figures.gamesPerSecond) : Number.NaN;
  return { ours: randomGames(grid, 2).gamesPerSecond, theirs };
}
