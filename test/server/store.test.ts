import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { range } from '../../src/engine/list.ts';
import { type Database, statement } from '../../src/server/store/database.ts';
import { openTableIdsOf, tableOfCode, tablesOf } from '../../src/server/store/lists.ts';
import { isWritable, migrate, NewerStore } from '../../src/server/store/migrations.ts';
import { openStore, StoreInUse } from '../../src/server/store/open.ts';
import { openForWriting } from '../../src/server/store/sqlite-library.ts';
import { append, insertTable, loadTable, type TableWrite } from '../../src/server/store/tables.ts';
import { claimDue } from '../../src/server/store/timers.ts';
import { bundled, scratch } from './bundle.ts';
import { running } from './players.ts';
import { onBothStores, onEmptyPostgres, onPostgres, type TestStore } from './stores.ts';

async function bare(place: TestStore): Promise<Database> {
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  return openStore({ ...place, workers });
}

async function opened(place: TestStore): Promise<Database> {
  const database = await bare(place);
  await migrate(database);
  return database;
}

const ROW = { game: 'grid', listed: true, secret: 'aa', salt: 'bb' };

/** A chat event after a number, by a person or nobody. */
function happened(
  id: string,
  before: number,
  more: Partial<Omit<TableWrite, 'phase'>> = {},
): TableWrite & { readonly phase: string } {
  const what = { type: 'declined', chair: before } as const;
  return {
    id,
    before,
    entries: [{ seq: before + 1, at: 1_000 + before, what, message: null }],
    phase: 'playing',
    asked: [0],
    line: '{"pace":{"type":"none"}}',
    code: `C${id}`,
    listed: true,
    people: null,
    isOver: false,
    timer: undefined,
    more: [],
    ...more,
  };
}

