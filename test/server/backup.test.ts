import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { BadBackup, backup } from '../../src/server/store/backup.ts';
import type { Database } from '../../src/server/store/database.ts';
import { openStore } from '../../src/server/store/open.ts';
import { restore } from '../../src/server/store/restore.ts';
import { snapshot } from '../../src/server/store/snapshot.ts';
import { openForWriting } from '../../src/server/store/sqlite-library.ts';
import { loadTable } from '../../src/server/store/tables.ts';
import { sized } from '../../src/testing/size.ts';
import { bundled, scratch } from './bundle.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { onBothStores, type TestStore } from './stores.ts';

/** 100,000 in `npm run soak`. */
const EVENTS = sized(5_000, 30_000);

async function withWorkers(place: TestStore) {
  const files = await bundled();
  return { ...place, workers: { bots: files['bot-worker'], writer: files['sqlite-writer'] } };
}

/** Adds finished tables of 100 events each, by SQL, because playing them would take minutes. */
async function addEvents(place: TestStore, count: number): Promise<void> {
  const body = JSON.stringify({ type: 'step', chair: 0, move: { type: 'place', hole: 'c4' } });
  const series = (from: string) => `insert into events (table_id, seq, at, body, message)
    select 'old' || (n / 100), n % 100 + 1, 1000 + n, '${body}', null from ${from}`;
  if (place.database !== undefined) {
    const client = new pg.Client({ connectionString: place.database });
    await client.connect();
    await client.query(series(`generate_series(0, ${count - 1}) as n`));
    await client.end();
    return;
  }
  const connection = openForWriting(join(place.data, 'ringside.db'));
  connection.exec(`with recursive s(n) as (select 0 union all select n + 1 from s where n < ${count - 1})
    ${series('s')}`);
  connection.close();
}

async function eventCount({ db }: Database): Promise<number> {
  const { n } = await db
    .selectFrom('events')
    .select((e) => e.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

onBothStores((fresh) => {
  test('a backup of a running server is restored while it runs', async () => {
    const place = await withWorkers(await fresh());
    const server = await running(place);
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid' });
    const [mine, his] = [at(tables, 0), at(tables, 1)];
    await mine.until(({ seen }) => seen !== null);
    await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
    await his.until(({ seen }) => seen?.step === 1);
    const then = his.known?.seen?.view;
    const file = `${scratch()}/backup.gz`;
    expect((await backup(place, file)).rows).toBeGreaterThan(10);
    await his.answer(at(his.known?.seen?.ask?.moves ?? [], 0));
    await mine.until(({ seen }) => seen?.step === 2);
    const [broken, cut] = [`${scratch()}/broken`, `${scratch()}/cut`];
    writeFileSync(broken, 'not a backup');
    writeFileSync(cut, readFileSync(file).subarray(0, 300));
    for (const bad of [broken, cut])
      await expect(restore(place, bad)).rejects.toBeInstanceOf(BadBackup);
    expect(mine.known?.seen?.step).toBe(2);
    await restore(place, file);
    await his.until(({ seen }) => seen?.step === 1);
    expect(his.known?.seen?.view).toEqual(then);
    await playOut(tables);
    const elsewhere = await withWorkers(await fresh());
    await restore(elsewhere, file);
    const other = await running(elsewhere);
    Object.assign(bob.api, { base: other.address });
    const again = TestPlayer.again(bob.api);
    expect((await again.watch(mine.id)).known?.seen?.view).toEqual(then);
    for (const player of [ann, bob, again]) player.close();
    await server.close();
    await other.close();
  });

  test('a backup of many events taken while the server plays is complete and consistent', async () => {
    const place = await withWorkers(await fresh());
    const server = await running(place);
    await addEvents(place, EVENTS);
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid' });
    const file = join(scratch(), 'backup.gz');
    const [{ rows }] = await Promise.all([backup(place, file), playOut(tables)]);
    const elsewhere = await withWorkers(await fresh());
    expect(await restore(elsewhere, file)).toEqual({ rows });
    const store = await openStore(elsewhere);
    const played = (await loadTable(store, at(tables, 0).id))?.entries ?? [];
    expect(await eventCount(store)).toBe(EVENTS + played.length);
    expect(played.map(({ seq }) => seq)).toEqual(played.map((_, i) => i + 1));
    const [row] = await store.db.selectFrom('tables').select('seq').execute();
    expect(row?.seq).toBe(played.length);
    await store.close();
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('backup and store are readable by their owner only, and a backup replaces the last one only when complete', async () => {
    const place = await withWorkers(await fresh());
    const server = await running(place);
    const file = join(scratch(), 'backup.gz');
    writeFileSync(file, 'the last good backup', { mode: 0o644 });
    await backup(place, file);
    expect(modeOf(file)).toBe('600');
    const store = place.database === undefined ? readdirSync(place.data) : [];
    for (const name of store) expect([name, modeOf(join(place.data, name))]).toEqual([name, '600']);
    expect(readdirSync(dirname(file))).toEqual(['backup.gz']);
    await server.close();
  });

  test('a backup is of one moment: what is written while it is read is not in it', async () => {
    const place = await withWorkers(await fresh());
    const server = await running(place);
    await new Api(server.address).guest({ name: 'Before' });
    let text = '';
    for await (const page of snapshot(place)) {
      text += JSON.stringify(page);
      await new Api(server.address).guest({ name: 'Meanwhile' });
    }
    expect(text).toContain('Before');
    expect(text).not.toContain('Meanwhile');
    await server.close();
  });

  test('a backup that fails leaves the last one and nothing else', async () => {
    const place = await withWorkers(await fresh());
    const server = await running(place);
    const good = join(scratch(), 'backup.gz');
    writeFileSync(good, 'the last good backup');
    const unwritable = join(scratch(), 'backup.gz');
    mkdirSync(unwritable);
    await expect(backup(place, unwritable)).rejects.toThrow();
    expect(readdirSync(dirname(unwritable))).toEqual(['backup.gz']);
    const broken = { ...place, ...brokenPlace(place) };
    await expect(backup(broken, good)).rejects.toThrow();
    expect(readFileSync(good, 'utf8')).toBe('the last good backup');
    expect(readdirSync(dirname(good))).toEqual(['backup.gz']);
    await server.close();
  });
});

test('folder and files of an older version are restricted to their owner too', async () => {
  const place = await withWorkers({ data: join(scratch(), 'new', 'folder') });
  await (await running(place)).close();
  expect(modeOf(place.data)).toBe('700');
  const file = join(place.data, 'ringside.db');
  chmodSync(file, 0o644);
  await (await running(place)).close();
  expect(modeOf(file)).toBe('600');
});

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

/** A store that was never initialized. */
function brokenPlace(place: TestStore): TestStore {
  return place.database === undefined
    ? { data: join(scratch(), 'missing') }
    : { data: place.data, database: place.database.replace(/\/[^/]*$/, '/missing') };
}
