import type { Database } from './database.ts';

/** What a person is called; null if nobody has this id. */
export async function nameOfPerson({ db }: Database, person: string): Promise<string | null> {
  const [row] = await db.selectFrom('people').select('name').where('id', '=', person).execute();
  return row?.name ?? null;
}
