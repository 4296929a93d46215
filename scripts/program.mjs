// The bundles of the command line, its workers and the package's exports.
import { join } from 'node:path';
import { NOT_IN, withoutParts } from './game-parts.mjs';
import { root } from './setup.mjs';

/** The entry points. */
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

/** Not bundled: native code and packages with their own threads. The rest starts faster when bundled. */
const OUTSIDE = [/^@photostructure/, 'piscina', 'pino', 'pg-native', 'playwright-core'];

/** A rolldown configuration. */
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
 * Benchmarks are built into a separate folder that the package leaves out. A chunk without modules
 * of its own only re-exports, so it belongs to everyone.
 */
function areBenchmarks(files) {
  return files.length > 0 && files.every((file) => file.startsWith(join(root, 'bench')));
}
