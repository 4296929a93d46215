import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { ApiError } from '../../src/client/api.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Running } from '../../src/server/serve.ts';
import { scratch } from '../server/bundle.ts';
import { running, seated, socketAddress, TestPlayer, wire } from '../server/players.ts';

let server: Running | undefined;
beforeAll(async () => {
  server = await running({ data: scratch() });
});
afterAll(() => server?.close());

function address(): string {
  if (!server) throw new Error('no server');
  return server.address;
}

async function post(
  player: TestPlayer,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  more = {},
) {
  const response = await fetch(`${address()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: player.api.cookie ?? '', ...more },
    body,
  });
  return [response.status, Reflect.get(Object(await response.json()), 'error')];
}

test('a link to a table gives no seat; a used invitation is worthless', async () => {
  const [ann, bob, eve] = await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => TestPlayer.at(address(), name)),
  );
  if (!ann || !bob || !eve) throw new Error('nobody came');
  const { table } = await ann.api.open({ game: 'kickbox', places: ['me', 'open'] });
  const { token } = await ann.api.invite(table);
  await bob.api.takeUp(token);
  const code = (error: unknown): string => (error instanceof ApiError ? error.code : 'no error');
  expect(await eve.api.takeUp(token).catch(code)).toBe('unknown-invite');
  await ann.watch(table);
  const his = await bob.watch(table);
  const hers = await eve.watch(table);
  await his.until(({ seen }) => seen !== null);
  await hers.until(({ seen }) => seen !== null);
  expect(hers.known?.chair).toBeNull();
  expect(hers.known?.code).toBeNull();
  expect(hers.known?.seen?.view.own).toBeNull();
  expect(hers.known?.seen?.ask).toBeNull();
  for (const one of [ann, bob, eve]) one.close();
});

test('another person’s message, replayed under one’s own name, does nothing', async () => {
  const [ann, bob, eve] = await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => TestPlayer.at(address(), name)),
  );
  if (!ann || !bob || !eve) throw new Error('nobody came');
  const tables = await seated([ann, bob], { game: 'grid' });
  const mine = at(tables, 0);
  await mine.until(({ seen }) => seen?.ask !== null && seen !== null);
  const message = {
    type: 'answer',
    table: mine.id,
    move: at(mine.known?.seen?.ask?.moves ?? [], 0),
  } as const;
  for (const thief of [eve, bob]) {
    const reply = await thief.connection.say(message);
    expect(reply.ok).toBe(false);
  }
  expect(mine.known?.seen?.step).toBe(0);
  expect(await ann.connection.say(message)).toMatchObject({ ok: true });
  for (const one of [ann, bob, eve]) one.close();
});

test('options that are too many, too deep, poisoned or of the wrong type are refused', async () => {
  const ann = await TestPlayer.at(address(), 'Ann');
  const open = (options: string) =>
    post(ann, '/api/tables', `{"game":"grid","places":["me","open"],"options":${options}}`);
  const many = JSON.stringify(Object.fromEntries(range(4_000).map((n) => [`o${n}`, n])));
  const deep = `{"board":${'['.repeat(9_000)}${']'.repeat(9_000)}}`;
  expect(await open(many)).toEqual([400, 'bad-options']);
  expect((await open(deep))[0]).toBe(400);
  expect(await open('{"board":1e999}')).toEqual([400, 'bad-options']);
  expect((await open('{"__proto__":{"board":"hex3"}}'))[0]).toBe(400);
  expect((await open('{"constructor":{"prototype":{}}}'))[0]).toBe(400);
  expect(await open(`"${'x'.repeat(70_000)}"`)).toEqual([413, 'too-large']);
  expect((await ann.api.myTables()).tables).toEqual([]);
  ann.close();
});

test('compressed bodies and messages are never decompressed', async () => {
  const ann = await TestPlayer.at(address(), 'Ann');
  const bomb = gzipSync(Buffer.alloc(30_000_000, ' '));
  expect(bomb.length).toBeLessThan(50_000);
  const [status] = await post(ann, '/api/tables', bomb, { 'content-encoding': 'gzip' });
  expect([400, 415]).toContain(status);
  const socket = new WebSocket(socketAddress(address()), {
    perMessageDeflate: true,
    headers: { cookie: ann.api.cookie ?? '' },
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  expect(socket.extensions).toBe('');
  socket.terminate();
  ann.close();
});

test('hostile text arrives as plain text, without bidirectional or invisible characters', async () => {
  const [ann, bob] = [await TestPlayer.at(address(), 'Ann'), await TestPlayer.at(address(), 'Bob')];
  const tables = await seated([ann, bob], { game: 'grid', talk: 'free' });
  const [mine, his] = [at(tables, 0), at(tables, 1)];
  const words = '<img src=x onerror=alert(1)>\u202eevil\u200b{{7*7}}';
  expect(await mine.speak(words)).toMatchObject({ ok: true });
  await his.until(({ said }) => said.length === 1);
  expect(his.known?.said[0]?.text).toBe('<img src=x onerror=alert(1)>evil{{7*7}}');
  expect(await mine.speak('\u200b\u202e')).toMatchObject({ error: 'bad-message' });
  ann.close();
  bob.close();
});

test('a table subscribed many times at once sends each event once', async () => {
  const [ann, bob] = [await TestPlayer.at(address(), 'Ann'), await TestPlayer.at(address(), 'Bob')];
  const [mine] = await seated([ann, bob], { game: 'grid' });
  if (!mine) throw new Error('no table');
  await mine.until(({ seen }) => seen?.ask !== null && seen !== null);
  const eager = wire(socketAddress(address()), bob.api.cookie);
  await once(eager, 'open');
  const heard: string[] = [];
  const settled = new Promise<void>((resolve) => {
    eager.on('message', (data) => {
      heard.push(String(data));
      if (String(data).includes('"id":"last"')) resolve();
    });
  });
  for (const n of range(20))
    eager.send(JSON.stringify({ type: 'watch', id: `w${n}`, table: mine.id, since: null }));
  await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
  eager.send(JSON.stringify({ type: 'watch', id: 'last', table: mine.id, since: null }));
  await settled;
  heard.length = 0;
  const his = await bob.watch(mine.id);
  await his.answer(at(his.known?.seen?.ask?.moves ?? [], 0));
  await mine.until(({ seen }) => seen?.step === 2);
  eager.send(JSON.stringify({ type: 'ping', id: 'pong' }));
  while (!heard.some((text) => text.includes('"pong"'))) await once(eager, 'message');
  expect(heard.filter((text) => text.includes('"type":"step"'))).toHaveLength(1);
  eager.terminate();
  ann.close();
  bob.close();
});

test('a bot answers on the beat, however quickly it has thought', async () => {
  const BEAT = 300;
  const slow = await running({ data: scratch() }, { beat: BEAT });
  const ann = await TestPlayer.at(slow.address, 'Ann');
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'rookie'] });
  const times: number[] = [];
  const mine = await ann.watch(table, ({ seen }, _, { type }) => {
    if (type === 'step' && seen) times.push(seen.clock.now);
  });
  for (const step of [2, 4, 6]) {
    await mine.until(({ seen }) => seen?.ask !== null && seen !== null);
    await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
    await mine.until(({ seen }) => (seen?.step ?? 0) >= step);
  }
  const moves = times.slice(-6);
  const waits = [0, 2, 4].map((n) => at(moves, n + 1) - at(moves, n));
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(BEAT - 5);
  ann.close();
  await slow.close();
});
