import { sql } from 'kysely';
import { inSlices } from '../slices.ts';
import { type Database, type Statement, statement } from '../store/database.ts';
import { entriesAfter } from '../store/tables.ts';
import type { Entry, TableEvent } from '../table/model.ts';
import type { Visitor } from './people.ts';

/** Deletes a person: account, sessions, ratings, and their name and words at tables. Games stay. Returns the changed tables. */
export async function forget(database: Database, visitor: Visitor): Promise<string[]> {
  const { db } = database;
  const { id, user } = visitor;
  const seats = await db
    .selectFrom('chairs')
    .select('table_id')
    .where('person_id', '=', id)
    .execute();
  await inSlices(seats, async ({ table_id }) => {
    const unit = rewritten(database, table_id, id, await entriesAfter(database, table_id, 0));
    if (unit.length > 0) await database.commit(unit);
  });
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
    ...seats.map(({ table_id }) => statement(nameless(db, table_id, visitor.name))),
  ]);
  return seats.map(({ table_id }) => table_id);
}

/** Removes a name from the results of others. */
function nameless(db: Database['db'], table: string, name: string) {
  const quoted = JSON.stringify(name);
  return db
    .updateTable('results')
    .set({ rivals: sql<string>`replace(rivals, ${quoted}, '""')` })
    .where('table_id', '=', table);
}

function rewritten(
  { db }: Database,
  table: string,
  person: string,
  entries: readonly Entry[],
): Statement[] {
  const chairs = new Map<number, string>();
  return entries.flatMap(({ seq, what }) => {
    if (what.type === 'sat') chairs.set(what.chair, what.person.id);
    const clean = without(what, person, chairs);
    if (!clean) return [];
    const change = db
      .updateTable('events')
      .set({ body: JSON.stringify(clean) })
      .where('table_id', '=', table)
      .where('seq', '=', seq);
    return [statement(change, 1)];
  });
}

/** The event without a person's name and words; undefined if they are not in it. */
function without(
  what: TableEvent,
  person: string,
  chairs: ReadonlyMap<number, string>,
): TableEvent | undefined {
  if (what.type === 'sat' && what.person.id === person)
    return { ...what, person: { ...what.person, name: '' } };
  if (what.type !== 'said' || chairs.get(what.chair) !== person) return undefined;
  return { ...what, name: '', text: what.text === null ? null : '' };
}
