import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { ServeOptions } from '../options.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { lockFile } from './sqlite-library.ts';

export type StoreLocation = Pick<ServeOptions, 'data' | 'database' | 'workers'>;

/** Opens the embedded store or Postgres. */
export async function openStore(options: StoreLocation): Promise<Database> {
  if (options.database !== undefined) return openPostgres(options.database);
  mkdirSync(options.data, { recursive: true, mode: 0o700 });
  const file = fileIn(options.data);
  restrictToOwner(file);
  return openSqlite(file, workersOf(options).writer);
}

/** Another server uses the folder. */
export class StoreInUse extends Error {}

/**
 * Makes sure that only one server uses a folder, by holding a lock file that the system releases
 * when the process ends. Backups do not need it. Returns a function that releases it.
 */
export function lockFolder(data: string): () => void {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const file = join(data, 'server.lock');
  restrictToOwner(file);
  const lock = lockFile(file);
  if (!lock) throw new StoreInUse(`${data} is used by another server`);
  return () => lock.close();
}

/** The database file of the embedded store. */
export function fileIn(data: string): string {
  return join(data, 'ringside.db');
}

/** The file holds signing secrets and hands. SQLite gives its WAL the same permissions. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) chmodSync(each, 0o600);
}

/** Worker files; next to the program by default. */
export function workersOf({ workers }: Pick<ServeOptions, 'workers'>): {
  readonly bots: URL;
  readonly writer: URL;
} {
  return (
    workers ?? {
      bots: new URL('./bot-worker.mjs', import.meta.url),
      writer: new URL('./sqlite-writer.mjs', import.meta.url),
    }
  );
}

/** A number that changes when a backup is restored. */
export async function epochOf({ db }: Database): Promise<string> {
  const rows = await db.selectFrom('meta').select('value').where('key', '=', 'epoch').execute();
  return rows[0]?.value ?? '0';
}
