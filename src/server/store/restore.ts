import pg from 'pg';
import { BadBackup, rowsIn } from './backup.ts';
import type { SqlStatement } from './database.ts';
import { correctionsSince, migrate, PRESENT } from './migrations.ts';
import { fileIn, openStore, type StoreLocation } from './open.ts';
import { TABLES } from './schema.ts';
import type { SnapshotPage } from './snapshot.ts';
import { bindable, openForWriting, type SqliteConnection } from './sqlite-library.ts';

/**
 * Replaces the contents of a store with a backup, in one transaction; running servers notice. The
 * file is read completely before anything is changed.
 */
export async function restore(
  store: StoreLocation,
  file: string,
): Promise<{ readonly rows: number }> {
  let version = PRESENT;
  for await (const _ of rowsIn(file, undefined, (told) => {
    version = told;
  }));
  const database = await openStore(store);
  await migrate(database);
  const corrections = correctionsSince(version, database);
  await database.close();
  try {
    const rows = await (store.database === undefined
      ? intoSqlite(fileIn(store.data), file, corrections)
      : intoPostgres(store.database, file, corrections));
    return { rows };
  } catch (error) {
    if (isRowError(error)) throw new BadBackup(file);
    throw error;
  }
}

/** Whether a store refuses a row for what is in it. */
function isRowError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^2[23]|^42/.test(error.code ?? '');
  return error instanceof Error && /constraint|no column|datatype|syntax/i.test(error.message);
}

/** Running servers poll this number every second and reload everything when it changes. */
const NEXT_EPOCH = `insert into meta (key, value) values ('epoch', '1')
  on conflict (key) do update set value = cast(cast(meta.value as integer) + 1 as text)`;

async function intoSqlite(
  file: string,
  from: string,
  corrections: readonly SqlStatement[],
): Promise<number> {
  const connection = openForWriting(file);
  let rows = 0;
  try {
    const epoch = connection.prepare("select value from meta where key = 'epoch'").get()?.value;
    connection.exec('begin immediate');
    for (const table of [...TABLES].reverse()) connection.exec(`delete from "${table}"`);
    const insert = inserter(connection);
    for await (const [table, row] of rowsIn(from)) {
      insert(table, row);
      rows++;
    }
    for (const { sql, values } of corrections) connection.prepare(sql).run(...values.map(bindable));
    for (const [sql, value] of keepEpoch(epoch, '?')) connection.prepare(sql).run(value);
    connection.exec(NEXT_EPOCH);
    connection.exec('commit');
    return rows;
  } finally {
    if (connection.isTransaction) connection.exec('rollback');
    connection.close();
  }
}

/** Prepares one statement per table and set of columns. */
function inserter(connection: SqliteConnection) {
  const prepared = new Map<string, ReturnType<SqliteConnection['prepare']>>();
  return (table: string, row: Readonly<Record<string, unknown>>): void => {
    const names = Object.keys(row);
    const columns = names.map((name) => `"${name.replaceAll('"', '')}"`).join(', ');
    const sql = `insert into "${table}" (${columns}) values (${names.map(() => '?').join(', ')})`;
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    statement.run(...names.map((name) => bindable(row[name])));
  };
}

async function intoPostgres(
  url: string,
  from: string,
  corrections: readonly SqlStatement[],
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows = 0;
  try {
    const epoch = await client.query("select value from meta where key = 'epoch'");
    await client.query('begin');
    for (const table of [...TABLES].reverse()) await client.query(`delete from "${table}"`);
    for await (const page of pagesIn(from)) {
      await client.query(
        `insert into "${page.table}" select * from json_populate_recordset(null::"${page.table}", $1)`,
        [JSON.stringify(page.rows)],
      );
      rows += page.rows.length;
    }
    for (const { sql, values } of corrections) await client.query(sql, [...values]);
    for (const [sql, value] of keepEpoch(epoch.rows[0]?.value, '$1'))
      await client.query(sql, [value]);
    await client.query(NEXT_EPOCH);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

const PAGE_SIZE = 500;

async function* pagesIn(file: string): AsyncGenerator<SnapshotPage> {
  let page: { readonly table: string; readonly rows: SnapshotPage['rows'][number][] } | undefined;
  for await (const [table, row] of rowsIn(file)) {
    if (page && (page.table !== table || page.rows.length === PAGE_SIZE)) {
      yield page;
      page = undefined;
    }
    page ??= { table, rows: [] };
    page.rows.push(row);
  }
  if (page) yield page;
}

/** The epoch must differ from the previous one, whatever the backup contains. */
function keepEpoch(before: unknown, mark: string): (readonly [sql: string, value: string])[] {
  if (typeof before !== 'string') return [];
  return [
    [`delete from meta where key = 'epoch' and value <> ${mark}`, before],
    [
      `insert into meta (key, value) values ('epoch', ${mark}) on conflict (key) do nothing`,
      before,
    ],
  ];
}
