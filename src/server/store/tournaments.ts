import { sql } from 'kysely';
import type { TournamentLine } from '../../client/protocol/tournaments.ts';
import { unsafeCast } from '../../engine/json.ts';
import type { Tournament } from '../tournaments/model.ts';
import { type Database, type SqlStatement, statement } from './database.ts';
import { isListed } from './privacy.ts';

/** The part that is stored as JSON; the rest is in columns. */
type Body = Omit<Tournament, 'id' | 'version' | 'phase' | 'createdAt'>;

export function insertTournament(database: Database, tournament: Tournament): Promise<boolean> {
  const { id, version, createdAt } = tournament;
  const row = { id, version, created_at: createdAt, ...columnsOf(tournament, createdAt) };
  return database.commit([
    statement(database.db.insertInto('tournaments').values(row), 1),
    ...entrantRows(database, tournament),
  ]);
}

/** Stores a changed tournament; false if another node was first, and then nothing is written. */
export function saveTournament(
  database: Database,
  before: Tournament,
  after: Tournament,
  now: number,
): Promise<boolean> {
  const { db } = database;
  const { id, version } = before;
  const row = { version: version + 1, ...columnsOf(after, now) };
  const update = db.updateTable('tournaments').set(row).where('id', '=', id);
  const isJoined = before.entrants.length !== after.entrants.length;
  return database.commit([
    statement(update.where('version', '=', version), 1),
    ...(isJoined
      ? [
          statement(db.deleteFrom('entrants').where('tournament_id', '=', id)),
          ...entrantRows(database, after),
        ]
      : []),
    ...tableRows(database, before, after),
  ]);
}

function columnsOf(tournament: Tournament, now: number) {
  const { phase, terms, organiser } = tournament;
  return {
    ...{ phase, listed: terms.listed ? 1 : 0, organiser_id: organiser.id },
    ...{ due_at: dueOf(tournament), body: JSON.stringify(bodyOf(tournament)), changed_at: now },
  };
}

function dueOf({ phase, terms, rounds }: Tournament): number | null {
  if (phase === 'open') return terms.startsAt;
  return phase === 'running' ? (rounds.at(-1)?.deadline ?? null) : null;
}

/** Names are stored with people, who may change or delete them. */
function bodyOf({ id: _, version: __, phase: ___, createdAt: ____, ...rest }: Tournament): Body {
  const entrants = rest.entrants.map((one) => ({ ...one, name: '' }));
  return { ...rest, organiser: { ...rest.organiser, name: '' }, entrants };
}

function entrantRows({ db }: Database, { id, entrants }: Tournament): SqlStatement[] {
  const rows = entrants.map((one) => ({ tournament_id: id, person_id: one.id }));
  return rows.length === 0 ? [] : [statement(db.insertInto('entrants').values(rows))];
}

/** Tables that are new, and those whose result is now known. */
function tableRows({ db }: Database, before: Tournament, after: Tournament): SqlStatement[] {
  const [known, next] = [tablesIn(before), tablesIn(after)];
  const fresh = [...next.keys()].filter((table) => !known.has(table));
  const done = [...next].flatMap(([table, isDone]) => (isDone && !known.get(table) ? [table] : []));
  const rows = fresh.map((table_id) => ({
    ...{ table_id, tournament_id: after.id, state: 'planned' as const },
  }));
  return [
    ...(rows.length > 0 ? [db.insertInto('tournament_tables').values(rows)] : []),
    ...(done.length > 0
      ? [db.updateTable('tournament_tables').set({ state: 'done' }).where('table_id', 'in', done)]
      : []),
  ].map((query) => statement(query));
}

/** Each table and whether its result is known. */
function tablesIn({ rounds }: Tournament): Map<string, boolean> {
  const pairings = rounds.flatMap((round) => round.pairings);
  return new Map(
    pairings.flatMap(({ tables, result }) =>
      tables.map((table, n): [string, boolean] => [
        table,
        result !== null || n < tables.length - 1,
      ]),
    ),
  );
}

export async function loadTournament(
  database: Database,
  id: string,
): Promise<Tournament | undefined> {
  const { db } = database;
  const [row] = await db
    .selectFrom('tournaments')
    .select(['id', 'version', 'phase', 'body', 'created_at'])
    .where('id', '=', id)
    .execute();
  if (!row) return undefined;
  const body = unsafeCast<Body>(JSON.parse(row.body));
  const ids = [body.organiser.id, ...body.entrants.map((one) => one.id)];
  const people = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(people.map((one) => [one.id, one.name]));
  const named = <T extends { readonly id: string }>(one: T) => ({
    ...one,
    name: names.get(one.id) ?? '',
  });
  return {
    ...{ id: row.id, version: row.version, phase: row.phase, createdAt: row.created_at },
    ...{ ...body, organiser: named(body.organiser), entrants: body.entrants.map(named) },
  };
}

