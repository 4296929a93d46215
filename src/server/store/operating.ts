import { sql } from 'kysely';
import type { Operating, ReportLine } from '../../client/protocol/profile.ts';
import type { TableEvent } from '../table/model.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Numbers of tables and people in the store. */
export async function storeCounts({
  longReads: db,
}: Database): Promise<Pick<Operating, 'tables' | 'people'>> {
  const tables = await db
    .selectFrom('tables')
    .select(({ fn }) => ['game', 'phase', fn.countAll().as('count')])
    .groupBy(['game', 'phase'])
    .orderBy('game')
    .orderBy('phase')
    .execute();
  const [people] = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute();
  return {
    tables: tables.map(({ game, phase, count }) => ({ game, phase, count: Number(count) })),
    people: Number(people?.count ?? 0),
  };
}

/** Maximum pending reports per person. */
const MOST_WAITING = 20;

/** Stores a report, once per person and message; false if the person has too many pending. */
export async function keepReport({ db }: Database, report: Schema['reports']): Promise<boolean> {
  const own = await db
    .selectFrom('reports')
    .select(['table_id', 'seq', 'remark'])
    .where('person_id', '=', report.person_id)
    .execute();
  const messageOf = ({ table_id, seq, remark }: (typeof own)[number]): string =>
    `${table_id} ${seq} ${remark}`;
  if (own.some((one) => messageOf(one) === messageOf(report))) return true;
  if (own.length >= MOST_WAITING) return false;
  await db.insertInto('reports').values(report).execute();
  return true;
}

/**
 * Reports with the reported message, latest first. If there are too many, everyone's latest comes
 * before anyone's second.
 */
export async function reportsIn({ longReads: db }: Database, most = 100): Promise<ReportLine[]> {
  const counted = db
    .selectFrom('reports')
    .selectAll()
    .select(sql<number>`row_number() over (partition by person_id order by at desc)`.as('nth'))
    .as('reports');
  const rows = await db
    .selectFrom(counted)
    .leftJoin('people', 'people.id', 'reports.person_id')
    .leftJoin('events', (join) =>
      join
        .onRef('events.table_id', '=', 'reports.table_id')
        .onRef('events.seq', '=', 'reports.seq'),
    )
    .leftJoin('remarks', (join) =>
      join
        .onRef('remarks.table_id', '=', 'reports.table_id')
        .onRef('remarks.number', '=', 'reports.remark'),
    )
    .select(['reports.id', 'reports.table_id', 'reports.at', 'reports.why', 'people.name', 'body'])
    .select(['reports.remark', 'remarks.name as speaker', 'remarks.text', 'remarks.phrase'])
    .orderBy('reports.nth')
    .orderBy('reports.at', 'desc')
    .limit(most)
    .execute();
  const latestFirst = rows.sort((a, b) => b.at - a.at);
  return latestFirst.map(({ id, table_id: table, at, why, name: by, body, ...row }) => {
    const { remark, speaker: name, text, phrase } = row;
    const remarked = name === null ? null : { name, text, phrase };
    const said = body === null ? null : saidIn(JSON.parse(body));
    return { ...{ id, table, at, why, by }, said: remark === null ? said : remarked };
  });
}

/** Shows chat only, never moves. */
function saidIn(what: TableEvent): ReportLine['said'] {
  if (what.type !== 'said') return null;
  const { name, text, phrase } = what;
  return { name, text, phrase };
}

export async function reportIn({ db }: Database, id: string) {
  const [row] = await db
    .selectFrom('reports')
    .select(['table_id as table', 'seq', 'remark', 'person_id as person', 'why'])
    .where('id', '=', id)
    .execute();
  return row;
}

/** The user that a person belongs to. */
export async function userOf({ db }: Database, person: string): Promise<string | undefined> {
  const [row] = await db.selectFrom('people').select('user_id').where('id', '=', person).execute();
  return row?.user_id ?? undefined;
}

/** Deletes a report. */
export async function dismiss({ db }: Database, report: string): Promise<void> {
  await db.deleteFrom('reports').where('id', '=', report).execute();
}
