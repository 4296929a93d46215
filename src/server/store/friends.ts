import { sql } from 'kysely';
import type {
  Friend,
  Friends,
  Invitation,
  PersonLine,
  PresenceFor,
  Relation,
} from '../../client/protocol/people.ts';
import { type Database, statement } from './database.ts';
import { preparedRead } from './prepared.ts';

/** Maximum number of follows or blocks per person, and of listed followers. */
const MOST_FOLLOWED = 200;
const MOST_BLOCKED = 500;
const MOST_FOLLOWERS = 50;
const MOST_CALLS = 20;

/** People connected within this time, in milliseconds, count as online. */
const ONLINE = 45_000;
/** A game without a move for this long, in milliseconds, does not count as being played now. */
const PLAYING = 600_000;

/** Whom a person follows, and who follows them. */
export async function friendsOf(database: Database, person: string, now: number): Promise<Friends> {
  const rows = await database.db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.followed_id')
    .leftJoin('follows as back', (join) =>
      join
        .onRef('back.person_id', '=', 'follows.followed_id')
        .onRef('back.followed_id', '=', 'follows.person_id'),
    )
    .leftJoin('privacy', 'privacy.person_id', 'people.id')
    .leftJoin('presence as seen', 'seen.person_id', 'people.id')
    .select(['people.id', 'people.name', 'back.at as back', 'privacy.presence', 'seen.seen_at'])
    .where('follows.person_id', '=', person)
    .limit(MOST_FOLLOWED)
    .execute();
  const online = rows.filter(
    ({ back, presence, seen_at }) =>
      (seen_at ?? 0) > now - ONLINE && shows(presence ?? 'mutual', back !== null),
  );
  const playing = await gamesOf(
    database,
    online.map(({ id }) => id),
    now,
  );
  const friends = rows.map(({ id, name, back }): Friend => {
    const at = playing.get(id);
    const state = at ? 'playing' : online.some((one) => one.id === id) ? 'online' : 'offline';
    const where = { game: at?.game ?? null, table: at?.table ?? null };
    return { id, name, mutual: back !== null, state, ...where };
  });
  return {
    friends: friends.sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name)),
    followers: await followersOf(database, person),
  };
}

function rankOf({ state }: Friend): number {
  return ['playing', 'online', 'offline'].indexOf(state);
}

function shows(presence: PresenceFor, mutual: boolean): boolean {
  return presence === 'followers' || (presence === 'mutual' && mutual);
}

/** What these people are playing now; the table only if it is public. */
async function gamesOf({ db }: Database, people: readonly string[], now: number) {
  const games = new Map<string, { readonly game: string; readonly table: string | null }>();
  if (people.length === 0) return games;
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select(['chairs.person_id', 'tables.id', 'tables.game', 'tables.listed'])
    .where('chairs.person_id', 'in', people)
    .where('chairs.ended_at', 'is', null)
    .where('tables.phase', '=', 'playing')
    .where('tables.changed_at', '>', now - PLAYING)
    .orderBy('tables.changed_at')
    .execute();
  for (const { person_id, id, game, listed } of rows)
    games.set(person_id, { game, table: listed === 1 ? id : null });
  return games;
}

/** A person's followers whom they do not follow, latest first. */
async function followersOf({ db }: Database, person: string): Promise<PersonLine[]> {
  const followed = db.selectFrom('follows').select('followed_id').where('person_id', '=', person);
  return db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.person_id')
    .select(['people.id', 'people.name'])
    .where('follows.followed_id', '=', person)
    .where('follows.person_id', 'not in', followed)
    .orderBy('follows.at', 'desc')
    .limit(MOST_FOLLOWERS)
    .execute();
}

