import type { Push } from '../../client/protocol/profile.ts';
import type { Database } from './database.ts';
import { preparedRead } from './prepared.ts';

/** Push subscriptions per person. */
const MOST = 10;

/** Stores a push subscription; false at the maximum per person. */
export async function keepPush(
  { db }: Database,
  person_id: string,
  { endpoint, keys, events, language, quiet }: Push,
  created_at: number,
): Promise<boolean> {
  const others = await db
    .selectFrom('pushes')
    .select('endpoint')
    .where('person_id', '=', person_id)
    .where('endpoint', '!=', endpoint)
    .execute();
  if (others.length >= MOST) return false;
  const wishes = JSON.stringify({ events, language, quiet });
  const row = { person_id, p256dh: keys.p256dh, auth: keys.auth, wishes };
  await db
    .insertInto('pushes')
    .values({ endpoint, ...row, created_at })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  return true;
}

/** Push subscriptions of these people. */
export async function pushesOf(
  database: Database,
  people: readonly string[],
): Promise<readonly Push[]> {
  const rows = await Promise.all(people.map((person) => pushesTo(database, { person })));
  return rows.flat().map(({ endpoint, p256dh, auth, wishes }) => ({
    endpoint,
    keys: { p256dh, auth },
    ...JSON.parse(wishes),
  }));
}

const pushesTo = preparedRead((db, { person }: { readonly person: string }) =>
  db.selectFrom('pushes').selectAll().where('person_id', '=', person),
);

/** Deletes a push subscription. */
export async function deletePush(
  { db }: Database,
  endpoint: string,
  person?: string,
): Promise<void> {
  await db
    .deleteFrom('pushes')
    .where('endpoint', '=', endpoint)
    .$if(person !== undefined, (query) => query.where('person_id', '=', person ?? ''))
    .execute();
}
