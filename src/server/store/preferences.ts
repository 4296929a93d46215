import type { Preferences } from '../../client/protocol/profile.ts';
import type { Database } from './database.ts';

/** Maximum number of notes per person. */
const MOST_NOTES = 1_000;

/** A person's settings; version 0 if there are none. */
export async function preferencesOf(
  { db }: Pick<Database, 'db'>,
  person: string,
): Promise<Preferences> {
  const [row] = await db
    .selectFrom('preferences')
    .select(['version', 'body'])
    .where('person_id', '=', person)
    .execute();
  return row ? { version: row.version, body: JSON.parse(row.body) } : { version: 0, body: {} };
}

/** Stores settings if `version` is the current one; else false. */
export async function keepPreferences(
  { db }: Database,
  person_id: string,
  { version, body }: Preferences,
): Promise<boolean> {
  const next = { version: version + 1, body: JSON.stringify(body) };
  const rows = await db
    .insertInto('preferences')
    .values({ person_id, ...next })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet(next).where('preferences.version', '=', version),
    )
    .returning('version')
    .execute();
  return rows.length === 1;
}

/** A person's note on a game; empty if there is none. */
export async function noteOf({ db }: Database, person: string, table: string): Promise<string> {
  const [row] = await db
    .selectFrom('notes')
    .select('text')
    .where('person_id', '=', person)
    .where('table_id', '=', table)
    .execute();
  return row?.text ?? '';
}

/** Stores a note, or deletes an empty one. False if there are too many. */
export async function keepNote(
  { db }: Database,
  note: { readonly person_id: string; readonly table_id: string; readonly text: string },
  at: number,
): Promise<boolean> {
  const { person_id, table_id, text } = note;
  if (text === '') {
    await db
      .deleteFrom('notes')
      .where('person_id', '=', person_id)
      .where('table_id', '=', table_id)
      .execute();
    return true;
  }
  const notes = await db
    .selectFrom('notes')
    .select('table_id')
    .where('person_id', '=', person_id)
    .limit(MOST_NOTES)
    .execute();
  if (notes.length >= MOST_NOTES && !notes.some((one) => one.table_id === table_id)) return false;
  await db
    .insertInto('notes')
    .values({ ...note, at })
    .onConflict((conflict) => conflict.columns(['person_id', 'table_id']).doUpdateSet({ text, at }))
    .execute();
  return true;
}