/** Follows a person; false at the maximum. */
export async function follow(
  { db }: Database,
  person_id: string,
  followed_id: string,
  at: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('follows')
    .select('followed_id')
    .where('person_id', '=', person_id)
    .limit(MOST_FOLLOWED)
    .execute();
  if (rows.length >= MOST_FOLLOWED) return rows.some((row) => row.followed_id === followed_id);
  await db
    .insertInto('follows')
    .values({ person_id, followed_id, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function unfollow({ db }: Database, person: string, other: string): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('person_id', '=', person)
    .where('followed_id', '=', other)
    .execute();
}

/** The relationship of one person to another. */
export async function relationOf(
  { db }: Database,
  person: string,
  other: string,
): Promise<Relation> {
  const follows = await db
    .selectFrom('follows')
    .select('person_id')
    .where('person_id', 'in', [person, other])
    .where('followed_id', 'in', [person, other])
    .execute();
  const [block] = await db
    .selectFrom('blocks')
    .select('at')
    .where('person_id', '=', person)
    .where('blocked_id', '=', other)
    .execute();
  return {
    follows: follows.some(({ person_id }) => person_id === person),
    followsMe: follows.some(({ person_id }) => person_id === other),
    blocked: block !== undefined,
  };
}

/** Blocks a person, which ends follows and invitations in both directions; false at the maximum. */
export async function block(
  database: Database,
  person: string,
  other: string,
  at: number,
): Promise<boolean> {
  const { db } = database;
  const rows = await blockedBy(database, person);
  if (rows.length >= MOST_BLOCKED) return rows.some(({ id }) => id === other);
  const both = [person, other];
  const row = db.insertInto('blocks').values({ person_id: person, blocked_id: other, at });
  return database.commit([
    statement(row.onConflict((conflict) => conflict.doNothing())),
    statement(
      db.deleteFrom('follows').where('person_id', 'in', both).where('followed_id', 'in', both),
    ),
    statement(db.deleteFrom('calls').where('person_id', 'in', both).where('by_id', 'in', both)),
  ]);
}

export async function unblock({ db }: Database, person: string, other: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('person_id', '=', person)
    .where('blocked_id', '=', other)
    .execute();
}

/** Whom a person blocks, latest first. */
export async function blockedBy({ db }: Database, person: string): Promise<PersonLine[]> {
  const rows = await db
    .selectFrom('blocks')
    .leftJoin('people', 'people.id', 'blocks.blocked_id')
    .select(['blocks.blocked_id as id', 'people.name'])
    .where('blocks.person_id', '=', person)
    .orderBy('blocks.at', 'desc')
    .limit(MOST_BLOCKED)
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}

/** Who blocks a person. */
export async function blockersOf(database: Database, person: string): Promise<Set<string>> {
  const rows = await blocking(database, { person });
  return new Set(rows.map(({ person_id }) => person_id));
}

const blocking = preparedRead((db, { person }: { readonly person: string }) =>
  db.selectFrom('blocks').select('person_id').where('blocked_id', '=', person),
);

/** Which of these people block each other. */
export async function blocksBetween(
  { db }: Database,
  people: readonly string[],
): Promise<Map<string, Set<string>>> {
  const blocks = new Map<string, Set<string>>();
  for (let from = 0; from < people.length; from += 500) {
    const rows = await db
      .selectFrom('blocks')
      .select(['person_id', 'blocked_id'])
      .where('person_id', 'in', people.slice(from, from + 500))
      .execute();
    for (const { person_id, blocked_id } of rows)
      blocks.set(person_id, (blocks.get(person_id) ?? new Set()).add(blocked_id));
  }
  return blocks;
}

/** Tables waiting for players where both sit. */
export async function gatheringTablesOf(
  { db }: Database,
  person: string,
  other: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('chairs as others', 'others.table_id', 'chairs.table_id')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select('tables.id')
    .where('chairs.person_id', '=', person)
    .where('chairs.ended_at', 'is', null)
    .where('others.person_id', '=', other)
    .where('tables.phase', '=', 'gathering')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that people are connected, if anyone follows them. */
export async function markSeen(
  database: Database,
  people: readonly string[],
  now: number,
): Promise<void> {
  const { db } = database;
  const followed = await db
    .selectFrom('follows')
    .select('followed_id')
    .distinct()
    .where('followed_id', 'in', people)
    .execute();
  if (followed.length === 0) return;
  await db
    .insertInto('presence')
    .values(followed.map(({ followed_id: person_id }) => ({ person_id, seen_at: now })))
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ seen_at: sql<number>`excluded.seen_at` }),
    )
    .execute();
}

/** Invites a friend; false if they have too many pending invitations. */
export async function call(
  database: Database,
  invitation: { readonly person: string; readonly table: string; readonly by: string },
  at: number,
): Promise<boolean> {
  const { person, table, by } = invitation;
  if ((await invitationsOf(database, person)).length >= MOST_CALLS) return false;
  await database.db
    .insertInto('calls')
    .values({ person_id: person, table_id: table, by_id: by, at })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'table_id']).doUpdateSet({ by_id: by, at }),
    )
    .execute();
  return true;
}

export async function endCall({ db }: Database, person: string, table: string): Promise<void> {
  await db
    .deleteFrom('calls')
    .where('person_id', '=', person)
    .where('table_id', '=', table)
    .execute();
}

/** Pending invitations of friends to tables that still wait for players, latest first. */
export async function invitationsOf({ db }: Database, person: string): Promise<Invitation[]> {
  const seated = db.selectFrom('chairs').select('table_id').where('person_id', '=', person);
  const rows = await db
    .selectFrom('calls')
    .innerJoin('tables', 'tables.id', 'calls.table_id')
    .innerJoin('people', 'people.id', 'calls.by_id')
    .select(['tables.id', 'tables.game', 'people.id as by', 'people.name', 'calls.at'])
    .where('calls.person_id', '=', person)
    .where('tables.phase', '=', 'gathering')
    .where('tables.id', 'not in', seated)
    .orderBy('calls.at', 'desc')
    .limit(MOST_CALLS)
    .execute();
  return rows.map(({ id, game, by, name, at }) => ({ table: id, game, by: { id: by, name }, at }));
}
