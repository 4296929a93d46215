// How the command line, its threads and the package's exports are bundled.
import { join } from 'node:path';
import { NOT_IN, withoutParts } from './game-parts.mjs';
import { root } from './setup.mjs';

/** What is run or imported by itself. */
const ENTRIES = {
  ringside: 'src/cli/start.ts',
  'arena-worker': 'src/cli/arena/worker.ts',
  'bot-worker': 'src/server/bots/thread.ts',
  'sqlite-writer': 'src/server/store/sqlite-writer.ts',
  'bench/main': 'bench/main.ts',
  'bench/server': 'bench/load/server.ts',
  engine: 'src/exports/engine.ts',
  games: 'src/exports/games.ts',
  client: 'src/exports/client.ts',
};

/** Native code, packages with threads of their own, and what is seldom needed stay outside: the rest starts faster inside. */
const OUTSIDE = [
  /^@photostructure/,
  'piscina',
  'pino',
  'pg-native',
  /^@?better-auth/,
  'playwright-core',
];

/** A build for rolldown. */
export function program({ sourcemap }) {
  return {
    cwd: root,
    input: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, join(root, file)]),
    ),
    platform: 'node',
    external: OUTSIDE,
    plugins: [withoutParts(NOT_IN.node)],
    output: {
      dir: 'dist',
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: ({ moduleIds }) =>
        `${areBenchmarks(moduleIds) ? 'bench/' : ''}[name]-[hash].mjs`,
      sourcemap,
    },
  };
}

/**
 * Benchmarks are built into a folder of their own, which the package leaves out. A chunk without modules of
 * its own only passes on what others export, so it belongs to everybody.
 */
function areBenchmarks(files) {
  return files.length > 0 && files.every((file) => file.startsWith(join(root, 'bench')));
}
