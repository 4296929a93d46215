import type { Database } from '../store/database.ts';
import { append } from '../store/tables.ts';
import type { ChangeResult } from './dependencies.ts';

/** This program does not have the table's rules, or they no longer allow what was played. */
export class OutdatedRules extends Error {}

/** Aborts a game whose rules are missing. Any seated person may, because nobody can play on. */
export async function callOffOutdated(
  database: Database,
  id: string,
  person: string,
  now: number,
): Promise<ChangeResult> {
  const { db } = database;
  const [table] = await db
    .selectFrom('tables')
    .innerJoin('chairs', 'chairs.table_id', 'tables.id')
    .select(['tables.phase', 'tables.seq', 'tables.changed_at'])
    .where('tables.id', '=', id)
    .where('chairs.person_id', '=', person)
    .execute();
  if (!table) return { error: 'not-seated' };
  if (table.phase === 'over' || table.phase === 'closed') return { error: 'wrong-phase' };
  const seq = table.seq + 1;
  const at = Math.max(now, table.changed_at);
  const done = await append(database, {
    ...{ id, before: table.seq, phase: 'closed', asked: [], line: null, code: null, listed: false },
    ...{ people: null, isOver: true, timer: null, more: [] },
    entries: [{ seq, at, what: { type: 'closed' }, message: null }],
  });
  return done ? { seq } : { error: 'broken', detail: 'busy' };
}