/** Maximum number listed. */
const MOST_LISTED = 100;

/** Public tournaments and the person's own: waiting and running ones first, then the latest. */
export async function listTournaments(
  { db }: Database,
  person: string | undefined,
): Promise<TournamentLine[]> {
  const mine = db
    .selectFrom('entrants')
    .select('tournament_id')
    .where('person_id', '=', person ?? '');
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'phase', 'body', 'organiser_id'])
    .select(sql<number>`case when ${sql.ref('id')} in ${mine} then 1 else 0 end`.as('entered'))
    .where((either) =>
      either.or([
        either.and([either('listed', '=', 1), either('phase', '!=', 'cancelled')]),
        either('organiser_id', '=', person ?? ''),
        either('id', 'in', mine),
      ]),
    )
    .orderBy(sql`case phase when 'running' then 0 when 'open' then 1 else 2 end`)
    .orderBy('changed_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ id, phase, body, organiser_id, entered }) => {
    const { terms, entrants, rounds, roundCount } = unsafeCast<Body>(JSON.parse(body));
    const { title, game, format, pace, places, startsAt } = terms;
    return {
      ...{ id, phase, title, game, format, pace, places, startsAt, roundCount },
      ...{ entrants: entrants.length, round: rounds.length },
      mine: Number(entered) === 1 || (person !== undefined && organiser_id === person),
    };
  });
}

/** Tournaments with something due. */
export async function dueTournaments({ db }: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('phase', 'in', ['open', 'running'])
    .where('due_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

interface TournamentTable {
  readonly table: string;
  readonly tournament: string;
}

/** Tables that were paired and have to be opened. */
export async function plannedTables({ db }: Database): Promise<TournamentTable[]> {
  return db
    .selectFrom('tournament_tables')
    .select(['table_id as table', 'tournament_id as tournament'])
    .where('state', '=', 'planned')
    .execute();
}

/** Finished tables whose results have not been recorded yet. */
export async function endedTables({ db }: Database): Promise<TournamentTable[]> {
  return db
    .selectFrom('tournament_tables')
    .innerJoin('tables', 'tables.id', 'tournament_tables.table_id')
    .select(['table_id as table', 'tournament_id as tournament'])
    .where('tournament_tables.state', '=', 'open')
    .where('tables.phase', 'in', ['over', 'closed'])
    .execute();
}

/** Marks a planned table as open, in the transaction that creates it, so that it is opened once. */
export function tableOpened({ db }: Database, table: string): SqlStatement {
  const opened = db.updateTable('tournament_tables').set({ state: 'open' });
  return statement(opened.where('table_id', '=', table).where('state', '=', 'planned'), 1);
}

/** Whether the tournament's deals are not public yet. */
export async function isSealed({ db }: Database, id: string): Promise<boolean> {
  const rows = await db.selectFrom('tournaments').select('phase').where('id', '=', id).execute();
  return rows.some(({ phase }) => phase === 'running' || phase === 'open');
}

/** How many unfinished tournaments a person organizes. */
export async function organisedBy({ db }: Database, person: string): Promise<number> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('organiser_id', '=', person)
    .where('phase', 'in', ['open', 'running'])
    .execute();
  return rows.length;
}

/** A person's unfinished tournaments. */
export async function enteredBy({ db }: Database, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entrants')
    .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament_id')
    .select('tournaments.id')
    .where('person_id', '=', person)
    .where('phase', 'in', ['open', 'running'])
    .execute();
  return rows.map(({ id }) => id);
}

/** The ratings in a game that people show. */
export async function shownRatings(
  database: Database,
  game: string,
  people: readonly string[],
): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await database.db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.who')
    .leftJoin('user', 'user.id', 'people.user_id')
    .leftJoin('privacy', 'privacy.person_id', 'people.id')
    .select(['ratings.who', 'ratings.mu'])
    .where('ratings.game', '=', game)
    .where('ratings.who', 'in', people)
    .where(isListed(database))
    .execute();
  return new Map(rows.map(({ who, mu }) => [who, mu]));
}
