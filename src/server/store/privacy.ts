import { type RawBuilder, sql } from 'kysely';
import type { Privacy } from '../../client/protocol/people.ts';
import type { Database } from './database.ts';

/** A person's privacy settings; by default accounts have a public profile and guests do not. */
export async function privacyOf(
  { db }: Database,
  person: string,
  account: boolean,
): Promise<Privacy> {
  const [row] = await db
    .selectFrom('privacy')
    .select(['listed', 'presence'])
    .where('person_id', '=', person)
    .execute();
  return row
    ? { listed: row.listed === 1, presence: row.presence }
    : { listed: account, presence: 'mutual' };
}

export async function keepPrivacy(
  { db }: Database,
  person_id: string,
  { listed, presence }: Privacy,
): Promise<void> {
  const chosen = { listed: listed ? 1 : 0, presence };
  await db
    .insertInto('privacy')
    .values({ person_id, ...chosen })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(chosen))
    .execute();
}

/** For a query with `people`, `user` and `privacy`: whether the person has a public profile. */
export function isListed({ kind }: Database): RawBuilder<boolean> {
  const isGuest = kind === 'sqlite' ? 1 : true;
  return sql<boolean>`coalesce(
    privacy.listed,
    case when "user".id is null or "user"."isAnonymous" = ${isGuest} then 0 else 1 end
  ) = 1`;
}

/** Those of some people who have a public profile, by id, with their name and joining date. */
export async function listedPeople(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, { readonly name: string; readonly since: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await database.db
    .selectFrom('people')
    .leftJoin('user', 'user.id', 'people.user_id')
    .leftJoin('privacy', 'privacy.person_id', 'people.id')
    .select(['people.id', 'people.name', 'people.created_at'])
    .where('people.id', 'in', ids)
    .where(isListed(database))
    .execute();
  return new Map(rows.map(({ id, name, created_at: since }) => [id, { name, since }]));
}
