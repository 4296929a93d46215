import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableSnapshot, WatchedTable } from '../../src/client/table.ts';
import { at } from '../../src/engine/list.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import type { Running } from '../../src/server/serve.ts';
import { scratch } from './bundle.ts';
import { running, seated, TestPlayer } from './players.ts';

const SMALL = { game: 'grid', options: { board: 'hex3' } } as const;

let ahead = 0;
let server: Running;
let ann: TestPlayer;
let bob: TestPlayer;
let eve: TestPlayer;

beforeAll(async () => {
  const environment = { ...SYSTEM, now: () => SYSTEM.now() + ahead };
  server = await running({ data: scratch() }, {}, { environment });
  [ann, bob, eve] = await Promise.all([
    TestPlayer.at(server.address, 'Ann'),
    TestPlayer.at(server.address, 'Bob'),
    TestPlayer.at(server.address, 'Eve'),
  ]);
});

afterAll(async () => {
  for (const player of [ann, bob, eve]) player.close();
  await server.close();
});

/** Ann and Bob at a table whose game has begun. */
async function two(wanted: object = {}): Promise<[WatchedTable, WatchedTable]> {
  const tables = await seated([ann, bob], { ...SMALL, ...wanted });
  for (const table of tables) await table.until(({ seen }) => seen !== null);
  return [at(tables, 0), at(tables, 1)];
}

/** Both answer until a condition holds for both. */
async function play(tables: readonly WatchedTable[], until: (known: TableSnapshot) => boolean) {
  for (;;) {
    const asked = tables.find(({ known }) => known && (until(known) || known.seen?.ask));
    if (!asked) await Promise.race(tables.map((table) => table.until(({ seen }) => !!seen?.ask)));
    else if (asked.known && until(asked.known)) break;
    else {
      const { seen } = asked.known ?? {};
      const reply = await asked.answer(at(seen?.ask?.moves ?? [], 0));
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      await asked.until((known) => known.seen?.step !== seen?.step);
    }
  }
  for (const table of tables) await table.until(until);
}

const isBetween = ({ info }: TableSnapshot): boolean => Boolean(info.between);

describe('between two games of a match', () => {
  test('the final board and the score stay until both are ready', async () => {
    const [mine, his] = await two({ legs: 2, pace: { type: 'live', bank: 60, increment: 0 } });
    await play([mine, his], isBetween);
    const { info, seen } = mine.known ?? {};
    expect(info?.between).toMatchObject({
      ready: [],
      view: { seat: null },
      outcome: { rule: expect.any(String) },
    });
    expect(info?.between?.scores).toEqual(info?.between?.outcome.scores);
    expect(info?.between?.scores.reduce((a, b) => a + b)).toBe(18);
    expect([seen?.ask, seen?.asked, seen?.clock.until]).toEqual([null, [], [null, null]]);
    for (const table of [mine, his])
      expect(await table.answer({ type: 'place' })).toMatchObject({ error: 'between-games' });
    expect(await mine.next()).toMatchObject({ ok: true });
    expect(await mine.next()).toMatchObject({ error: 'wrong-phase' });
    await his.until((known) => known.info.between?.ready.includes(0) === true);
    expect(his.known?.seen?.asked).toEqual([]);
    expect(await his.next()).toMatchObject({ ok: true });
    await mine.until((known) => !isBetween(known) && known.seen?.asked.length === 1);
    expect(mine.known?.info).toMatchObject({ leg: 1, between: null });
  });

  test('the next game begins automatically after 20 seconds, without charging anyone', async () => {
    const tables = await two({ legs: 2, pace: { type: 'live', bank: 60, increment: 0 } });
    await play(tables, isBetween);
    const before = tables[0].known?.seen?.clock.left;
    ahead += 20_001;
    for (const table of tables) await table.until((known) => !isBetween(known));
    await Promise.race(tables.map((table) => table.until(({ seen }) => !!seen?.ask)));
    expect(tables[0].known?.seen?.clock.left).toEqual(before);
  });

  test('a spectator gets the same and is not waited for', async () => {
    const [mine, his] = await two({ legs: 2 });
    const hers = await eve.watch(mine.id);
    await play([mine, his], isBetween);
    await hers.until(isBetween);
    expect(hers.known?.info.between).toEqual(mine.known?.info.between);
    expect(await hers.next()).toMatchObject({ error: 'not-seated' });
    await Promise.all([mine.next(), his.next()]);
    await hers.until((known) => !isBetween(known));
  });
});

describe('a draw', () => {
  test('is agreed by everyone, and both come first', async () => {
    const [mine, his] = await two();
    expect(await mine.offerDraw()).toMatchObject({ ok: true });
    await his.until(({ info }) => info.proposal?.step === -1);
    await his.agree(false);
    await mine.until(({ info }) => info.proposal === null);
    await mine.offerDraw();
    await his.until(({ info }) => info.proposal !== null);
    await his.agree(true);
    await mine.until(({ info }) => info.phase === 'over');
    expect(mine.known?.info.outcome?.places).toEqual([[0, 1]]);
    expect(mine.known?.acts.map(({ what, chair }) => [what, chair])).toEqual([['drawn', 0]]);
    expect((await ann.api.results()).results[0]).toMatchObject({ place: 1, shared: 2 });
  });

  test('cannot be agreed with a bot or by a spectator', async () => {
    const { table } = await ann.api.open({ ...SMALL, places: ['me', 'rookie'], listed: true });
    const mine = await ann.watch(table);
    await mine.until(({ seen }) => seen !== null);
    expect(await mine.offerDraw()).toMatchObject({ error: 'not-yours' });
    expect(await (await eve.watch(table)).offerDraw()).toMatchObject({ error: 'not-seated' });
  });
});

describe('the log', () => {
  test('shows clock answers and take-backs at the same position for everyone', async () => {
    const pace = { type: 'live', bank: 10, increment: 0 } as const;
    const [mine, his] = await two({ pace });
    const hers = await eve.watch(mine.id);
    await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
    await his.until(({ seen }) => seen?.step === 1);
    await mine.takeBack();
    await his.until(({ acts }) => acts.some(({ what }) => what === 'takeBack'));
    ahead += 10_001;
    await his.until(({ acts }) => acts.some(({ what }) => what === 'clock'));
    await ann.api.leave(mine.id);
    await his.until(({ acts }) => acts.some(({ what }) => what === 'handed'));
    await hers.until(({ acts }) => acts.some(({ what }) => what === 'handed'));
    const told = his.known?.acts.map(({ what, chair, after }) => [what, chair, after]);
    expect(told?.slice(0, 3)).toEqual([
      ['takeBack', 0, 0],
      ['clock', 0, 0],
      ['handed', 0, expect.any(Number)],
    ]);
    const anew = await eve.watch(mine.id);
    expect(anew.known?.acts.slice(0, 3)).toEqual(his.known?.acts.slice(0, 3));
    expect(hers.known?.acts.slice(0, 3)).toEqual(his.known?.acts.slice(0, 3));
  });
});
