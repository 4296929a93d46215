import type { Database } from '../store/database.ts';
import { preferencesOf } from '../store/preferences.ts';
import { allResultsOf } from '../store/profile.ts';
import type { Visitor } from './people.ts';

/** All stored data of a visitor. */
export async function exportOf(database: Database, visitor: Visitor): Promise<object> {
  const { db } = database;
  const { id, user } = visitor;
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'expiresAt', 'userAgent', 'ipAddress'])
    .where('userId', '=', user)
    .execute();
  const tables = await db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select(['tables.id', 'tables.game', 'tables.phase', 'tables.created_at', 'chairs.chair'])
    .where('chairs.person_id', '=', id)
    .execute();
  const [account] = await db
    .selectFrom('user')
    .select(['name', 'username', 'createdAt', 'isAnonymous'])
    .where('id', '=', user)
    .execute();
  const ratings = await db.selectFrom('ratings').selectAll().where('who', '=', id).execute();
  const mutes = await db.selectFrom('mutes').selectAll().where('person_id', '=', id).execute();
  const follows = await db.selectFrom('follows').selectAll().where('person_id', '=', id).execute();
  const blocks = await db.selectFrom('blocks').selectAll().where('person_id', '=', id).execute();
  const privacy = await db.selectFrom('privacy').selectAll().where('person_id', '=', id).execute();
  const reports = await db.selectFrom('reports').selectAll().where('person_id', '=', id).execute();
  const results = [];
  for await (const rows of allResultsOf(database, id)) results.push(...rows);
  const bouts = await db
    .selectFrom('bout_scores')
    .selectAll()
    .where('person_id', '=', id)
    .execute();
  const tournaments = await db
    .selectFrom('tournaments')
    .leftJoin('entrants', 'entrants.tournament_id', 'tournaments.id')
    .select(['tournaments.id', 'tournaments.phase', 'tournaments.created_at'])
    .distinct()
    .where((either) =>
      either.or([either('organiser_id', '=', id), either('entrants.person_id', '=', id)]),
    )
    .execute();
  const notes = await db.selectFrom('notes').selectAll().where('person_id', '=', id).execute();
  const preferences = await preferencesOf({ db }, id);
  const pushes = await db
    .selectFrom('pushes')
    .select(['endpoint', 'wishes', 'created_at'])
    .where('person_id', '=', id)
    .execute();
  const sanctions = await db
    .selectFrom('sanctions')
    .select(['kind', 'why', 'at', 'until'])
    .where('person_id', '=', id)
    .execute();
  const remarks = await db
    .selectFrom('remarks')
    .select(['table_id', 'number', 'at', 'phrase', 'text'])
    .where('person_id', '=', id)
    .execute();
  return {
    ...{ id, name: visitor.name, account, sessions, tables, ratings, mutes, reports },
    ...{ results, notes, preferences, pushes, sanctions, follows, blocks, privacy, bouts },
    ...{ tournaments, remarks },
  };
}
