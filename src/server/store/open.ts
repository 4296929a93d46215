import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServeOptions } from '../options.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The embedded store in its folder, or Postgres. */
export async function openStore(
  options: Pick<ServeOptions, 'data' | 'database' | 'workers'>,
): Promise<Database> {
  if (options.database !== undefined) return openPostgres(options.database);
  mkdirSync(options.data, { recursive: true });
  return openSqlite(join(options.data, 'ringside.db'), workersOf(options).writer);
}

/** The files of threads: beside the program, unless somebody says where. */
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

/** Changes when a backup was put in the place of all that the store held. */
export async function epochOf({ db }: Database): Promise<string> {
  const rows = await db.selectFrom('meta').select('value').where('key', '=', 'epoch').execute();
  return rows[0]?.value ?? '0';
}
