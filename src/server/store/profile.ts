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
  { longReads: db }: Database,
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
export async function profileOf(database: Database, person: string): Promise<GameProfile[]> {
  const tallies = new Map<string, GameTally>();
  for await (const rows of allResultsOf(database, person)) tally(tallies, rows);
  return profilesFrom(tallies);
}

/** Results that are read without letting the event loop run. */
const MOST_AT_ONCE = 1_000;

/** All results of a person in order of time, some at a time. */
export async function* allResultsOf(
  { longReads }: Database,
  person: string,
): AsyncGenerator<readonly Row[]> {
  const query = longReads.selectFrom('results').selectAll().where('person_id', '=', person);
  for (let first = 0; ; first += MOST_AT_ONCE) {
    const rows = await query
      .orderBy('at')
      .orderBy('table_id')
      .limit(MOST_AT_ONCE)
      .offset(first)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < MOST_AT_ONCE) return;
  }
}

/** Statistics of results in chronological order. */
export function gameProfiles(rows: readonly Row[]): GameProfile[] {
  const tallies = new Map<string, GameTally>();
  tally(tallies, rows);
  return profilesFrom(tallies);
}

/** What results of a game add up to so far. */
interface GameTally {
  played: number;
  won: number;
  drawn: number;
  history: RatingPoint[];
  readonly figures: Record<string, number>;
}

function tally(tallies: Map<string, GameTally>, rows: readonly Row[]): void {
  for (const row of rows) {
    const game = tallies.get(row.game) ?? {
      ...{ played: 0, won: 0, drawn: 0, history: [], figures: {} },
    };
    tallies.set(row.game, game);
    game.played++;
    if (row.place === 1 && row.shared === 1) game.won++;
    if (row.place === 1 && row.shared > 1) game.drawn++;
    const strength = strengthOf(row);
    if (strength) game.history.push(strength);
    for (const [name, value] of Object.entries(JSON.parse(row.figures)))
      game.figures[name] = (game.figures[name] ?? 0) + Number(value);
  }
}

function profilesFrom(tallies: ReadonlyMap<string, GameTally>): GameProfile[] {
  return [...tallies]
    .map(([game, one]) => ({ game, ...one, history: one.history.slice(-MOST_RATINGS) }))
    .sort((a, b) => b.played - a.played);
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
