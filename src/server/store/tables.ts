import type { Entry } from '../table/kind.ts';
import { type Database, type Statement, statement } from './database.ts';

/** When somebody must look at a table, and which node has taken that upon itself. */
export interface Timer {
  readonly due: number;
  readonly claimedBy: string | null;
  readonly claimedUntil: number;
}

/** What is written when something has happened at a table. */
export interface Written {
  readonly id: string;
  /** The number of the last thing that had happened before. */
  readonly before: number;
  readonly entries: readonly Entry[];
  readonly phase: string;
  readonly asked: readonly number[];
  /** The table as a line of a list, if that has changed. */
  readonly line: string | null;
  /** The code under which it can be found; null when it no longer can. */
  readonly code: string | null;
  /** Who sits where, if that has changed. */
  readonly people: readonly (string | null)[] | null;
  /** Undefined if it has not changed. */
  readonly timer: Timer | null | undefined;
  readonly more: readonly Statement[];
}

export interface NewTableRow {
  readonly game: string;
  readonly listed: boolean;
  readonly secret: string;
  readonly salt: string;
}

/** Writes a table that was not there before. */
export function insertTable(
  database: Database,
  row: NewTableRow,
  written: Written,
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

/** Writes what has happened; false if something else happened first, and then nothing is written. */
export function append(database: Database, written: Written): Promise<boolean> {
  const { db } = database;
  const last = lastOf(written);
  const table = db
    .updateTable('tables')
    .set({
      seq: last.seq,
      phase: written.phase,
      asked: JSON.stringify(written.asked),
      changed_at: last.at,
      ...(written.line === null ? {} : { line: written.line, code: written.code }),
    })
    .where('id', '=', written.id)
    .where('seq', '=', written.before);
  return database.commit([statement(table, 1), ...statements(database, written)]);
}

function statements({ db }: Database, written: Written): Statement[] {
  const { id, entries, people, timer, more } = written;
  const events = db.insertInto('events').values(
    entries.map(({ seq, at, what, message }) => ({
      table_id: id,
      seq,
      at,
      body: JSON.stringify(what),
      message,
    })),
  );
  const unit = [statement(events, entries.length)];
  if (people) {
    unit.push(statement(db.deleteFrom('chairs').where('table_id', '=', id)));
    const rows = people.flatMap((person_id, chair) =>
      person_id === null ? [] : [{ table_id: id, chair, person_id }],
    );
    if (rows.length > 0) unit.push(statement(db.insertInto('chairs').values(rows)));
  }
  if (timer !== undefined) unit.push(timerStatement({ db }, id, timer));
  return [...unit, ...more];
}

function timerStatement({ db }: Pick<Database, 'db'>, id: string, timer: Timer | null): Statement {
  if (!timer) return statement(db.deleteFrom('timers').where('table_id', '=', id));
  const times = {
    due_at: timer.due,
    claimed_by: timer.claimedBy,
    claimed_until: timer.claimedUntil,
  };
  return statement(
    db
      .insertInto('timers')
      .values({ table_id: id, ...times })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(times)),
  );
}

/** A table as it lies in the store. */
export interface StoredTable {
  readonly game: string;
  readonly secret: string;
  readonly salt: string;
  readonly entries: readonly Entry[];
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

/** What has happened at a table after a number. */
export async function entriesAfter(
  { db }: Pick<Database, 'db'>,
  id: string,
  seq: number,
): Promise<Entry[]> {
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

function lastOf({ entries }: Written): Entry {
  const last = entries.at(-1);
  if (!last) throw new RangeError('nothing has happened');
  return last;
}
