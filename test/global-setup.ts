import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, installedChromium } from '../bench/chromium.ts';
import { NOT_IN, withoutParts } from '../scripts/game-parts.mjs';
import { Postgres } from './server/postgres.ts';
import type { SharedThing } from './shared.ts';

const ROOT = join(import.meta.dirname, '..');

/** The environment variable for temporary files. */
const TEMPORARY = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';

/** Linux's file system in memory, on which nothing waits for a disk, and the room that a run needs. */
const IN_MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** No time is spent on optimizing scripts that run for a second. */
const UNOPTIMIZED = '--js-flags=--no-opt';

/** The folder of the bundled programs; next to the packages they import. */
const BUNDLES = join(ROOT, 'node_modules/.cache/ringside-tests', String(process.pid));

/** Programs that run in their own threads and processes. */
const PROGRAMS = {
  'bot-worker': 'src/server/bots/thread.ts',
  'sqlite-writer': 'src/server/store/sqlite-writer.ts',
  child: 'test/server/child.ts',
  'chaos-node': 'test/chaos/node-process.ts',
  'bench-server': 'bench/load/server.ts',
};

/** Not bundled: native code and packages with their own threads. */
const EXTERNAL = [/^@photostructure/, 'piscina', 'pino', 'pg-native'];

/**
 * Gives a run its own temporary folder, and creates shared resources on demand: the built page, the
 * bundled programs, one browser and one Postgres. Everything is removed with the run.
 */
// biome-ignore lint/style/noDefaultExport: the test runner wants one
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env[TEMPORARY];
  const base = outside || !isRoomy(IN_MEMORY) ? tmpdir() : IN_MEMORY;
  const folder = mkdtempSync(join(base, 'ringside-tests-'));
  // If the tests run as root, Postgres runs as another user.
  chmodSync(folder, 0o755);
  process.env[TEMPORARY] = folder;
  const closing: (() => unknown)[] = [];

  const make: Readonly<Record<SharedThing, () => Promise<string>>> = {
    bundles: bundlePrograms,
    page: () => buildPage(join(folder, 'page')),
    browser: async () => {
      const executablePath = installedChromium();
      if (!executablePath) throw new Error('no Chromium: name one in CHROMIUM');
      const server = await chromium.launchServer({
        executablePath,
        args: [...CHROMIUM_FLAGS, UNOPTIMIZED],
      });
      closing.push(() => server.close());
      return server.wsEndpoint();
    },
    postgres: async () => {
      const postgres = await Postgres.start({ durable: false });
      closing.push(() => postgres.stop());
      await postgres.migrateTemplate();
      return String(postgres.port);
    },
  };
  const made = new Map<string, Promise<string>>();
  const server = createServer(async ({ url = '' }, response) => {
    // An idle connection may be closed at the moment it is reused.
    response.setHeader('connection', 'close');
    const name = url.slice(1);
    if (!isShared(name)) return void response.writeHead(404).end();
    const making = made.get(name) ?? make[name]();
    made.set(name, making);
    await making.then(
      (where) => response.end(where),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('shared', `http://127.0.0.1:${portOf(server.address())}`);

  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all(closing.map((close) => close()));
    if (outside === undefined) delete process.env[TEMPORARY];
    else process.env[TEMPORARY] = outside;
    rmSync(BUNDLES, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  function isShared(name: string): name is SharedThing {
    return Object.hasOwn(make, name);
  }
}

function isRoomy(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}

/** Node 20 cannot run TypeScript sources in threads and processes. */
async function bundlePrograms(): Promise<string> {
  mkdirSync(BUNDLES, { recursive: true });
  const build = await rolldown({
    input: Object.fromEntries(
      Object.entries(PROGRAMS).map(([name, file]) => [name, join(ROOT, file)]),
    ),
    platform: 'node',
    external: EXTERNAL,
    plugins: [withoutParts(NOT_IN.node)],
    cwd: ROOT,
  });
  await build.write({ dir: BUNDLES, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  return BUNDLES;
}

/** `npm test` has already built the page; otherwise it is built here. */
async function buildPage(folder: string): Promise<string> {
  const built = process.env.RINGSIDE_BUILT_PAGE;
  if (built) return built;
  // In its own process, because NODE_ENV is `test` here and the page must be the production build.
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', RINGSIDE_PAGE: folder },
  });
  return folder;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
