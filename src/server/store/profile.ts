import { sql } from 'kysely';
import type { ResultKind } from '../../client/protocol/names.ts';
import type {
  GameProfile,
  RatingPoint,
  ResultFilter,
  ResultLine,
  Results,
} from '../../client/protocol/profile.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

type Row = Schema['results'];

const PAGE = 50;
/** How many of the latest ratings of a game are sent. */
const MOST_RATINGS = 500;

/** A person's results, latest first. */
export async function resultsOf(
  { db }: Database,
  person: string,
  filter: ResultFilter,
): Promise<Results> {
  const { game, result, rated, against, before } = filter;
  const rows = await db
    .selectFrom('results')
    .leftJoin('notes', (join) =>
      join
        .onRef('notes.table_id', '=', 'results.table_id')
        .onRef('notes.person_id', '=', 'results.person_id'),
    )
    .selectAll('results')
    .select('notes.text as note')
    .where('results.person_id', '=', person)
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .$if(result !== undefined, (query) => query.where(endedAs(result ?? 'won')))
    .$if(rated !== undefined, (query) => query.where('rated', '=', rated ? 1 : 0))
    .$if(against !== undefined, (query) => query.where(namesPart(against ?? '')))
    .$if(before !== undefined, (query) => query.where('results.at', '<', before ?? 0))
    .orderBy('results.at', 'desc')
    .limit(PAGE + 1)
    .execute();
  return { results: rows.slice(0, PAGE).map(resultLine), more: rows.length > PAGE };
}

/** A person's statistics per game, most played first. */
export async function profileOf({ db }: Database, person: string): Promise<GameProfile[]> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('person_id', '=', person)
    .orderBy('at')
    .execute();
  return gameProfiles(rows);
}

/** Statistics of results in chronological order. */
export function gameProfiles(rows: readonly Row[]): GameProfile[] {
  return [...new Set(rows.map(({ game }) => game))]
    .map((game) =>
      gameProfile(
        game,
        rows.filter((row) => row.game === game),
      ),
    )
    .sort((a, b) => b.played - a.played);
}

function gameProfile(game: string, rows: readonly Row[]): GameProfile {
  const figures: Record<string, number> = {};
  for (const row of rows)
    for (const [name, value] of Object.entries(JSON.parse(row.figures)))
      figures[name] = (figures[name] ?? 0) + Number(value);
  const first = rows.filter(({ place }) => place === 1);
  return {
    game,
    played: rows.length,
    won: first.filter(({ shared }) => shared === 1).length,
    drawn: first.filter(({ shared }) => shared > 1).length,
    history: rows.flatMap((row) => strengthOf(row) ?? []).slice(-MOST_RATINGS),
    figures,
  };
}

/** A result as shown to its person. */
export function resultLine(row: Row & { readonly note: string | null }): ResultLine {
  const { table_id: table, game, at, seats, place, shared, score, rated, note } = row;
  const rivals: string[] = JSON.parse(row.rivals);
  const strength = strengthOf(row) ?? null;
  return {
    table,
    game,
    at,
    seats,
    place,
    shared,
    score,
    rated: rated === 1,
    strength,
    rivals,
    note,
  };
}

function strengthOf({ at, mu, sigma }: Row): RatingPoint | undefined {
  return mu === null || sigma === null ? undefined : { at, estimate: mu, uncertainty: sigma };
}

function endedAs(result: ResultKind) {
  if (result === 'lost') return sql<boolean>`place > 1`;
  return result === 'won'
    ? sql<boolean>`place = 1 and shared = 1`
    : sql<boolean>`place = 1 and shared > 1`;
}

function namesPart(name: string) {
  const part = name.toLowerCase().replace(/[%_\\"]/g, '');
  return sql<boolean>`lower(rivals) like ${`%${part}%`}`;
}
