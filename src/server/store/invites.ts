import type { Database } from './database.ts';

/** Stores an invitation by the hash of its token. */
export async function keepInvite(
  { db }: Database,
  token_hash: string,
  table_id: string,
  created_at: number,
): Promise<void> {
  await db
    .insertInto('invites')
    .values({ token_hash, table_id, created_at, used_by: null })
    .execute();
}

/** A table's unused invitations. */
export async function invitesTo(
  { db }: Database,
  table: string,
): Promise<{ readonly id: string; readonly createdAt: number }[]> {
  return db
    .selectFrom('invites')
    .select(['token_hash as id', 'created_at as createdAt'])
    .where('table_id', '=', table)
    .where('used_by', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** The table of an invitation, and who has used it. */
export async function tableOfInvite(
  { db }: Database,
  invite: string,
): Promise<{ readonly table: string; readonly usedBy: string | null } | undefined> {
  const rows = await db
    .selectFrom('invites')
    .select(['table_id as table', 'used_by as usedBy'])
    .where('token_hash', '=', invite)
    .execute();
  return rows[0];
}

export async function spendInvite(
  { db }: Database,
  invite: string,
  used_by: string,
): Promise<void> {
  await db.updateTable('invites').set({ used_by }).where('token_hash', '=', invite).execute();
}

export async function endInvite({ db }: Database, invite: string): Promise<void> {
  await db.deleteFrom('invites').where('token_hash', '=', invite).execute();
}
