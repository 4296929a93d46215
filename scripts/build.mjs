// Bundles the command line with its workers, and builds the page.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { root } from './setup.mjs';

/** What is run by itself: the command line, and the threads that it starts. */
const entries = {
  ringside: 'src/cli/start.ts',
  'arena-worker': 'src/cli/arena/worker.ts',
  'bot-worker': 'src/server/bots/thread.ts',
  'sqlite-writer': 'src/server/store/sqlite-writer.ts',
  'bench-server': 'src/cli/bench/load/child.ts',
};

/** Native code, packages with threads of their own, and what is seldom needed stay outside: the rest starts faster inside. */
const outside = [
  /^@photostructure/,
  'piscina',
  'pino',
  'pg-native',
  /^@?better-auth/,
  'playwright-core',
];

const input = Object.fromEntries(
  Object.entries(entries).filter(([, file]) => existsSync(join(root, file))),
);

await build({
  cwd: root,
  input,
  platform: 'node',
  external: outside,
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  },
});

if (existsSync(join(root, 'vite.config.ts'))) {
  const vite = await import('vite');
  await vite.build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  compress(process.env.RINGSIDE_PAGE ?? join(root, 'dist/web'));
}

/** Lays smaller copies beside the files of the page: the server sends those to whoever can read them. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