onBothStores((fresh) => {
  test('long reads find what was written, and a wrong one harms no other', async () => {
    const database = await opened(await fresh());
    const { longReads } = database;
    await insertTable(database, ROW, happened('t', 0, { people: ['ann', null] }));
    const chairs = () => longReads.selectFrom('chairs').selectAll().execute();
    expect(await chairs()).toEqual([{ table_id: 't', chair: 0, person_id: 'ann', ended_at: null }]);
    const wrong = sql`select one from nowhere`.execute(longReads);
    await expect(wrong).rejects.toThrow(/nowhere/);
    expect(await chairs()).toHaveLength(1);
    await database.close();
  });

  test('closing lets a long read finish', async () => {
    const database = await opened(await fresh());
    const counting = sql<{ n: number }>`
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 1000000)
      select max(n) as n from counted
    `.execute(database.longReads);
    await database.close();
    expect((await counting).rows.map(({ n }) => Number(n))).toEqual([1_000_000]);
  });

  test('written events are read back in order, also after closing', async () => {
    const place = await fresh();
    const database = await opened(place);
    expect(await insertTable(database, ROW, happened('t', 0, { people: ['ann', null] }))).toBe(
      true,
    );
    for (const n of range(20)) expect(await append(database, happened('t', n + 1))).toBe(true);
    await database.close();
    const again = await opened(place);
    const stored = await loadTable(again, 't');
    expect(stored?.entries.map(({ seq }) => seq)).toEqual(range(21).map((n) => n + 1));
    expect(stored?.entries[3]).toEqual({
      seq: 4,
      at: 1_003,
      what: { type: 'declined', chair: 3 },
      message: null,
    });
    expect([stored?.secret, stored?.salt]).toEqual(['aa', 'bb']);
    const mine = await tablesOf(again, 'ann');
    expect(mine.map(({ id, yourMove, language }) => [id, yourMove, language])).toEqual([
      ['t', true, null],
    ]);
    expect(await tableOfCode(again, 'Ct')).toBe('t');
    await again.close();
  });

  test('chairs of a table that is over are found with the time of its end, and not as open ones', async () => {
    const database = await opened(await fresh());
    const open = () => openTableIdsOf(database, 'ann');
    for (const id of ['t', 'u', 'v'])
      await insertTable(database, ROW, happened(id, 0, { people: ['ann', 'bob'] }));
    await append(database, { ...happened('t', 1, { isOver: true }), phase: 'over' });
    expect(await open()).toEqual(['u', 'v']);
    const since = (endedSince: number) => tablesOf(database, 'ann', { endedSince });
    expect((await since(1_001)).map(({ id }) => id).sort()).toEqual(['t', 'u', 'v']);
    expect((await since(1_002)).map(({ id }) => id).sort()).toEqual(['u', 'v']);
    // Somebody leaves a table that is over, and it stays over.
    await append(database, { ...happened('t', 2, { isOver: true, people: ['ann'] }), phase: null });
    await append(database, { ...happened('u', 1, { isOver: true }), phase: 'closed' });
    expect(await open()).toEqual(['v']);
    await database.close();
  });

  test('of two concurrent writes one wins, and the other writes nothing', async () => {
    const database = await opened(await fresh());
    await insertTable(database, ROW, happened('t', 0));
    const tries = range(10).map((n) =>
      append(database, happened('t', 1, { people: [`person${n}`], timer: timer(n) })),
    );
    const won = (await Promise.all(tries)).flatMap((ok, n) => (ok ? [n] : []));
    expect(won).toHaveLength(1);
    const chairs = await database.db.selectFrom('chairs').selectAll().execute();
    expect(chairs.map(({ person_id }) => person_id)).toEqual([`person${won[0]}`]);
    const timers = await database.db.selectFrom('timers').selectAll().execute();
    expect(timers.map(({ due_at }) => due_at)).toEqual([won[0]]);
    await database.close();
  });

  test('concurrent writes to many tables are all kept', async () => {
    const database = await opened(await fresh());
    const ids = range(60).map((n) => `t${n}`);
    await Promise.all(ids.map((id) => insertTable(database, ROW, happened(id, 0))));
    await Promise.all(
      ids.map(async (id) => {
        for (const n of range(5)) expect(await append(database, happened(id, n + 1))).toBe(true);
      }),
    );
    for (const id of ids) expect((await loadTable(database, id))?.entries).toHaveLength(6);
    await database.close();
  });

  test('an existing table cannot be created again', async () => {
    const database = await opened(await fresh());
    expect(await insertTable(database, ROW, happened('t', 0))).toBe(true);
    expect(await insertTable(database, ROW, happened('t', 0))).toBe(false);
    await database.close();
  });

  test('a due timer is claimed by one node, and by another after its lease', async () => {
    const database = await opened(await fresh());
    for (const n of range(30))
      await insertTable(database, ROW, happened(`t${n}`, 0, { timer: timer(100 + n) }));
    expect(await claimDue(database, 'a', 99, 1_000)).toEqual([]);
    const claims = await Promise.all(
      ['a', 'b', 'c'].map((node) => claimDue(database, node, 129, 1_000, 20)),
    );
    expect(claims.flat().sort()).toEqual(
      range(30)
        .map((n) => `t${n}`)
        .sort(),
    );
    expect(await claimDue(database, 'd', 1_000, 1_000)).toEqual([]);
    expect(await claimDue(database, 'd', 1_129, 1_000)).toHaveLength(30);
    await append(database, happened('t3', 1, { timer: null }));
    expect(await claimDue(database, 'e', 9_000, 1_000)).toHaveLength(29);
    await database.close();
  });

  test('several nodes may open a new store at once', async () => {
    for (let round = 0; round < 3; round++) {
      const database = await bare(await fresh());
      await Promise.all(range(8).map(() => migrate(database)));
      expect(await isWritable(database, 1)).toBe(true);
      await database.close();
    }
  });

  test('migrating again, by several at once, changes nothing', async () => {
    const place = await fresh();
    const first = await opened(place);
    await insertTable(first, ROW, happened('t', 0));
    await Promise.all([migrate(first), migrate(first)]);
    expect((await loadTable(first, 't'))?.entries).toHaveLength(1);
    await first.close();
  });

  test('a solo game of Challengers! that the Robot won, stored as won, becomes a loss', async () => {
    const place = await fresh();
    const database = await opened(place);
    const { db } = database;
    const common = {
      ...{ person_id: 'p', game: 'challengers', at: 1, seats: 1, place: 1, shared: 1, rated: 0 },
      ...{ mu: null, sigma: null, rivals: '[]' },
    };
    const figures = (trophies: number) => JSON.stringify({ fans: 9, trophies, matches: 3 });
    const games = [
      ['lost', -14, 2],
      ['won', 11, 5],
      ['lostByTrophies', 0, 3],
      ['wonByTrophies', 0, 4],
    ] as const;
    const rows = games.map(([id, score, trophies]) =>
      db
        .insertInto('results')
        .values({ ...common, table_id: id, score, figures: figures(trophies) }),
    );
    const before = db.updateTable('meta').set({ value: '2' }).where('key', '=', 'version');
    const later = [
      ...['recovery_codes', 'sanctions', 'operator_log'],
      ...['follows', 'blocks', 'privacy', 'presence', 'calls'],
      ...['attendance', 'searches', 'bout_scores', 'visits', 'remarks'],
      ...['tournaments', 'entrants', 'tournament_tables'],
    ].map((table) => db.schema.dropTable(table));
    const added = [
      db.schema.alterTable('reports').dropColumn('remark'),
      db.schema.dropIndex('chairs_ended'),
      db.schema.alterTable('chairs').dropColumn('ended_at'),
    ];
    await database.commit([...rows, ...later, ...added, before].map((query) => statement(query)));
    await migrate(database);
    const found = await db.selectFrom('results').select(['table_id', 'place']).execute();
    const lost = found.flatMap((row) => (row.place === 2 ? [row.table_id] : []));
    expect(lost.sort()).toEqual(['lost', 'lostByTrophies']);
    await database.close();
  });
}, onEmptyPostgres);

function timer(due: number): TableWrite['timer'] {
  return { due, claimedBy: null, claimedUntil: 0 };
}

test('messages between nodes arrive in order', async () => {
  const place = await onPostgres();
  const [here, there] = [await bare(place), await bare(place)];
  const sent = range(300).map(String);
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    there.channel?.subscribe((payload) => {
      if (heard.push(payload) === sent.length) resolve();
    });
  });
  for (const payload of sent) {
    here.channel?.publish(payload);
    await nextTick();
  }
  await all;
  expect(heard).toEqual(sent);
  await Promise.all([here.close(), there.close()]);
});

test('the embedded store waits for the disk with every commit: a power cut loses nothing written', () => {
  const connection = openForWriting(join(scratch(), 'power.db'));
  expect(connection.prepare('pragma synchronous').get()).toMatchObject({ synchronous: 2 });
  expect(connection.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  connection.close();
});

test('a second server on the same folder is refused until the first has stopped', async () => {
  const place = { data: scratch() };
  const first = await running(place);
  await expect(running(place)).rejects.toBeInstanceOf(StoreInUse);
  await first.close();
  const second = await running(place);
  await second.close();
});

test('a program refuses a store of a newer version, and changes nothing', async () => {
  const place = { data: scratch() };
  await (await running(place)).close();
  const connection = openForWriting(join(place.data, 'ringside.db'));
  connection.exec("update meta set value = '99' where key = 'version'");
  connection.close();
  await expect(running(place)).rejects.toBeInstanceOf(NewerStore);
  await expect(running(place)).rejects.toBeInstanceOf(NewerStore);
});
