import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, unsafeCast } from '../src/engine/json.ts';
import { gameOf } from '../src/games/rules.ts';
import { randomGames } from './engine.ts';
import { matchFigures } from './server.ts';

/** Concurrent matches when servers are compared. */
const MATCHES = 50;

/** The compared figures of a server. */
interface Served {
  readonly answersPerSecond: number;
  /** The server's CPU microseconds per answer. */
  readonly cpu: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export type PeerFigures = NonNullable<Awaited<ReturnType<typeof peerFigures>>>;

/**
 * The same Grid game in boardgame.io and here, measured in the same run; undefined if it is not
 * installed.
 */
export async function peerFigures(seconds: number) {
  const folder = fileURLToPath(new URL('../../bench/peers', import.meta.url));
  const grid = gameOf('grid');
  if (!existsSync(`${folder}/node_modules`) || !grid) return undefined;
  const run = (...args: readonly unknown[]) => measured(folder, args.map(String));
  const theirGames = numberIn(run('engine.mjs', seconds), 'gamesPerSecond');
  const [memory, flatfile] = ['memory', 'flatfile'].map((storage) =>
    servedIn(run('server.mjs', MATCHES, seconds, storage)),
  );
  const { perSecond, cpuEach: cpu, p50, p95, p99 } = await matchFigures(grid, MATCHES, seconds);
  const ours: Served = { answersPerSecond: perSecond, cpu, p50, p95, p99 };
  const ourGames = randomGames(grid, seconds).gamesPerSecond;
  return { matches: MATCHES, ourGames, theirGames, ours, memory, flatfile };
}

/** The output of a program of the peer. */
function measured(folder: string, args: readonly string[]): { readonly [key: string]: unknown } {
  const { stdout } = spawnSync(process.execPath, [...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const figures: unknown = JSON.parse(stdout);
  if (!isObject(figures)) throw new TypeError('the peer prints no figures');
  return figures;
}

function numberIn(figures: { readonly [key: string]: unknown }, name: string): number {
  const value = figures[name];
  if (typeof value !== 'number') throw new TypeError(`the peer does not say ${name}`);
  return value;
}

function servedIn(figures: { readonly [key: string]: unknown }): Served | undefined {
  return numberIn(figures, 'answersPerSecond') > 0 ? unsafeCast<Served>(figures) : undefined;
}
