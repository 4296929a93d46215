import { expect, test } from 'vitest';
import { range } from '../../src/engine/list.ts';
import type { Database } from '../../src/server/store/database.ts';
import { tidy } from '../../src/server/store/housekeeping.ts';
import { listedTables } from '../../src/server/store/lists.ts';
import { migrate } from '../../src/server/store/migrations.ts';
import { openStore } from '../../src/server/store/open.ts';
import { bundled } from './bundle.ts';
import { onBothStores, type TestStore } from './stores.ts';

const DAY = 24 * 3_600_000;
const NOW = 1_000 * DAY;

async function store(place: TestStore): Promise<Database> {
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  const database = await openStore({ ...place, workers });
  await migrate(database);
  return database;
}

function tableRow(id: string, phase: string, time: number) {
  return {
    ...{ id, game: 'grid', code: null, listed: 1, phase, seq: 1, asked: '[]', line: '{}' },
    ...{ secret: '', salt: '', created_at: time, changed_at: time },
  };
}

/** A table with a person in its first chair, changed this many days ago. */
async function addTable({ db }: Database, id: string, person: string, phase: string, days: number) {
  const time = NOW - days * DAY;
  await db
    .insertInto('tables')
    .values(tableRow(id, phase, time))
    .execute();
  await db.insertInto('chairs').values({ table_id: id, chair: 0, person_id: person }).execute();
  await db.insertInto('visits').values({ table_id: id, person_id: person }).execute();
  await db
    .insertInto('events')
    .values({ table_id: id, seq: 1, at: time, body: '{}', message: null })
    .execute();
}

/** A guest created some days ago, with a session that ends in some days. */
async function addGuest({ db, kind }: Database, id: string, days: number, ends: number) {
  const moment = (time: number) =>
    kind === 'sqlite' ? new Date(time).toISOString() : new Date(time);
  const flag = (is: boolean) => (kind === 'sqlite' ? Number(is) : is);
  const dates = { createdAt: moment(NOW - days * DAY), updatedAt: moment(NOW - days * DAY) };
  await db
    .insertInto('user')
    .values({
      ...{ id, name: id, email: `${id}@guests.invalid`, ...dates },
      ...{ emailVerified: flag(false), isAnonymous: flag(true) },
    })
    .execute();
  const expiresAt = moment(NOW + ends * DAY);
  await db
    .insertInto('session')
    .values({ id, userId: id, token: id, expiresAt, ...dates })
    .execute();
  await db
    .insertInto('people')
    .values({ id, user_id: id, name: id, bot: 0, created_at: NOW - days * DAY })
    .execute();
}

onBothStores((fresh) => {
  test('unused data is deleted after its retention time, finished games stay', async () => {
    const database = await store(await fresh());
    const { db } = database;
    await addGuest(database, 'gone', 40, -10);
    await addGuest(database, 'new', 10, 20);
    await addGuest(database, 'late', 10, -1);
    await addGuest(database, 'player', 400, -300);
    await addTable(database, 'finished', 'player', 'over', 399);
    await addTable(database, 'closed', 'new', 'closed', 31);
    await addTable(database, 'just closed', 'new', 'closed', 29);
    for (const [id, days] of [
      ['old', 181],
      ['recent', 179],
    ] as const)
      await db
        .insertInto('reports')
        .values({
          id,
          table_id: 'finished',
          seq: 1,
          person_id: 'new',
          why: 'x',
          at: NOW - days * DAY,
        })
        .execute();
    for (const days of [31, 29]) {
      const [id, time] = [`${days} days`, NOW - days * DAY];
      const invite = { token_hash: id, table_id: 'finished', created_at: time, used_by: null };
      await db.insertInto('invites').values(invite).execute();
      const call = { person_id: id, table_id: 'finished', by_id: 'new', at: time };
      await db.insertInto('calls').values(call).execute();
    }
    for (const days of [91, 89]) {
      const score = {
        day: `${days}`,
        game: 'grid',
        person_id: 'new',
        score: 1,
        at: NOW - days * DAY,
      };
      await db.insertInto('bout_scores').values(score).execute();
    }
    await tidy(database, NOW);
    await tidy(database, NOW);
    const ids = async (table: 'people' | 'user' | 'session' | 'tables' | 'reports') =>
      (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(await ids('people')).toEqual(['late', 'new', 'player']);
    expect(await ids('user')).toEqual(['late', 'new', 'player']);
    expect(await ids('session')).toEqual(['new']);
    expect(await ids('tables')).toEqual(['finished', 'just closed']);
    expect(await ids('reports')).toEqual(['recent']);
    const left = await Promise.all([
      db.selectFrom('invites').select('token_hash as id').execute(),
      db.selectFrom('calls').select('person_id as id').execute(),
      db.selectFrom('bout_scores').select('day as id').execute(),
    ]);
    expect(left.flat().map(({ id }) => id)).toEqual(['29 days', '29 days', '89']);
    const events = await db.selectFrom('events').select('table_id').orderBy('table_id').execute();
    expect(events.map(({ table_id }) => table_id)).toEqual(['finished', 'just closed']);
    await database.close();
  });

  test('everyone’s first table is listed before anyone’s second', async () => {
    const database = await store(await fresh());
    for (const n of range(8)) await addTable(database, `eve ${n}`, 'eve', 'gathering', 1 + n / 10);
    for (const n of range(8)) await addTable(database, `fay ${n}`, 'fay', 'gathering', 1 + n / 10);
    await addTable(database, 'ann', 'ann', 'gathering', 3);
    await addTable(database, 'bob', 'bob', 'playing', 3);
    const listed = await listedTables(database, undefined, 0, 6);
    expect(listed.map(({ id }) => id)).toEqual(['eve 0', 'fay 0', 'eve 1', 'fay 1', 'ann', 'bob']);
    await database.close();
  });

  test('only the newest 2,000 public tables are considered', async () => {
    const database = await store(await fresh());
    await addTable(database, 'ann', 'ann', 'playing', 3);
    const rows = range(2_000).map((n) => tableRow(`eve ${n}`, 'playing', NOW));
    for (const n of range(4))
      await database.db
        .insertInto('tables')
        .values(rows.slice(500 * n, 500 * (n + 1)))
        .execute();
    const oldest = async () => (await listedTables(database, undefined, 0, 3_000)).at(-1)?.id;
    expect(await listedTables(database, undefined, 0, 3_000)).toHaveLength(2_000);
    expect(await oldest()).not.toBe('ann');
    await database.db.deleteFrom('tables').where('id', '=', 'eve 0').execute();
    expect(await oldest()).toBe('ann');
    await database.close();
  });
});
