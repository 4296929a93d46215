import type { Database } from '../store/database.ts';
import type { Visitor } from './people.ts';

/** `moved`: the visitor's person now belongs to another user, so the socket must reconnect. */
export type SessionStatus = 'active' | 'ended' | 'moved';

/** Checks the sessions of these visitors. */
export async function sessionStatuses(
  database: Database,
  visitors: readonly Visitor[],
  now: number,
): Promise<SessionStatus[]> {
  const living = await livingSessions(database, visitors, now);
  const gone = visitors.filter(({ session }) => !living.has(session));
  const users = await usersOf(database, gone);
  return visitors.map(({ session, id, user }) => {
    if (living.has(session)) return 'active';
    return (users.get(id) ?? user) === user ? 'ended' : 'moved';
  });
}

async function livingSessions(
  { db }: Database,
  visitors: readonly Visitor[],
  now: number,
): Promise<Set<string>> {
  const living = new Set<string>();
  for (const some of parts(visitors)) {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'expiresAt'])
      .where(
        'id',
        'in',
        some.map(({ session }) => session),
      )
      .execute();
    for (const { id, expiresAt } of rows) if (new Date(expiresAt).getTime() > now) living.add(id);
  }
  return living;
}

/** The users to whom the visitors' people belong now. */
async function usersOf(
  { db }: Database,
  visitors: readonly Visitor[],
): Promise<Map<string, string>> {
  const users = new Map<string, string>();
  for (const some of parts(visitors)) {
    const rows = await db
      .selectFrom('people')
      .select(['id', 'user_id'])
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    for (const { id, user_id } of rows) if (user_id !== null) users.set(id, user_id);
  }
  return users;
}

/** Splits a list, because queries have a parameter limit. */
function parts<T>(list: readonly T[], most = 500): (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, i) =>
    list.slice(i * most, (i + 1) * most),
  );
}
