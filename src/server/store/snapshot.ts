import { existsSync } from 'node:fs';
import pg from 'pg';
import { fileIn, type StoreLocation } from './open.ts';
import { asNumbers } from './postgres.ts';
import { TABLES } from './schema.ts';
import { openForReading } from './sqlite-library.ts';

/** Some rows of one table. */
export interface SnapshotPage {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Thrown if there is no store to read. */
export class StoreMissing extends Error {}

/** The contents of a store at one moment, page by page; the server may keep writing. */
export function snapshot({ data, database }: StoreLocation): AsyncGenerator<SnapshotPage> {
  return database === undefined ? ofSqlite(fileIn(data)) : ofPostgres(database);
}

const PAGE_SIZE = 500;

/**
 * Reads pages with `all`: an iterator does not keep its statement alive, and a statement
 * garbage-collected during iteration crashes the process.
 */
async function* ofSqlite(file: string): AsyncGenerator<SnapshotPage> {
  if (!existsSync(file)) throw new StoreMissing(`${file} does not exist`);
  const reader = openForReading(file);
  try {
    reader.exec('begin');
    for (const table of TABLES) {
      const next = reader.prepare(
        `select rowid as "rowid!", * from "${table}" where rowid > ? order by rowid limit ${PAGE_SIZE}`,
      );
      for (let last = 0; ; ) {
        const found: Record<string, unknown>[] = next.all(last);
        if (found.length === 0) break;
        last = Number(found.at(-1)?.['rowid!']);
        yield { table, rows: found.map(({ 'rowid!': _, ...row }) => row) };
      }
    }
  } finally {
    reader.close();
  }
}

async function* ofPostgres(url: string): AsyncGenerator<SnapshotPage> {
  const types = { getTypeParser: asNumbers };
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const table of TABLES) {
      await client.query(`declare page cursor for select * from "${table}"`);
      for (;;) {
        const { rows } = await client.query(`fetch ${PAGE_SIZE} from page`);
        if (rows.length === 0) break;
        yield { table, rows };
      }
      await client.query('close page');
    }
  } finally {
    await client.end();
  }
}
