import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { BUNDLES } from '../room.ts';

const ENTRIES = {
  'bot-worker': 'src/server/bots/thread.ts',
  'sqlite-writer': 'src/server/store/sqlite-writer.ts',
  child: 'test/server/child.ts',
  'chaos-node': 'test/chaos/node.ts',
  'bench-server': 'src/cli/bench/load/child.ts',
};

/** What stays outside a bundle: native code, packages with threads of their own, and what is seldom needed. */
const EXTERNAL = [/^@photostructure/, 'piscina', 'pino', 'pg-native', /^@?better-auth/];

/** Node cannot run our sources in threads and processes: they are bundled once for all tests. */
export function bundled(): Promise<Readonly<Record<keyof typeof ENTRIES, URL>>> {
  made ??= bundle();
  return made;
}

let made: ReturnType<typeof bundle> | undefined;

async function bundle(): Promise<Readonly<Record<keyof typeof ENTRIES, URL>>> {
  const root = join(import.meta.dirname, '../..');
  // A folder for each thread: none may read what another is writing.
  const folder = join(BUNDLES, String(threadId));
  mkdirSync(folder, { recursive: true });
  const build = await rolldown({
    input: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, join(root, file)]),
    ),
    platform: 'node',
    external: EXTERNAL,
    cwd: root,
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
  const at = (name: string): URL => pathToFileURL(join(folder, `${name}.mjs`));
  return {
    'bot-worker': at('bot-worker'),
    'sqlite-writer': at('sqlite-writer'),
    child: at('child'),
    'chaos-node': at('chaos-node'),
    'bench-server': at('bench-server'),
  };
}

/** A new empty folder. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'ringside-'));
}
