import type { Database } from './database.ts';

/** Claims due tables that no other node holds. */
export async function claimDue(
  { db, kind }: Database,
  node: string,
  now: number,
  lease: number,
  most = 100,
): Promise<string[]> {
  const ready = db
    .selectFrom('timers')
    .select('table_id')
    .where('due_at', '<=', now)
    .where('claimed_until', '<=', now)
    .orderBy('due_at')
    .limit(most);
  const rows = await db
    .updateTable('timers')
    .set({ claimed_by: node, claimed_until: now + lease })
    .where('table_id', 'in', kind === 'postgres' ? ready.forUpdate().skipLocked() : ready)
    .returning('table_id')
    .execute();
  return rows.map(({ table_id }) => table_id);
}

export async function dropTimer({ db }: Database, table: string): Promise<void> {
  await db.deleteFrom('timers').where('table_id', '=', table).execute();
}

/** Releases the timers of a node, or of all. */
export async function release({ db }: Database, node?: string): Promise<void> {
  await db
    .updateTable('timers')
    .set({ claimed_by: null, claimed_until: 0 })
    .where('claimed_by', 'is not', null)
    .$if(node !== undefined, (query) => query.where('claimed_by', '=', node ?? ''))
    .execute();
}
