import { sql, type Updateable } from 'kysely';
import { inSlices } from '../slices.ts';
import { type Database, type SqlStatement, statement, statementOf } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { entriesAfter } from '../store/tables.ts';
import type { TableEvent } from '../table/model.ts';
import { forgetAt, tablesToForget, withoutFriends } from './forget.ts';

/** Moves everything a guest has to the existing account they signed in to. */
export async function merge(database: Database, guest: string, account: string): Promise<string[]> {
  const { db } = database;
  const theirs = new Set(await tablesToForget(database, account));
  const tables = await tablesToForget(database, guest);
  await inSlices(tables, async (table) => {
    // If the account already has a seat, the guest is removed instead of merged.
    if (theirs.has(table)) await forgetAt(database, table, guest);
    else await database.commit(await reseated(database, table, guest, account));
  });
  await database.commit([
    ...(await belongings(database, guest, account)),
    ...(await ratings(database, guest, account)),
    ...boutScores(database, guest, account),
    ...inTournaments(database, guest, account),
    ...pairs(database, 'mutes', 'muted_id', guest, account),
    ...pairs(database, 'blocks', 'blocked_id', guest, account),
    ...withoutFriends(database, guest),
    statement(db.deleteFrom('chairs').where('person_id', '=', guest)),
    statement(db.deleteFrom('visits').where('person_id', '=', guest)),
    statement(db.deleteFrom('people').where('id', '=', guest)),
  ]);
  return tables;
}

/** Replaces the guest with the account in a table's events. */
async function reseated(
  database: Database,
  table: string,
  guest: string,
  account: string,
): Promise<SqlStatement[]> {
  const { db } = database;
  const entries = await entriesAfter(database, table, 0);
  const changed = entries.flatMap(({ seq, what }) => {
    const now = renamed(what, guest, account);
    if (!now) return [];
    const change = db.updateTable('events').set({ body: JSON.stringify(now) });
    return [statement(change.where('table_id', '=', table).where('seq', '=', seq), 1)];
  });
  const seat = db.updateTable('chairs').set({ person_id: account });
  const of = seat.where('table_id', '=', table).where('person_id', '=', guest);
  const visits = db.updateTable('visits').set({ person_id: account });
  const visited = visits.where('table_id', '=', table).where('person_id', '=', guest);
  return [...changed, statement(of), statement(visited)];
}

/** The event with the account in the guest's place; undefined if the guest is not in it. */
function renamed(what: TableEvent, guest: string, account: string): TableEvent | undefined {
  if (what.type === 'sat' && what.person.id === guest)
    return { ...what, person: { ...what.person, id: account } };
  if (what.type !== 'opened' || !what.terms.kept.includes(guest)) return undefined;
  const kept = what.terms.kept.map((person) => (person === guest ? account : person));
  return { ...what, terms: { ...what.terms, kept } };
}

/**
 * Moves results, notes, reports, remarks, subscriptions and sanctions, unless the account has its
 * own.
 */
async function belongings(
  { db }: Database,
  guest: string,
  account: string,
): Promise<SqlStatement[]> {
  const unit: SqlStatement[] = [];
  for (const name of ['results', 'notes'] as const) {
    const theirs = db.selectFrom(name).select('table_id').where('person_id', '=', account);
    const row: Updateable<Schema[typeof name]> = { person_id: account };
    const moved = db.updateTable(name).set(row).where('person_id', '=', guest);
    unit.push(
      statement(moved.where('table_id', 'not in', theirs)),
      statement(db.deleteFrom(name).where('person_id', '=', guest)),
    );
  }
  for (const name of ['reports', 'pushes', 'sanctions', 'remarks'] as const)
    unit.push(
      statement(db.updateTable(name).set({ person_id: account }).where('person_id', '=', guest)),
    );
  return unit;
}

/** The account's own rating wins. */
async function ratings({ db }: Database, guest: string, account: string): Promise<SqlStatement[]> {
  const theirs = db.selectFrom('ratings').select('game').where('who', '=', account);
  const moved = db.updateTable('ratings').set({ who: account }).where('who', '=', guest);
  return [
    statement(moved.where('game', 'not in', theirs)),
    statement(db.deleteFrom('ratings').where('who', '=', guest)),
  ];
}

/** The account's own score of a bout wins. */
function boutScores({ db }: Database, guest: string, account: string): SqlStatement[] {
  const moved = sql`update bout_scores set person_id = ${account} where person_id = ${guest} and not exists
    (select 1 from bout_scores as own where own.person_id = ${account}
      and own.day = bout_scores.day and own.game = bout_scores.game)`;
  return [
    statementOf(moved.compile(db)),
    statement(db.deleteFrom('bout_scores').where('person_id', '=', guest)),
  ];
}

/** Replaces the guest with the account, unless the account takes part itself. */
function inTournaments({ db }: Database, guest: string, account: string): SqlStatement[] {
  const [before, after] = [JSON.stringify(guest), JSON.stringify(account)];
  const own = sql`(select tournament_id from entrants where person_id = ${account})`;
  const mine = sql`(select tournament_id from entrants where person_id = ${guest})`;
  return [
    sql`update tournaments set version = version + 1, body = replace(body, ${before}, ${after})
      where id not in ${own} and (organiser_id = ${guest} or id in ${mine})`,
    sql`update tournaments set organiser_id = ${account} where organiser_id = ${guest}`,
    sql`update entrants set person_id = ${account}
      where person_id = ${guest} and tournament_id not in ${own}`,
    sql`delete from entrants where person_id = ${guest}`,
  ].map((query) => statementOf(query.compile(db)));
}

/** Moves mutes or blocks in both directions, except on oneself. */
function pairs(
  { db }: Database,
  name: 'mutes' | 'blocks',
  other: 'muted_id' | 'blocked_id',
  guest: string,
  account: string,
): SqlStatement[] {
  const table = sql.table(name);
  const sides = [
    [sql.ref('person_id'), sql.ref(other)],
    [sql.ref(other), sql.ref('person_id')],
  ] as const;
  return sides.flatMap(([mine, theirs]) =>
    [
      sql`update ${table} set ${mine} = ${account} where ${mine} = ${guest} and ${theirs} != ${account}
        and ${theirs} not in (select ${theirs} from ${table} where ${mine} = ${account})`,
      sql`delete from ${table} where ${mine} = ${guest}`,
    ].map((query) => statementOf(query.compile(db))),
  );
}
