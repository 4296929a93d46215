import type { Phrase, Remark } from '../../client/protocol/table.ts';
import { unsafeCast } from '../../engine/json.ts';
import { type Database, statement } from './database.ts';
import { preparedRead } from './prepared.ts';

/** How many messages are kept per table, and how many are shown at once. */
const MOST_KEPT = 1_000;
const MOST_SHOWN = 100;

/** Retries when other nodes write first. */
const MOST_ATTEMPTS = 20;

/** A message to store, with its sender and message id. */
export type NewRemark = Omit<Remark, 'number'> & { readonly message: string };

/** Stores a spectator's message; false if it was already stored. */
export async function addRemark(
  database: Database,
  table: string,
  { person, message, ...what }: NewRemark,
): Promise<boolean> {
  const { db } = database;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const [known] = await db
      .selectFrom('remarks')
      .select('number')
      .where('table_id', '=', table)
      .where('message', '=', message)
      .execute();
    if (known) return false;
    const number = (await lastNumber(database, table)) + 1;
    const row = { table_id: table, number, person_id: person, message, ...what };
    const insert = db.insertInto('remarks').values(row);
    const old = db.deleteFrom('remarks').where('table_id', '=', table);
    const unit = [
      statement(
        insert.onConflict((conflict) => conflict.doNothing()),
        1,
      ),
      ...(number > MOST_KEPT ? [statement(old.where('number', '<=', number - MOST_KEPT))] : []),
    ];
    if (await database.commit(unit)) return true;
  }
  throw new Error(`remarks of table ${table}: busy`);
}

/** Spectators' messages after a number, oldest first; at most the latest hundred. */
export async function remarksAfter(
  database: Database,
  table: string,
  after: number,
): Promise<Remark[]> {
  const rows = await latestAfter(database, { table, after, most: MOST_SHOWN });
  return rows.toReversed().map(asRemark);
}

interface LatestAfter {
  readonly table: string;
  readonly after: number;
  readonly most: number;
}

const latestAfter = preparedRead((db, { table, after, most }: LatestAfter) =>
  remarksOf(db, table).where('number', '>', after).orderBy('number', 'desc').limit(most),
);

/** Spectators' messages before and after a given one. */
export async function remarksAround(
  { db }: Database,
  table: string,
  number: number,
): Promise<Remark[]> {
  const rows = await remarksOf(db, table)
    .where('number', '>=', number - MOST_SHOWN / 2)
    .where('number', '<=', number + MOST_SHOWN / 2)
    .orderBy('number')
    .execute();
  return rows.map(asRemark);
}

function remarksOf(db: Database['db'], table: string) {
  return db
    .selectFrom('remarks')
    .select(['number', 'at', 'person_id as person', 'name', 'phrase', 'text'])
    .where('table_id', '=', table);
}

function asRemark(row: Omit<Remark, 'phrase'> & { readonly phrase: string | null }): Remark {
  return { ...row, phrase: unsafeCast<Phrase | null>(row.phrase) };
}

/** Whether a message with this number is stored. */
export async function hasRemark({ db }: Database, table: string, number: number): Promise<boolean> {
  const rows = await db
    .selectFrom('remarks')
    .select('number')
    .where('table_id', '=', table)
    .where('number', '=', number)
    .execute();
  return rows.length > 0;
}

async function lastNumber({ db }: Database, table: string): Promise<number> {
  const [row] = await db
    .selectFrom('remarks')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('table_id', '=', table)
    .execute();
  return Number(row?.last ?? 0);
}
