import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableEntry } from '../table/model.ts';
import type { Database, SqlStatement } from './database.ts';
import { prepared } from './prepared.ts';
import type { Schema } from './schema.ts';

/** When a table's timer is due, and which node holds it. */
export interface Timer {
  readonly due: number;
  readonly claimedBy: string | null;
  readonly claimedUntil: number;
}

/** What a change of a table writes. */
export interface TableWrite {
  readonly id: string;
  /** The number of the previous event. */
  readonly before: number;
  readonly entries: readonly TableEntry[];
  /** Null if unchanged: lists are indexed by it. */
  readonly phase: string | null;
  readonly asked: readonly number[];
  /** The table's summary as JSON, if it has changed. */
  readonly line: string | null;
  /** The join code; null when it is no longer valid. */
  readonly code: string | null;
  /** Whether it is public. */
  readonly listed: boolean;
  /** Who sits where, if changed. */
  readonly people: readonly (string | null)[] | null;
  /** Whether nobody plays there any more. */
  readonly isOver: boolean;
  /** Undefined if unchanged. */
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
  written: TableWrite & { readonly phase: string },
): Promise<boolean> {
  const last = lastOf(written);
  const table = insertRow(
    database,
    {
      ...{ id: written.id, game: row.game, code: written.code, listed: row.listed ? 1 : 0 },
      ...{ phase: written.phase, seq: last.seq, asked: JSON.stringify(written.asked) },
      ...{ line: written.line ?? '{}', secret: row.secret, salt: row.salt, at: last.at },
    },
    1,
  );
  return database.commit([table, ...statements(database, written)]);
}

type TableRow = Omit<Schema['tables'], 'created_at' | 'changed_at'> & { readonly at: number };

const insertRow = prepared((db, row: TableRow) =>
  db.insertInto('tables').values({
    ...{ id: row.id, game: row.game, code: row.code, listed: row.listed, phase: row.phase },
    ...{ seq: row.seq, asked: row.asked, line: row.line, secret: row.secret, salt: row.salt },
    ...{ created_at: row.at, changed_at: row.at },
  }),
);

/** Stores events; false if another node has written first, and then nothing is written. */
export function append(database: Database, written: TableWrite): Promise<boolean> {
  const last = lastOf(written);
  const { id, before, phase, asked, line, code, listed } = written;
  const { seq, at } = last;
  const values = { id, before, seq, asked: JSON.stringify(asked), at };
  const unit = [appendTo(database, values, 1)];
  if (phase !== null) unit.push(setPhase(database, { id, phase }, 1));
  if (line !== null) unit.push(describe(database, { id, line, code, listed: listed ? 1 : 0 }, 1));
  return database.commit([...unit, ...statements(database, written)]);
}

interface Appended {
  readonly id: string;
  readonly before: number;
  readonly seq: number;
  readonly asked: string;
  readonly at: number;
}

interface Described {
  readonly id: string;
  readonly line: string;
  readonly code: string | null;
  readonly listed: number;
}

/** The statements of nearly every change are prepared. */
const appendTo = prepared((db, { id, before, seq, asked, at }: Appended) =>
  db
    .updateTable('tables')
    .set({ seq, asked, changed_at: at })
    .where('id', '=', id)
    .where('seq', '=', before),
);

const setPhase = prepared((db, { id, phase }: { readonly id: string; readonly phase: string }) =>
  db.updateTable('tables').set({ phase }).where('id', '=', id),
);

const describe = prepared((db, { id, line, code, listed }: Described) =>
  db.updateTable('tables').set({ line, code, listed }).where('id', '=', id),
);

const insertEvent = prepared(
  (
    db,
    row: {
      readonly id: string;
      readonly seq: number;
      readonly at: number;
      readonly body: string;
      readonly message: string | null;
    },
  ) =>
    db.insertInto('events').values({
      table_id: row.id,
      seq: row.seq,
      at: row.at,
      body: row.body,
      message: row.message,
    }),
);

const setTimer = prepared((db, { id, due, claimedBy, claimedUntil }: Timer & { id: string }) => {
  const times = { due_at: due, claimed_by: claimedBy, claimed_until: claimedUntil };
  return db
    .insertInto('timers')
    .values({ table_id: id, ...times })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(times));
});

const deleteTimer = prepared((db, { id }: { readonly id: string }) =>
  db.deleteFrom('timers').where('table_id', '=', id),
);

const clearChairs = prepared((db, { id }: { readonly id: string }) =>
  db.deleteFrom('chairs').where('table_id', '=', id),
);

const endChairs = prepared((db, { id, at }: { readonly id: string; readonly at: number }) =>
  db.updateTable('chairs').set({ ended_at: at }).where('table_id', '=', id),
);

interface Chair {
  readonly id: string;
  readonly chair: number;
  readonly person: string;
}

const insertChair = prepared((db, { id, chair, person }: Chair) =>
  db.insertInto('chairs').values({ table_id: id, chair, person_id: person }),
);

const insertVisit = prepared((db, { id, person }: Omit<Chair, 'chair'>) =>
  db
    .insertInto('visits')
    .values({ table_id: id, person_id: person })
    .onConflict((conflict) => conflict.doNothing()),
);

function statements(database: Database, written: TableWrite): SqlStatement[] {
  const { id, entries, phase, people, isOver, timer, more } = written;
  const unit = entries.map(({ seq, at, what, message }) =>
    insertEvent(database, { id, seq, at, body: JSON.stringify(what), message }, 1),
  );
  if (people) unit.push(clearChairs(database, { id }, null));
  for (const [chair, person] of people?.entries() ?? [])
    if (person !== null)
      unit.push(
        insertChair(database, { id, chair, person }, 1),
        insertVisit(database, { id, person }, null),
      );
  if (isOver && (people !== null || phase !== null))
    unit.push(endChairs(database, { id, at: lastOf(written).at }, null));
  if (timer !== undefined) unit.push(timerStatement(database, id, timer));
  return [...unit, ...more];
}

function timerStatement(database: Database, id: string, timer: Timer | null): SqlStatement {
  return timer ? setTimer(database, { id, ...timer }, null) : deleteTimer(database, { id }, null);
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

/** Maximum number of events read without yielding to the event loop. */
const PAGE = 1_000;

/** Events of a table after a number. */
export async function entriesAfter(
  { db }: Pick<Database, 'db'>,
  id: string,
  seq: number,
): Promise<TableEntry[]> {
  const entries: TableEntry[] = [];
  for (let last = seq; ; last = entries.at(-1)?.seq ?? last) {
    const rows = await db
      .selectFrom('events')
      .select(['seq', 'at', 'body', 'message'])
      .where('table_id', '=', id)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const { seq: number, at, body, message } of rows)
      entries.push({ seq: number, at, what: JSON.parse(body), message });
    if (rows.length < PAGE) return entries;
    await nextTurn();
  }
}

/** Last event numbers of these tables. */
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
  if (!last) throw new RangeError('no events to store');
  return last;
}
