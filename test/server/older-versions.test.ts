import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Api } from '../../src/client/api.ts';
import type { Hosted } from '../../src/engine/hosted.ts';
import { at } from '../../src/engine/list.ts';
import { verify } from '../../src/engine/verify.ts';
import { GAMES, gameOf } from '../../src/games/rules.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import { BadBackup } from '../../src/server/store/backup.ts';
import { PRESENT } from '../../src/server/store/migrations.ts';
import { openStore } from '../../src/server/store/open.ts';
import { restore } from '../../src/server/store/restore.ts';
import { bundled, scratch } from './bundle.ts';
import { running, TestPlayer } from './players.ts';
import { onBothStores, type TestStore } from './stores.ts';

/** The contents of a store of version 3: a finished game of Grid and a running one of Kickbox. */
const ROWS = readFileSync(join(import.meta.dirname, 'fixtures/store-3.jsonl'), 'utf8');
const FINISHED = 'OkzFxVNZsghs7oPO';
const RUNNING = '29mB3fby14E7_PhG';
const COOKIES = [
  'ringside.session_token=9Y8aVZKuwekO0n7k2Bi3OWaE27Xhphe5.9ytln6Cyi7Ja2nbr%2FcNs5aPvoAoFf%2FxDjtjjZ1IOFSA%3D',
  'ringside.session_token=XNSx6-kch6rh5YsVIXUqmkOyR2Sib_Tr.K0luH3RxwlK46nFE7WFd7yui1BG2im1d8%2FHEeOam0Jg%3D',
];

/** A minute after the backup was taken. */
const environment = { ...SYSTEM, now: () => 1_794_866_836_000 + Math.floor(performance.now()) };

function backupOf(version: number, more: readonly string[] = []): string {
  const file = join(scratch(), 'backup.gz');
  const [, ...rows] = ROWS.trimEnd().split('\n');
  const header = JSON.stringify({ format: 'ringside-backup/1', version });
  writeFileSync(file, gzipSync(`${[header, ...rows, ...more].join('\n')}\n`));
  return file;
}

/** A server on the restored store, and the two players. */
async function restored(place: TestStore, version: number, games: readonly Hosted[] = GAMES) {
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  await restore({ ...place, workers }, backupOf(version));
  const server = await running(place, {}, { environment, games });
  const people = COOKIES.map((cookie) => {
    const api = new Api(server.address);
    api.cookie = cookie;
    return TestPlayer.again(api);
  });
  onTestFinished(async () => {
    for (const player of people) player.close();
    await server.close();
  });
  return [at(people, 0), at(people, 1)] as const;
}

/** A solo game that the Robot won, stored by version 2 as a win. */
const SOLO_LOST = JSON.stringify([
  'results',
  {
    ...{ table_id: 'solo', person_id: 'ann', game: 'challengers', at: 1, seats: 1, place: 1 },
    ...{ shared: 0, score: -3, rated: 0, mu: null, sigma: null, rivals: '[]', figures: '{}' },
  },
]);

function otherVersion(id: string, version: number): Hosted {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return { ...game, version };
}

onBothStores((fresh) => {
  test.each([2, 3])(
    'a backup of version %d is restored, verified and played on',
    async (version) => {
      const [ann] = await restored(await fresh(), version);
      const { tables } = await ann.api.myTables();
      expect(tables.map(({ id }) => id)).toEqual([RUNNING, FINISHED]);
      const record = await ann.api.record(FINISHED);
      expect(record.format).toBe('ringside/1');
      const grid = gameOf('grid');
      expect(grid && verify(grid, record)).toMatchObject({ fair: true });
      const mine = await ann.watch(RUNNING);
      const { step = 0, ask } = mine.known?.seen ?? {};
      expect(await mine.answer(at(ask?.moves ?? [], 0))).toMatchObject({ ok: true });
      await mine.until(({ seen }) => (seen?.step ?? 0) > step);
      expect(mine.known?.said[0]?.text).toBe('hello');
    },
  );
});

onBothStores((fresh) => {
  test.each([
    [2, 2],
    [3, 1],
  ])('rows of version %d are corrected when they are restored', async (version, soloPlace) => {
    const files = await bundled();
    const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
    const place = { ...(await fresh()), workers };
    await restore(place, backupOf(version, [SOLO_LOST]));
    const store = await openStore(place);
    onTestFinished(() => store.close());
    const results = store.db.selectFrom('results').select('place');
    expect(await results.where('table_id', '=', 'solo').execute()).toEqual([{ place: soloPlace }]);
    const visits = await store.db.selectFrom('visits').select('table_id').execute();
    const visited = visits.map(({ table_id }) => table_id).sort();
    expect(visited).toEqual([RUNNING, RUNNING, FINISHED, FINISHED]);
    const chairs = await store.db.selectFrom('chairs').select(['table_id', 'ended_at']).execute();
    const open = chairs.flatMap(({ table_id, ended_at }) => (ended_at === null ? table_id : []));
    expect([chairs.length, ...open]).toEqual([4, RUNNING, RUNNING]);
    const meta = store.db.selectFrom('meta').select('value').where('key', '=', 'version');
    expect(await meta.execute()).toEqual([{ value: String(PRESENT) }]);
  });
});

test('a backup of a newer version is refused', async () => {
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  const place = { data: scratch(), workers };
  await expect(restore(place, backupOf(PRESENT + 1))).rejects.toBeInstanceOf(BadBackup);
});

describe('a game with older rules', () => {
  test('is shown and verified by the rules it was played with, if they are available', async () => {
    const games = [...GAMES, otherVersion('grid', 2)];
    const [ann] = await restored({ data: scratch() }, 3, games);
    expect((await ann.watch(FINISHED)).known?.seen?.outcome).not.toBeNull();
    const record = await ann.api.record(FINISHED);
    expect(verify(otherVersion('grid', 1), record)).toMatchObject({ fair: true });
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    expect((await ann.api.table(table)).info.rules).toBe(2);
  });

  test('can be left and aborted if they are not', async () => {
    const games = GAMES.map(({ id, version }) => otherVersion(id, version + 1));
    const [ann, bob] = await restored({ data: scratch() }, 3, games);
    await expect(ann.api.table(RUNNING)).rejects.toMatchObject({ code: 'outdated' });
    await ann.api.leave(RUNNING);
    await expect(bob.api.leave(RUNNING)).rejects.toMatchObject({ code: 'wrong-phase' });
    const { tables } = await bob.api.myTables();
    expect(tables.map(({ id }) => id)).toEqual([FINISHED]);
    await bob.api.forgetMe();
  });

  test('is reported as another version, not as unfair', async () => {
    const [ann] = await restored({ data: scratch() }, 3);
    const record = await ann.api.record(FINISHED);
    expect(verify(otherVersion('grid', 2), record)).toMatchObject({ reason: 'version' });
  });
});
