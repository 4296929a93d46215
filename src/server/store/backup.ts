import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { isObject } from '../../engine/json.ts';
import type { ServeOptions } from '../options.ts';
import { migrate, PRESENT } from './migrations.ts';
import { openStore } from './open.ts';
import { TABLES } from './schema.ts';
import { bindable, openForWriting } from './sqlite-library.ts';

type Where = Pick<ServeOptions, 'data' | 'database' | 'workers'>;

/** Writes everything a store holds, as of one moment, to a compressed file; the server may run on. */
export async function backup(where: Where, file: string): Promise<{ readonly rows: number }> {
  const database = await openStore(where);
  const zip = createGzip();
  const out = createWriteStream(file);
  zip.pipe(out);
  let rows = 0;
  const write = async (line: unknown): Promise<void> => {
    if (!zip.write(`${JSON.stringify(line)}\n`)) await once(zip, 'drain');
  };
  try {
    await write({ format: FORMAT, version: PRESENT });
    await database.snapshot(async (table, row) => {
      rows++;
      await write([table, row]);
    });
    zip.end();
    await once(out, 'finish');
    return { rows };
  } finally {
    await database.close();
  }
}

/**
 * Puts a backup in the place of all that a store holds, at once; a running server notices.
 * The file is read to its end before anything is touched.
 */
export async function restore(where: Where, file: string): Promise<{ readonly rows: number }> {
  for await (const _ of rowsIn(file));
  const database = await openStore(where);
  await migrate(database);
  await database.close();
  return where.database === undefined
    ? intoSqlite(join(where.data, 'ringside.db'), file)
    : intoPostgres(where.database, file);
}

/** A file that is no backup, or one of a newer program. */
export class BadBackup extends Error {}

const FORMAT = 'ringside-backup/1';

type Row = readonly [table: string, row: Readonly<Record<string, unknown>>];

/** The rows of a backup, to its very end: a part of one is refused like anything else. */
async function* rowsIn(file: string): AsyncGenerator<Row> {
  let first = true;
  for await (const line of linesIn(file)) {
    const read = parsed(line);
    if (first) {
      if (!isObject(read) || read.format !== FORMAT || read.version !== PRESENT)
        throw new BadBackup(file);
      first = false;
    } else if (isRow(read)) yield read;
    else throw new BadBackup(file);
  }
  if (first) throw new BadBackup(file);
}

/** The lines of a compressed file. What cannot be unpacked is no backup. */
async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    const unpacked = createReadStream(file).pipe(createGunzip()).setEncoding('utf8');
    for await (const piece of unpacked) {
      const lines = (rest + String(piece)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof Error && 'errno' in error) throw new BadBackup(file);
    throw error;
  }
  if (rest !== '') throw new BadBackup(file);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): value is Row {
  const known: readonly unknown[] = TABLES;
  return Array.isArray(value) && known.includes(value[0]) && isObject(value[1]);
}

/** A running server asks for this number every second; when it changes, everything is read again. */
const EPOCH = `insert into meta (key, value) values ('epoch', '1')
  on conflict (key) do update set value = cast(cast(meta.value as integer) + 1 as text)`;

async function intoSqlite(file: string, from: string): Promise<{ readonly rows: number }> {
  const connection = openForWriting(file);
  let rows = 0;
  try {
    const epoch = connection.prepare("select value from meta where key = 'epoch'").get();
    connection.exec('begin immediate');
    for (const table of [...TABLES].reverse()) connection.exec(`delete from "${table}"`);
    for await (const [table, row] of rowsIn(from)) {
      const names = Object.keys(row);
      const sql = insertion(table, names, () => '?');
      connection.prepare(sql).run(...names.map((name) => bindable(row[name])));
      rows++;
    }
    keepEpoch((sql, value) => connection.prepare(sql).run(value), epoch?.value);
    connection.exec(EPOCH);
    connection.exec('commit');
    return { rows };
  } finally {
    if (connection.isTransaction) connection.exec('rollback');
    connection.close();
  }
}

async function intoPostgres(url: string, from: string): Promise<{ readonly rows: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows = 0;
  try {
    const epoch = await client.query("select value from meta where key = 'epoch'");
    await client.query('begin');
    for (const table of [...TABLES].reverse()) await client.query(`delete from "${table}"`);
    for await (const [table, row] of rowsIn(from)) {
      const names = Object.keys(row);
      const sql = insertion(table, names, (i) => `$${i + 1}`);
      await client.query(
        sql,
        names.map((name) => row[name]),
      );
      rows++;
    }
    const old: unknown = epoch.rows[0]?.value;
    const said: [string, string][] = [];
    keepEpoch((sql, value) => said.push([sql.replace('?', '$1'), value]), old);
    for (const [sql, value] of said) await client.query(sql, [value]);
    await client.query(EPOCH);
    await client.query('commit');
    return { rows };
  } finally {
    await client.end();
  }
}

/** The number must differ from the one before, whatever the backup says. */
function keepEpoch(run: (sql: string, value: string) => unknown, before: unknown): void {
  if (typeof before !== 'string') return;
  run("delete from meta where key = 'epoch' and value <> ?", before);
  run("insert into meta (key, value) values ('epoch', ?) on conflict (key) do nothing", before);
}

function insertion(table: string, names: readonly string[], mark: (i: number) => string): string {
  const columns = names.map((name) => `"${name.replaceAll('"', '')}"`).join(', ');
  return `insert into "${table}" (${columns}) values (${names.map((_, i) => mark(i)).join(', ')})`;
}
