import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import type { Running } from '../../src/server/serve.ts';
import { scratch } from './bundle.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { Raw } from './raw.ts';

const SMALL = { game: 'grid', options: { board: 'hex3' }, rated: true } as const;

let ahead = 0;
let server: Running;
let ann: TestPlayer;
let bob: TestPlayer;
let guest: TestPlayer;

beforeAll(async () => {
  const environment = { ...SYSTEM, now: () => SYSTEM.now() + ahead };
  server = await running({ data: scratch() }, {}, { environment });
  [ann, bob] = await Promise.all([
    TestPlayer.member(server.address, 'Ann'),
    TestPlayer.member(server.address, 'Bob'),
  ]);
  guest = await TestPlayer.at(server.address, 'Gus');
});

afterAll(async () => {
  for (const player of [ann, bob, guest]) player.close();
  await server.close();
});

async function codeOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => 'fine',
    (raised: unknown) => raised,
  );
  return error instanceof ApiError ? error.code : String(error);
}

async function games(player: TestPlayer): Promise<{ rating: number; games: number } | undefined> {
  const { id } = await player.api.me();
  return (await player.api.ratings('grid')).ratings.find(({ who }) => who === id);
}

async function say(player: TestPlayer, message: object) {
  const raw = await Raw.open(server.address, player.api.cookie);
  const reply = await raw.say(message);
  raw.close();
  return reply;
}

test('rated games need an account and have no bots', async () => {
  expect(await codeOf(guest.api.open({ ...SMALL, places: ['me', 'open'] }))).toBe('account-needed');
  expect(await codeOf(ann.api.open({ ...SMALL, places: ['me', 'rookie'] }))).toBe('bad-options');
  const { table } = await ann.api.open({ ...SMALL, places: ['me', 'open'] });
  expect(await codeOf(guest.api.join(table))).toBe('account-needed');
  const { token } = await ann.api.invite(table);
  expect(await codeOf(guest.api.takeUp(token))).toBe('account-needed');
  expect(await codeOf(ann.api.setBot(table, 1, 'rookie'))).toBe('not-while-rated');
  expect(await codeOf(bob.api.takeUp(token))).toBe('fine');
});

test('two guests of one browser cannot play for ratings', async () => {
  const other = await TestPlayer.at(server.address, 'Gil');
  const tables = await seated([guest, other], { ...SMALL, rated: false });
  await playOut(tables);
  expect((await guest.api.ratings('grid')).ratings.map(({ name }) => name)).not.toContain('Gus');
  other.close();
});

test('resigning loses, and both see it immediately', async () => {
  const [mine, his] = await seated([ann, bob], SMALL);
  if (!mine || !his) throw new Error('nobody sits there');
  await his.until(({ seen }) => seen !== null);
  expect(await say(guest, { type: 'resign', table: mine.id })).toMatchObject({
    error: 'not-seated',
  });
  expect(await say(ann, { type: 'resign', table: mine.id })).toMatchObject({ type: 'done' });
  await his.until(({ info }) => info.phase === 'over');
  expect(his.known?.seen?.outcome?.places).toEqual([[1], [0]]);
  expect(his.known?.seen?.ask).toBeNull();
  expect(his.known?.info.resigned).toEqual([0]);
  expect(await say(ann, { type: 'resign', table: mine.id })).toMatchObject({
    error: 'wrong-phase',
  });
  const [hers, theirs] = [await games(ann), await games(bob)];
  expect(Number(theirs?.rating)).toBeGreaterThan(Number(hers?.rating));
  expect((await ann.api.results()).results[0]).toMatchObject({ table: mine.id, place: 2 });
});

test('the clock ends a rated game of two', async () => {
  const pace = { type: 'live', bank: 60, increment: 0 } as const;
  const [mine] = await seated([ann, bob], { ...SMALL, pace });
  if (!mine) throw new Error('nobody sits there');
  await mine.until(({ seen }) => seen !== null);
  ahead += 61_000;
  await mine.until(({ info }) => info.phase === 'over');
  expect(mine.known?.seen?.outcome?.places).toEqual([[1], [0]]);
});

test('with more seats a bot plays on after a resignation, in last place', async () => {
  const cid = await TestPlayer.member(server.address, 'Cid');
  const tables = await seated([ann, bob, cid], { game: 'round', rated: true });
  const [mine, his] = tables;
  if (!mine || !his) throw new Error('nobody sits there');
  await his.until(({ seen }) => seen !== null);
  await say(ann, { type: 'resign', table: mine.id });
  await his.until(({ info }) => info.resigned?.length === 1);
  expect(his.known?.info).toMatchObject({
    phase: 'playing',
    chairs: [{ bot: 'contender' }, {}, {}],
  });
  expect(await say(ann, { type: 'return', table: mine.id })).toMatchObject({
    error: 'wrong-phase',
  });
  await say(bob, { type: 'resign', table: mine.id });
  await his.until(({ info }) => info.phase === 'over');
  expect(his.known?.info.outcome?.places).toEqual([[2], [1], [0]]);
  expect((await cid.api.results()).results[0]).toMatchObject({ place: 1, rated: true });
  expect(at(tables, 2).known?.info.phase).toBe('over');
  cid.close();
});

test('a table shows the ratings of people with a public profile only', async () => {
  const shy = await TestPlayer.member(server.address, 'Shy');
  await shy.api.keepPrivacy({ listed: false, presence: 'nobody' });
  const { table } = await ann.api.open({ game: 'round', places: ['me', 'open', 'open', 'rookie'] });
  await shy.api.join(table, 1);
  const grid = await ann.api.open({ ...SMALL, places: ['me', 'open'] });
  await shy.api.join(grid.table);
  const rating = { estimate: expect.any(Number), uncertainty: expect.any(Number) };
  expect((await guest.api.players(grid.table)).players).toEqual([
    { listed: true, rating },
    { listed: false, rating: null },
  ]);
  expect((await guest.api.players(table)).players).toMatchObject([
    { listed: true },
    { listed: false, rating: null },
    null,
    null,
  ]);
  expect(await codeOf(guest.api.players('nowhere'))).toBe('unknown-table');
  shy.close();
});
