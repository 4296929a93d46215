import { sql } from 'kysely';
import type {
  LobbyTable,
  MyTable,
  Rating,
  TablePlayer,
  TableSummary,
} from '../../client/protocol/http.ts';
import { unsafeCast } from '../../engine/json.ts';
import { range } from '../../engine/list.ts';
import { GONE } from '../table/absence.ts';
import type { WaitsFor } from '../table/table-summary.ts';
import type { Database } from './database.ts';
import { preparedRead } from './prepared.ts';
import { isListed, listedPeople } from './privacy.ts';

/** How many public tables are considered, newest first. */
const MOST_LOOKED_AT = 2_000;

const COLUMNS = [
  'tables.id',
  'tables.phase',
  'tables.asked',
  'tables.line',
  'tables.changed_at',
] as const;

type Row = Readonly<
  Record<'id' | 'phase' | 'asked' | 'line', string> & Record<'changed_at', number>
>;

/**
 * Public tables: those waiting for players first, newest first. If there are too many, everyone's
 * first table comes before anyone's second. Bounded, because it is read often.
 */
export async function listedTables(
  database: Database,
  game: string | undefined,
  now: number,
  most = 100,
): Promise<TableSummary[]> {
  const { longReads: db } = database;
  const firstChair = sql`(select min(chair) from chairs where table_id = tables.id)`;
  const newest = db
    .selectFrom('tables')
    .selectAll()
    .where('listed', '=', 1)
    .where('phase', 'in', ['gathering', 'committing', 'revealing', 'playing'])
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .orderBy('created_at', 'desc')
    .limit(MOST_LOOKED_AT)
    .as('tables');
  const counted = db
    .selectFrom(newest)
    .leftJoin('chairs as first', (join) =>
      join
        .onRef('first.table_id', '=', 'tables.id')
        .on('first.chair', '=', sql<number>`${firstChair}`),
    )
    .select([...COLUMNS, 'tables.created_at'])
    .select(
      sql<number>`row_number() over (
        partition by coalesce(first.person_id, tables.id) order by phase, tables.created_at desc
      )`.as('nth'),
    )
    .where(isAttended(now - GONE.gathering))
    .as('counted');
  const rows = await db
    .selectFrom(counted)
    .selectAll()
    .orderBy('nth')
    .orderBy('phase')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const order = (a: string, b: string): number => Number(a > b) - Number(a < b);
  return rows.sort((a, b) => order(a.phase, b.phase) || b.created_at - a.created_at).map(summaryOf);
}

/** Somebody at a live table that gathers has been there since a time; others wait for nobody. */
function isAttended(since: number) {
  return sql<boolean>`(phase <> 'gathering' or line not like '%"pace":{"type":"live"%' or exists (
    select 1 from chairs inner join attendance on attendance.person_id = chairs.person_id
    where chairs.table_id = tables.id and attendance.seen_at > ${since}
  ))`;
}

/** Public tables as the lobby shows them. */
export async function lobbyTables(database: Database, now: number): Promise<LobbyTable[]> {
  const tables = await listedTables(database, undefined, now);
  const ratings = await ratingsAt(
    database,
    tables.map(({ id }) => id),
  );
  return tables.map(({ asked: _, changedAt: __, ...line }) => ({
    ...line,
    ratings: range(line.seats).map((chair) => ratings.get(`${line.id} ${chair}`) ?? null),
  }));
}

/**
 * By chair: whether the person has a public profile, and their rating if they show it; null without
 * a person.
 */
export async function playersAt(
  database: Database,
  table: string,
  people: readonly (string | undefined)[],
): Promise<(TablePlayer | null)[]> {
  const ids = people.flatMap((id) => id ?? []);
  const listed = await listedPeople(database, ids);
  const ratings = await ratingsAt(database, [table]);
  return people.map((id, chair) =>
    id === undefined
      ? null
      : { listed: listed.has(id), rating: ratings.get(`${table} ${chair}`) ?? null },
  );
}

