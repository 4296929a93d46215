import { sql } from 'kysely';
import { inSlices } from '../slices.ts';
import { type Database, type SqlStatement, statement } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { entriesAfter } from '../store/tables.ts';
import type { TableEntry, TableEvent } from '../table/model.ts';
import type { Visitor } from './people.ts';

/** The tables at which a person has ever sat. */
export async function tablesToForget({ db }: Database, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visits')
    .select('table_id')
    .where('person_id', '=', person)
    .execute();
  return rows.map(({ table_id }) => table_id);
}

/**
 * Deletes a person: account, sessions, ratings, and their name and messages at tables. Games are
 * kept.
 */
export async function forget(
  database: Database,
  visitor: Visitor,
  tables: readonly string[],
): Promise<void> {
  const { db } = database;
  const { id, user } = visitor;
  await inSlices(tables, (table) => forgetAt(database, table, id));
  await database.commit([
    statement(db.deleteFrom('user').where('id', '=', user)),
    statement(db.deleteFrom('people').where('id', '=', id)),
    statement(db.deleteFrom('chairs').where('person_id', '=', id)),
    statement(db.deleteFrom('ratings').where('who', '=', id)),
    statement(db.deleteFrom('mutes').where('person_id', '=', id)),
    statement(db.deleteFrom('mutes').where('muted_id', '=', id)),
    statement(db.deleteFrom('results').where('person_id', '=', id)),
    statement(db.deleteFrom('preferences').where('person_id', '=', id)),
    statement(db.deleteFrom('notes').where('person_id', '=', id)),
    statement(db.deleteFrom('pushes').where('person_id', '=', id)),
    statement(db.deleteFrom('invites').where('used_by', '=', id)),
    statement(db.deleteFrom('bout_scores').where('person_id', '=', id)),
    statement(db.deleteFrom('entrants').where('person_id', '=', id)),
    statement(db.deleteFrom('sanctions').where('person_id', '=', id)),
    // The reasons may contain a user name.
    statement(db.updateTable('operator_log').set({ why: '' }).where('person_id', '=', id)),
    statement(db.deleteFrom('visits').where('person_id', '=', id)),
    statement(db.deleteFrom('remarks').where('person_id', '=', id)),
    ...withoutFriends(database, id),
  ]);
}

/**
 * Removes a person's name and messages from a table's events and summary, and from others' results.
 */
export async function forgetAt(database: Database, table: string, person: string): Promise<void> {
  const entries = await entriesAfter(database, table, 0);
  const unit = [
    ...rewritten(database, table, person, entries),
    ...namesOf(entries, person).map((name) => statement(nameless(database.db, table, name))),
    ...(await withoutNames(database, table, chairsOf(entries, person))),
  ];
  await database.commit(unit);
}

/** Deletes a person's follows, blocks and invitations, in both directions. */
export function withoutFriends({ db }: Database, person: string): SqlStatement[] {
  return [
    db.deleteFrom('follows').where('person_id', '=', person),
    db.deleteFrom('follows').where('followed_id', '=', person),
    db.deleteFrom('blocks').where('person_id', '=', person),
    db.deleteFrom('blocks').where('blocked_id', '=', person),
    db.deleteFrom('privacy').where('person_id', '=', person),
    db.deleteFrom('presence').where('person_id', '=', person),
    db.deleteFrom('calls').where('person_id', '=', person),
    db.deleteFrom('calls').where('by_id', '=', person),
    db.deleteFrom('attendance').where('person_id', '=', person),
    db.deleteFrom('searches').where('person_id', '=', person),
  ].map((query) => statement(query));
}

/** All names that the person had at a table, including earlier ones. */
function namesOf(entries: readonly TableEntry[], person: string): string[] {
  const chairs = new Map<number, string>();
  const names = entries.flatMap(({ what }) => {
    if (what.type === 'sat') chairs.set(what.chair, what.person.id);
    if (what.type === 'sat') return what.person.id === person ? [what.person.name] : [];
    return what.type === 'renamed' && chairs.get(what.chair) === person ? [what.name] : [];
  });
  return [...new Set(names)].filter((name) => name !== '');
}

/** The seats that the person has at the end; others may have taken earlier ones. */
function chairsOf(entries: readonly TableEntry[], person: string): number[] {
  const chairs = new Set<number>();
  for (const { what } of entries) {
    if (what.type === 'sat' && what.person.id === person) chairs.add(what.chair);
    else if (what.type === 'sat' || what.type === 'left') chairs.delete(what.chair);
  }
  return [...chairs];
}

/** Removes the names at some seats from a table's summary. */
async function withoutNames(
  { db }: Database,
  table: string,
  chairs: readonly number[],
): Promise<SqlStatement[]> {
  const [row] = await db.selectFrom('tables').select('line').where('id', '=', table).execute();
  if (!row) return [];
  const summary: { readonly names: (string | null)[] } = JSON.parse(row.line);
  const names = summary.names.map((name, chair) => (name && chairs.includes(chair) ? '' : name));
  const line = JSON.stringify({ ...summary, names });
  return [statement(db.updateTable('tables').set({ line }).where('id', '=', table))];
}

/** Removes a name from other people's results. */
function nameless(db: Database['db'], table: string, name: string) {
  const quoted = JSON.stringify(name);
  return db
    .updateTable('results')
    .set({ rivals: sql<string>`replace(rivals, ${quoted}, '""')` })
    .where('table_id', '=', table);
}

/** Prepared: a person may have said something in thousands of events. */
const setBody = prepared(
  (db, { table, seq, body }: { readonly table: string; seq: number; body: string }) =>
    db.updateTable('events').set({ body }).where('table_id', '=', table).where('seq', '=', seq),
);

function rewritten(
  database: Database,
  table: string,
  person: string,
  entries: readonly TableEntry[],
): SqlStatement[] {
  const chairs = new Map<number, string>();
  return entries.flatMap(({ seq, what }) => {
    if (what.type === 'sat') chairs.set(what.chair, what.person.id);
    const clean = without(what, person, chairs);
    if (!clean) return [];
    return [setBody(database, { table, seq, body: JSON.stringify(clean) }, 1)];
  });
}

/** The event without the person's name and messages; undefined if it contains neither. */
function without(
  what: TableEvent,
  person: string,
  chairs: ReadonlyMap<number, string>,
): TableEvent | undefined {
  if (what.type === 'sat' && what.person.id === person)
    return { ...what, person: { ...what.person, name: '' } };
  if (what.type === 'renamed' && chairs.get(what.chair) === person) return { ...what, name: '' };
  if (what.type !== 'said' || chairs.get(what.chair) !== person) return undefined;
  return { ...what, name: '', text: what.text === null ? null : '' };
}
