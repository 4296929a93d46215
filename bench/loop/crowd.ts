import { at, range } from '../../src/engine/list.ts';
import { GAMES } from '../../src/games/rules.ts';
import { type SqlStatement, statement } from '../../src/server/store/database.ts';
import { loadTournament, saveTournament } from '../../src/server/store/tournaments.ts';
import type { Stage } from './scenarios.ts';

interface Crowd {
  readonly people?: number;
  /** Public tables that wait for players, each of somebody else. */
  readonly tables?: number;
  /** People in pairing pools, too far apart to meet. */
  readonly searchers?: number;
}

/** Statements per transaction. */
const BATCH = 2_000;

/** Stores people who have never asked for anything, and what they wait for. */
export async function crowd(stage: Stage, { people = 0, tables = 0, searchers = 0 }: Crowd) {
  const ids = range(Math.max(people, tables, searchers)).map(() => stage.newId());
  const now = Date.now();
  const far = now + 3_600_000;
  const { db } = stage.database;
  await written(
    stage,
    ids.flatMap((id, n) => [
      ...personStatements(stage, id),
      ...(n < tables ? tableStatements(stage, id, now + n) : []),
      ...(n < searchers
        ? [
            statement(
              db.insertInto('searches').values({
                ...{ person_id: id, game: at(GAMES, n % 5).id, rated: 1, bots: 0, since: now },
                pace: JSON.stringify({ type: 'slow', hours: 24 }),
              }),
            ),
            statement(
              db.insertInto('attendance').values({ person_id: id, seen_at: far, hidden: 0 }),
            ),
            statement(db.insertInto('ratings').values(ratingRow(id, at(GAMES, n % 5).id, n))),
          ]
        : []),
    ]),
  );
  return ids;
}

function ratingRow(who: string, game: string, n: number) {
  return { who, game, mu: 40 * n, sigma: 1, games: 30, bot: 0, name: who };
}

function personStatements({ database }: Stage, id: string): SqlStatement[] {
  const { db, kind } = database;
  const isSqlite = kind === 'sqlite';
  const today = isSqlite ? new Date().toISOString() : new Date();
  return [
    statement(
      db.insertInto('user').values({
        ...{ id: `u${id}`, name: id, email: `${id}@guests.invalid`, createdAt: today },
        ...{ updatedAt: today, emailVerified: isSqlite ? 0 : false },
        isAnonymous: isSqlite ? 0 : false,
      }),
    ),
    statement(
      db
        .insertInto('people')
        .values({ id, user_id: `u${id}`, name: id, bot: 0, created_at: Date.now() }),
    ),
  ];
}

function tableStatements({ database: { db } }: Stage, person: string, at: number): SqlStatement[] {
  const line = {
    ...{ game: 'grid', seats: 2, free: 1, bots: 0, names: [person, null], legs: 1, rated: false },
    ...{ pace: { type: 'slow', hours: 24 }, options: {}, language: null },
  };
  return [
    statement(
      db.insertInto('tables').values({
        ...{ id: `t${person}`, game: 'grid', code: null, listed: 1, phase: 'gathering', seq: 1 },
        ...{ asked: '[]', line: JSON.stringify(line), secret: 's', salt: 's' },
        ...{ created_at: at, changed_at: at },
      }),
    ),
    statement(
      db.insertInto('chairs').values({ table_id: `t${person}`, chair: 0, person_id: person }),
    ),
  ];
}

/** Stores results of rated games of two, spread over some people. */
export async function results(
  stage: Stage,
  { people, games, also }: { people: number; games: number; also?: string },
): Promise<void> {
  const ids = await crowd(stage, { people });
  const { db } = stage.database;
  const begun = Date.now() - games * 60;
  await written(
    stage,
    range(games).flatMap((n) => {
      const pair = [also ?? at(ids, (7 * n) % people), at(ids, (13 * n + 1) % people)];
      const table_id = `r${stage.newId()}`;
      return [...new Set(pair)].map((person_id, place) =>
        statement(
          db.insertInto('results').values({
            ...{ table_id, person_id, game: at(GAMES, n % 5).id, at: begun + 60 * n, seats: 2 },
            ...{ place: place + 1, shared: 1, score: 10, rated: 1, mu: 20 + (n % 10), sigma: 3 },
            ...{ rivals: JSON.stringify(['Somebody']), figures: '{"moves":12}' },
          }),
        ),
      );
    }),
  );
}

/** Enters people in a tournament. */
export async function entered(stage: Stage, id: string, people: readonly string[]): Promise<void> {
  const before = await loadTournament(stage.database, id);
  if (!before) throw new Error('no tournament');
  const entrants = people.map((person) => ({
    ...{ id: person, name: person, program: false, joinedAt: 1, seed: null, left: null },
  }));
  await saveTournament(stage.database, before, { ...before, entrants }, Date.now());
}

/** The time of a round is over. */
export async function roundOver({ database: { db } }: Stage, id: string): Promise<void> {
  await db.updateTable('tournaments').set({ due_at: 1 }).where('id', '=', id).execute();
}

async function written({ database }: Stage, statements: readonly SqlStatement[]): Promise<void> {
  for (let n = 0; n < statements.length; n += BATCH)
    await database.commit(statements.slice(n, n + BATCH));
}
