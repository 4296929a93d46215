import type { LobbyTable, MyTable, TableSummary } from '../../client/protocol/http.ts';
import { unsafeCast } from '../../engine/json.ts';
import type { Database } from './database.ts';

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

/** Public tables: those that wait for players first, newest first. */
export async function listedTables(
  { db }: Database,
  game: string | undefined,
  most = 100,
): Promise<TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .select(COLUMNS)
    .where('listed', '=', 1)
    .where('phase', 'in', ['gathering', 'committing', 'revealing', 'playing'])
    .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
    .orderBy('phase')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(summaryOf);
}

/** Public tables as the lobby shows them. */
export async function lobbyTables(database: Database): Promise<LobbyTable[]> {
  const tables = await listedTables(database, undefined);
  return tables.map(({ asked: _, changedAt: __, ...line }) => line);
}

/** A person's tables, those where it is their turn first. */
export async function tablesOf({ db }: Database, person: string, most = 200): Promise<MyTable[]> {
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .leftJoin('timers', 'timers.table_id', 'tables.id')
    .select([...COLUMNS, 'chairs.chair', 'timers.due_at'])
    .where('chairs.person_id', '=', person)
    .where('tables.phase', '!=', 'closed')
    .orderBy('tables.changed_at', 'desc')
    .limit(most)
    .execute();
  const mine = rows.map((row) => {
    const line = summaryOf(row);
    const yourMove = line.asked.includes(row.chair);
    return { ...line, chair: row.chair, yourMove, until: yourMove ? row.due_at : null };
  });
  return mine.sort((a, b) => Number(b.yourMove) - Number(a.yourMove));
}

/** How many unfinished tables a person has. */
export async function openTablesOf({ db }: Database, person: string): Promise<number> {
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select('tables.id')
    .where('chairs.person_id', '=', person)
    .where('tables.phase', 'not in', ['over', 'closed'])
    .execute();
  return rows.length;
}

export async function tableOfCode({ db }: Database, code: string): Promise<string | undefined> {
  const rows = await db.selectFrom('tables').select('id').where('code', '=', code).execute();
  return rows[0]?.id;
}

/** Defaults for summaries of older versions. */
const OLDEST = { language: null };

function summaryOf({ id, phase, asked, line, changed_at }: Row): TableSummary {
  const known: unknown = {
    ...OLDEST,
    ...JSON.parse(line),
    id,
    phase,
    asked: JSON.parse(asked),
    changedAt: changed_at,
  };
  return unsafeCast<TableSummary>(known);
}
