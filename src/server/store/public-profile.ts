import { LEVELS } from '../../bots/bot.ts';
import type { PublicResult, PublicResults } from '../../client/protocol/people.ts';
import type { GameProfile } from '../../client/protocol/profile.ts';
import type { Database } from './database.ts';
import { listedPeople } from './privacy.ts';
import { gameProfiles, resultLine } from './profile.ts';

const PAGE = 20;
/** How many of the latest results are counted. */
const MOST_COUNTED = 2_000;

/** A person's statistics at public and rated tables. */
export async function publicGames(database: Database, person: string): Promise<GameProfile[]> {
  const rows = await publicRows(database, person).limit(MOST_COUNTED).execute();
  return gameProfiles(rows.reverse());
}

/** A person's results at public and rated tables, latest first. */
export async function publicResults(
  database: Database,
  person: string,
  { game, before }: { readonly game?: string | undefined; readonly before?: number | undefined },
): Promise<PublicResults> {
  const rows = await publicRows(database, person)
    .$if(game !== undefined, (query) => query.where('results.game', '=', game ?? ''))
    .$if(before !== undefined, (query) => query.where('results.at', '<', before ?? 0))
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const rivals = await rivalsOf(
    database,
    person,
    shown.map(({ table_id }) => table_id),
  );
  const results = shown.map((row): PublicResult => {
    const { note: _, rivals: names, ...line } = resultLine({ ...row, note: null });
    const known = rivals.get(row.table_id) ?? [];
    const bots = names.filter(isLevel).map((name) => ({ id: null, name }));
    const hidden = Math.max(0, names.length - known.length - bots.length);
    const unnamed = Array.from({ length: hidden }, () => ({ id: null, name: '' }));
    return { ...line, rivals: [...known, ...unnamed, ...bots] };
  });
  return { results, more: rows.length > PAGE };
}

function isLevel(name: string): boolean {
  return LEVELS.some((level) => level === name);
}

function publicRows({ longReads: db }: Database, person: string) {
  return db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .selectAll('results')
    .where('results.person_id', '=', person)
    .where(({ or, eb }) => or([eb('results.rated', '=', 1), eb('tables.listed', '=', 1)]))
    .orderBy('results.at', 'desc');
}

/** The opponents at these tables who have a public profile, by table. */
async function rivalsOf(
  database: Database,
  person: string,
  tables: readonly string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const found = new Map<string, { id: string; name: string }[]>();
  if (tables.length === 0) return found;
  const rows = await database.db
    .selectFrom('results')
    .select(['table_id', 'person_id'])
    .where('table_id', 'in', tables)
    .where('person_id', '!=', person)
    .execute();
  const people = await listedPeople(database, [...new Set(rows.map((row) => row.person_id))]);
  for (const { table_id, person_id: id } of rows) {
    const name = people.get(id)?.name;
    if (name !== undefined) found.set(table_id, [...(found.get(table_id) ?? []), { id, name }]);
  }
  return found;
}
