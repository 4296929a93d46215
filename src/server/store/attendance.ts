import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether a person's page is visible. */
export interface Attendance {
  readonly person: string;
  readonly hidden: boolean;
}

/** Records when people were last seen. */
export async function noteAttendance(
  { db }: Database,
  people: readonly Attendance[],
  now: number,
): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('attendance')
    .values(
      people.map(({ person, hidden }) => ({
        person_id: person,
        seen_at: now,
        hidden: hidden ? 1 : 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({
        seen_at: sql<number>`excluded.seen_at`,
        hidden: sql<number>`excluded.hidden`,
      }),
    )
    .execute();
}

/**
 * Those of some people who sit at an unfinished table or search for opponents; only their
 * attendance matters.
 */
export async function expectedPeople(
  { db }: Database,
  people: readonly string[],
): Promise<Set<string>> {
  const seated = await db
    .selectFrom('chairs')
    .select('person_id')
    .distinct()
    .where('person_id', 'in', people)
    .where('ended_at', 'is', null)
    .execute();
  const searching = await db
    .selectFrom('searches')
    .select('person_id')
    .where('person_id', 'in', people)
    .execute();
  return new Set([...seated, ...searching].map(({ person_id }) => person_id));
}

/** Those of some people who were not seen since a time, or whose pages are hidden. */
export async function inattentive(
  { db }: Database,
  people: readonly string[],
  since: number,
): Promise<Set<string>> {
  return without(await seenSince(db, people, since), people, ({ hidden }) => hidden === 0);
}

/** Those of some people who were not seen since a time. */
export async function disconnected(
  { db }: Database,
  people: readonly string[],
  since: number,
): Promise<Set<string>> {
  return without(await seenSince(db, people, since), people, () => true);
}

interface Row {
  readonly person_id: string;
  readonly hidden: number;
}

async function seenSince(
  db: Database['db'],
  people: readonly string[],
  since: number,
): Promise<Row[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom('attendance')
    .select(['person_id', 'hidden'])
    .where('person_id', 'in', people)
    .where('seen_at', '>=', since)
    .execute();
}

function without(
  rows: readonly Row[],
  people: readonly string[],
  counts: (row: Row) => boolean,
): Set<string> {
  const there = new Set(rows.filter(counts).map(({ person_id }) => person_id));
  return new Set(people.filter((person) => !there.has(person)));
}

/** An absent person, and an unfinished table where they sit. */
export interface GonePerson {
  readonly person: string;
  readonly seenAt: number;
  readonly table: string;
}

/** People at unfinished tables who were last seen between two times. */
export async function gonePeople(
  { db }: Database,
  from: number,
  until: number,
): Promise<GonePerson[]> {
  return db
    .selectFrom('attendance')
    .innerJoin('chairs', 'chairs.person_id', 'attendance.person_id')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select([
      'attendance.person_id as person',
      'attendance.seen_at as seenAt',
      'chairs.table_id as table',
    ])
    .where('attendance.seen_at', '>', from)
    .where('attendance.seen_at', '<=', until)
    .where('chairs.ended_at', 'is', null)
    .where('tables.phase', 'in', ['gathering', 'playing'])
    .execute();
}

/** Those of some people who were last seen before a time, with their games. */
export async function returningTo(
  { db }: Database,
  people: readonly string[],
  before: number,
): Promise<{ readonly person: string; readonly table: string }[]> {
  return db
    .selectFrom('attendance')
    .innerJoin('chairs', 'chairs.person_id', 'attendance.person_id')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select(['attendance.person_id as person', 'chairs.table_id as table'])
    .where('attendance.person_id', 'in', people)
    .where('attendance.seen_at', '<=', before)
    .where('chairs.ended_at', 'is', null)
    .where('tables.phase', 'in', ['gathering', 'playing'])
    .execute();
}
