import type { Compilable } from 'kysely';
import type { TableEntry } from '../table/model.ts';
import { type Database, type SqlStatement, statement } from './database.ts';

/** When a table's timer is due, and which node holds it. */
export interface Timer {
  readonly due: number;
  readonly claimedBy: string | null;
  readonly claimedUntil: number;
}

/** What a change of a table writes. */
export interface TableWrite {
  readonly id: string;
  /** The number of the last event before. */
  readonly before: number;
  readonly entries: readonly TableEntry[];
  readonly phase: string;
  readonly asked: readonly number[];
  /** The table's summary as JSON, if it has changed. */
  readonly line: string | null;
  /** The join code; null when it is no longer valid. */
  readonly code: string | null;
  /** Who sits where, if that has changed. */
  readonly people: readonly (string | null)[] | null;
  /** Undefined if it has not changed. */
  readonly timer: Timer | null | undefined;
  readonly more: readonly SqlStatement[];
}

export interface NewTableRow {
  readonly game: string;
  readonly listed: boolean;
  readonly secret: string;
  readonly salt: string;
}

/** Stores a new table. */
export function insertTable(
  database: Database,
  row: NewTableRow,
  written: TableWrite,
): Promise<boolean> {
  const { db } = database;
  const last = lastOf(written);
  const table = db.insertInto('tables').values({
    id: written.id,
    game: row.game,
    code: written.code,
    listed: row.listed ? 1 : 0,
    phase: written.phase,
    seq: last.seq,
    asked: JSON.stringify(written.asked),
    line: written.line ?? '{}',
    secret: row.secret,
    salt: row.salt,
    created_at: last.at,
    changed_at: last.at,
  });
  return database.commit([statement(table, 1), ...statements(database, written)]);
}

/** Stores events; false, and nothing is written, if another node has written first. */
export function append(database: Database, written: TableWrite): Promise<boolean> {
  const last = lastOf(written);
  const { id, before, phase, asked, line, code } = written;
  const values = [last.seq, phase, JSON.stringify(asked), last.at];
  const table =
    line === null
      ? reused(database, 'append', [...values, id, before], 1)
      : reused(database, 'append with line', [...values, line, code, id, before], 1);
  return database.commit([table, ...statements(database, written)]);
}

/** Statements of nearly every change, compiled once per store; values are bound by position. */
const SHAPES = {
  append: ({ db }: Database) =>
    db
      .updateTable('tables')
      .set({ seq: 0, phase: '', asked: '', changed_at: 0 })
      .where('id', '=', '')
      .where('seq', '=', 0),
  'append with line': ({ db }: Database) =>
    db
      .updateTable('tables')
      .set({ seq: 0, phase: '', asked: '', changed_at: 0, line: '', code: '' })
      .where('id', '=', '')
      .where('seq', '=', 0),
  event: ({ db }: Database) =>
    db.insertInto('events').values({ table_id: '', seq: 0, at: 0, body: '', message: '' }),
  timer: ({ db }: Database) =>
    db
      .insertInto('timers')
      .values({ table_id: '', due_at: 0, claimed_by: '', claimed_until: 0 })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({ due_at: 0, claimed_by: '', claimed_until: 0 }),
      ),
  'no timer': ({ db }: Database) => db.deleteFrom('timers').where('table_id', '=', ''),
} as const satisfies Record<string, (database: Database) => Compilable>;

const COMPILED = new WeakMap<Database, Map<string, string>>();

function reused(
  database: Database,
  name: keyof typeof SHAPES,
  values: readonly unknown[],
  rows: number | null,
): SqlStatement {
  return { sql: textOf(database, name), values, rows };
}

function textOf(database: Database, name: keyof typeof SHAPES): string {
  const known = COMPILED.get(database) ?? new Map<string, string>();
  COMPILED.set(database, known);
  const text = known.get(name) ?? SHAPES[name](database).compile().sql;
  known.set(name, text);
  return text;
}

function statements(database: Database, written: TableWrite): SqlStatement[] {
  const { db } = database;
  const { id, entries, people, timer, more } = written;
  const unit = entries.map(({ seq, at, what, message }) =>
    reused(database, 'event', [id, seq, at, JSON.stringify(what), message], 1),
  );
  if (people) {
    unit.push(statement(db.deleteFrom('chairs').where('table_id', '=', id)));
    const rows = people.flatMap((person_id, chair) =>
      person_id === null ? [] : [{ table_id: id, chair, person_id }],
    );
    if (rows.length > 0) unit.push(statement(db.insertInto('chairs').values(rows)));
  }
  if (timer !== undefined) unit.push(timerStatement(database, id, timer));
  return [...unit, ...more];
}

function timerStatement(database: Database, id: string, timer: Timer | null): SqlStatement {
  if (!timer) return reused(database, 'no timer', [id], null);
  const times = [timer.due, timer.claimedBy, timer.claimedUntil];
  return reused(database, 'timer', [id, ...times, ...times], null);
}

/** A stored table. */
export interface StoredTable {
  readonly game: string;
  readonly secret: string;
  readonly salt: string;
  readonly entries: readonly TableEntry[];
}

export async function loadTable({ db }: Database, id: string): Promise<StoredTable | undefined> {
  const [row] = await db
    .selectFrom('tables')
    .select(['game', 'secret', 'salt'])
    .where('id', '=', id)
    .execute();
  if (!row) return undefined;
  return { ...row, entries: await entriesAfter({ db }, id, 0) };
}

/** Events of a table after a number. */
export async function entriesAfter(
  { db }: Pick<Database, 'db'>,
  id: string,
  seq: number,
): Promise<TableEntry[]> {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'at', 'body', 'message'])
    .where('table_id', '=', id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq: number, at, body, message }) => ({
    seq: number,
    at,
    what: JSON.parse(body),
    message,
  }));
}

/** The number of the event that a message has caused. */
export async function seqOfMessage(
  { db }: Database,
  table: string,
  message: string,
): Promise<number | undefined> {
  const [row] = await db
    .selectFrom('events')
    .select('seq')
    .where('table_id', '=', table)
    .where('message', '=', message)
    .execute();
  return row?.seq;
}

/** Last event numbers of some tables. */
export async function lastNumbers(
  { db }: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let i = 0; i < ids.length; i += 500) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'seq'])
      .where('id', 'in', ids.slice(i, i + 500))
      .execute();
    for (const { id, seq } of rows) found.set(id, seq);
  }
  return found;
}

function lastOf({ entries }: TableWrite): TableEntry {
  const last = entries.at(-1);
  if (!last) throw new RangeError('nothing has happened');
  return last;
}
