import type { Database } from './database.ts';

/** A person's name; null if the id is unknown. */
export async function nameOfPerson({ db }: Database, person: string): Promise<string | null> {
  const [row] = await db.selectFrom('people').select('name').where('id', '=', person).execute();
  return row?.name ?? null;
}
