import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shared } from '../shared.ts';

type Program = 'bot-worker' | 'sqlite-writer' | 'child' | 'chaos-node' | 'bench-server';

/** The programs that run in their own threads and processes. */
export async function bundled(): Promise<Readonly<Record<Program, URL>>> {
  const folder = await shared('bundles');
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