/** Ratings shown at these tables, by table and chair. */
async function ratingsAt(
  database: Database,
  tables: readonly string[],
): Promise<Map<string, Rating>> {
  if (tables.length === 0) return new Map();
  const rows = await database.longReads
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .innerJoin('ratings', (join) =>
      join.onRef('ratings.who', '=', 'chairs.person_id').onRef('ratings.game', '=', 'tables.game'),
    )
    .innerJoin('people', 'people.id', 'chairs.person_id')
    .leftJoin('user', 'user.id', 'people.user_id')
    .leftJoin('privacy', 'privacy.person_id', 'people.id')
    .select(['chairs.table_id', 'chairs.chair', 'ratings.mu', 'ratings.sigma'])
    .where('chairs.table_id', 'in', tables)
    .where(isListed(database))
    .execute();
  return new Map(
    rows.map(({ table_id, chair, mu, sigma }) => [
      `${table_id} ${chair}`,
      { estimate: mu, uncertainty: sigma },
    ]),
  );
}

/**
 * A person's tables, those where it is their turn first; finished ones only if they ended after a
 * given time.
 */
export async function tablesOf(
  { db }: Database,
  person: string,
  { endedSince = 0, most = 200 } = {},
): Promise<MyTable[]> {
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .leftJoin('timers', 'timers.table_id', 'tables.id')
    .select([...COLUMNS, 'chairs.chair', 'timers.due_at'])
    .where('chairs.person_id', '=', person)
    .where('tables.phase', '!=', 'closed')
    .where((either) =>
      either.or([
        either('chairs.ended_at', 'is', null),
        either('chairs.ended_at', '>=', endedSince),
      ]),
    )
    .orderBy('tables.changed_at', 'desc')
    .limit(most)
    .execute();
  const mine = rows.map((row) => {
    const line = summaryOf(row);
    const yourMove = line.asked.includes(row.chair);
    // Without a clock, the timer only asks the others whether to go on.
    const until = yourMove && line.pace.type !== 'none' ? row.due_at : null;
    return { ...line, ...waitsOf(row), chair: row.chair, yourMove, until };
  });
  return mine.sort((a, b) => Number(b.yourMove) - Number(a.yourMove));
}

/** How many unfinished tables a person has. */
export async function openTablesOf(database: Database, person: string): Promise<number> {
  const [row] = await countOpenTables(database, { person });
  return Number(row?.count ?? 0);
}

const countOpenTables = preparedRead((db, { person }: { readonly person: string }) =>
  db
    .selectFrom('chairs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('person_id', '=', person)
    .where('ended_at', 'is', null),
);

export async function openTableIdsOf(database: Database, person: string): Promise<string[]> {
  const rows = await openTables(database, { person });
  return rows.map(({ table_id }) => table_id);
}

const openTables = preparedRead((db, { person }: { readonly person: string }) =>
  db
    .selectFrom('chairs')
    .select('table_id')
    .where('person_id', '=', person)
    .where('ended_at', 'is', null),
);

export async function tableOfCode({ db }: Database, code: string): Promise<string | undefined> {
  const rows = await db.selectFrom('tables').select('id').where('code', '=', code).execute();
  return rows[0]?.id;
}

/** Defaults for summaries written by older versions. */
const OLDEST = { language: null };

/** Fields that only the people at a table receive. */
function waitsOf({ line }: Row): WaitsFor {
  const { proposal = null, check = null, rematch = null }: Partial<WaitsFor> = JSON.parse(line);
  return { proposal, check, rematch };
}

function summaryOf({ id, phase, asked, line, changed_at }: Row): TableSummary {
  const { proposal: _, check: __, rematch: ___, ...rest } = JSON.parse(line);
  const known: unknown = {
    ...OLDEST,
    ...rest,
    id,
    phase,
    asked: JSON.parse(asked),
    changedAt: changed_at,
  };
  return unsafeCast<TableSummary>(known);
}
