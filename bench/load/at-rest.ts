import { type RawBuilder, sql } from 'kysely';
import { statementOf } from '../../src/server/store/database.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { ServerLocation } from './server-process.ts';

/** Copies an unwatched table this many times into the store of a stopped server. */
export async function copyTable(
  { data, database, workers }: ServerLocation,
  table: string,
  copies: number,
): Promise<void> {
  const files = workers && { bots: new URL(workers.bots), writer: new URL(workers.writer) };
  const store = await openStore({ data, database, workers: files });
  const unit = COPYING.map((copy) => statementOf(copy(table, copies).compile(store.db)));
  await store.commit(unit);
  await store.close();
}

type Copying = (table: string, copies: number) => RawBuilder<unknown>;

const upTo = (copies: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < cast(${copies} as integer))`;

/** The rows of a table; each copy has its own id and no code. */
const COPYING: readonly Copying[] = [
  (table, copies) => sql`${upTo(copies)}
    insert into tables (id, game, code, listed, phase, seq, asked, line, secret, salt, created_at, changed_at)
    select id || '-' || i, game, null, listed, phase, seq, asked, line, secret, salt, created_at, changed_at
    from tables, n where id = ${table}`,
  (table, copies) => sql`${upTo(copies)}
    insert into events (table_id, seq, at, body, message)
    select table_id || '-' || i, seq, at, body, message from events, n where table_id = ${table}`,
  (table, copies) => sql`${upTo(copies)}
    insert into chairs (table_id, chair, person_id)
    select table_id || '-' || i, chair, person_id from chairs, n where table_id = ${table}`,
];
