import { sql } from 'kysely';
import type { NewSearch, Search } from '../../client/protocol/http.ts';
import type { TableModel } from '../table/model.ts';
import type { Database, SqlStatement } from './database.ts';
import { statement } from './database.ts';

/** A person waiting in a pairing pool. */
export interface Searcher {
  readonly person: string;
  readonly name: string;
  readonly program: boolean;
  /** Game, pace and whether it is rated; only people in the same pool are paired. */
  readonly pool: string;
  readonly search: Search;
  /** Null without a rating in this game. */
  readonly rating: number | null;
}

export async function keepSearch(
  { db }: Database,
  person_id: string,
  { game, pace, rated = false, bots = false }: NewSearch,
  since: number,
): Promise<void> {
  const row = {
    game,
    pace: JSON.stringify(pace),
    rated: rated ? 1 : 0,
    bots: bots ? 1 : 0,
    since,
  };
  await db
    .insertInto('searches')
    .values({ person_id, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
}

export async function endSearch({ db }: Database, person: string): Promise<void> {
  await db.deleteFrom('searches').where('person_id', '=', person).execute();
}

/** Removes a search from its pool together with other changes; fails if another node was first. */
export function takenFromPool({ db }: Database, { person, search }: Searcher): SqlStatement {
  const row = db.deleteFrom('searches').where('person_id', '=', person);
  return statement(row.where('since', '=', search.since), 1);
}

/** Puts people back into the pool they were paired from, at their old position. */
export function backToPool({ db }: Database, table: TableModel): SqlStatement[] {
  const { game, pace, rated, paired = [] } = table.terms;
  const seated = new Set(table.chairs.flatMap(({ person }) => person?.id ?? []));
  return paired
    .filter(({ person }) => seated.has(person))
    .map(({ person, since, bots }) => {
      const terms = { game, pace: JSON.stringify(pace), rated: rated ? 1 : 0, bots: bots ? 1 : 0 };
      const row = db.insertInto('searches').values({ person_id: person, since, ...terms });
      return statement(row.onConflict((conflict) => conflict.doNothing()));
    });
}

export async function searchOf({ db }: Database, person: string): Promise<Search | null> {
  const [row] = await db
    .selectFrom('searches')
    .selectAll()
    .where('person_id', '=', person)
    .execute();
  return row ? searchFrom(row) : null;
}

/** People who are not alone in their pool or would play with bots, longest wait first. */
export async function searchers({ db }: Database): Promise<Searcher[]> {
  const counted = db
    .selectFrom('searches')
    .selectAll()
    .select(sql<number>`count(*) over (partition by game, pace, rated)`.as('company'))
    .as('searches');
  const rows = await db
    .selectFrom(counted)
    .innerJoin('people', 'people.id', 'searches.person_id')
    .leftJoin('ratings', (join) =>
      join
        .onRef('ratings.who', '=', 'searches.person_id')
        .onRef('ratings.game', '=', 'searches.game'),
    )
    .select(['searches.person_id', 'searches.game', 'searches.pace', 'searches.rated'])
    .select(['searches.bots', 'searches.since', 'people.name', 'people.bot', 'ratings.mu'])
    .where((either) => either.or([either('company', '>', 1), either('searches.bots', '=', 1)]))
    .orderBy('searches.since')
    .orderBy('searches.person_id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    person: row.person_id,
    name: row.name,
    program: row.bot === 1,
    pool: `${row.game} ${row.pace} ${row.rated}`,
    search: searchFrom(row),
    rating: row.mu,
  }));
}

/** Maximum number considered per round. */
const MOST = 500;

/** Ends the searches of people last seen before a time, and returns those people. */
export async function dropSearches({ db }: Database, before: number): Promise<string[]> {
  const gone = db.selectFrom('attendance').select('person_id').where('seen_at', '<', before);
  const rows = await db
    .deleteFrom('searches')
    .where('person_id', 'in', gone)
    .returning('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

interface Row {
  readonly game: string;
  readonly pace: string;
  readonly rated: number;
  readonly bots: number;
  readonly since: number;
}

function searchFrom({ game, pace, rated, bots, since }: Row): Search {
  return { game, pace: JSON.parse(pace), rated: rated === 1, bots: bots === 1, since };
}
