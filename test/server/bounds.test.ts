import { expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { CLOSE_CODES } from '../../src/client/protocol/close-codes.ts';
import { range } from '../../src/engine/list.ts';
import type { Limits } from '../../src/server/options.ts';
import { scratch } from './bundle.ts';
import { running, TestPlayer } from './players.ts';
import { Raw, type RawMessage } from './raw.ts';

/** A server with a low limit for one thing. */
function strict(limits: Partial<Limits>) {
  const plenty = { burst: 1e6, perSecond: 1e6, requests: 1e6, guests: 1e6 };
  return running({ data: scratch() }, { limits: { ...plenty, ...limits } });
}

async function errorOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'fine',
    (error) => (error instanceof ApiError ? error.code : String(error)),
  );
}

test('tables: unfinished ones are limited per visitor, and others are not counted', async () => {
  const server = await strict({ openTables: 2 });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const bob = await TestPlayer.at(server.address, 'Bob');
  const open = (player: TestPlayer) => player.api.open({ game: 'grid', places: ['me', 'open'] });
  const { table } = await open(ann);
  await open(ann);
  expect(await errorOf(open(ann))).toBe('too-many-tables');
  const { table: his } = await open(bob);
  expect(await errorOf(ann.api.join(his))).toBe('too-many-tables');
  await ann.api.leave(table);
  expect(await errorOf(ann.api.join(his))).toBe('fine');
  ann.close();
  bob.close();
  await server.close();
});

test('messages: one over the limit is refused under its id', async () => {
  const server = await strict({ burst: 3, perSecond: 0.001 });
  const ann = await TestPlayer.at(server.address, 'Ann');
  ann.close();
  const raw = await Raw.open(server.address, ann.api.cookie);
  for (const n of range(9)) raw.send(JSON.stringify({ id: `m${n}`, type: 'ping' }));
  const refused = ({ error }: RawMessage): boolean => error === 'too-often';
  await raw.until(refused);
  expect(raw.heard.find(refused)?.id).toMatch(/^m\d$/);
  raw.close();
  await server.close();
});

test('tables: concurrent requests are counted', async () => {
  const server = await strict({ openTables: 2 });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const open = () => errorOf(ann.api.open({ game: 'grid', places: ['me', 'open'] }));
  const opened = await Promise.all(range(8).map(open));
  expect(opened.filter((code) => code === 'fine')).toHaveLength(2);
  ann.close();
  await server.close();
});

test('tournaments and push subscriptions: concurrent requests are counted', async () => {
  const server = await strict({});
  const ann = await TestPlayer.at(server.address, 'Ann');
  const pace = { type: 'slow', hours: 24 } as const;
  const cup = { title: 'Cup', game: 'grid', format: 'swiss', pace } as const;
  const organised = range(8).map(() => errorOf(ann.api.openTournament(cup)));
  const fine = (codes: readonly string[]) => codes.filter((code) => code === 'fine');
  expect(fine(await Promise.all(organised))).toHaveLength(5);
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  const subscribed = range(14).map((n) =>
    errorOf(
      ann.api.push({
        ...{ endpoint: `https://push.example/${n}`, keys, events: ['over'], language: 'en' },
        quiet: null,
      }),
    ),
  );
  expect(fine(await Promise.all(subscribed))).toHaveLength(10);
  ann.close();
  await server.close();
});

test('tables in memory: those in use do not keep others from being unloaded', async () => {
  const server = await running(
    { data: scratch() },
    { awake: 5, limits: { tables: 60, openTables: 200 } },
  );
  const ann = await TestPlayer.at(server.address, 'Ann');
  const open = async () => (await ann.api.open({ game: 'grid', places: ['me', 'open'] })).table;
  const raw = await Raw.open(server.address, ann.api.cookie);
  for (const _ of range(55)) await raw.say({ type: 'watch', table: await open(), since: null });
  const inMemory = async (): Promise<number> => {
    const figures = await (await fetch(`${server.address}/metrics`)).text();
    return Number(/^ringside_tables (\d+)/m.exec(figures)?.[1]);
  };
  expect(await inMemory()).toBe(55);
  for (const _ of range(40)) await open();
  expect(await inMemory()).toBeLessThan(70);
  raw.close();
  ann.close();
  await server.close();
});

test('names: changes per minute are limited', async () => {
  const server = await strict({});
  const ann = await TestPlayer.at(server.address, 'Ann');
  for (const n of range(20)) expect(await errorOf(ann.api.rename(`Ann ${n}`))).toBe('fine');
  expect(await errorOf(ann.api.rename('Anna'))).toBe('too-often');
  ann.close();
  await server.close();
});

test('lists of tables: requests per minute and address are limited', async () => {
  const server = await strict({});
  const list = async () => (await fetch(`${server.address}/api/tables`)).status;
  const codes = [];
  for (const _ of range(121)) codes.push(await list());
  expect(codes).toEqual([...range(120).map(() => 200), 429]);
  await server.close();
});

test('user agents: a session keeps the first 200 characters', async () => {
  const server = await strict({});
  const headers = { 'user-agent': 'x'.repeat(5_000), origin: server.address };
  const api = new Api(server.address, (url, request) =>
    fetch(url, { ...request, headers: { ...request.headers, ...headers } }),
  );
  const agents = async () => (await api.sessions()).sessions.map(({ agent }) => agent);
  await api.guest({ name: 'Ann' });
  expect(await agents()).toEqual(['x'.repeat(200)]);
  await api.auth('/sign-up/email', {
    ...{ email: 'ann@players.invalid', username: 'ann_5000', name: 'Ann' },
    password: 'a long password',
  });
  expect(await agents()).toContain('x'.repeat(200));
  expect((await agents()).every((agent) => agent?.length === 200)).toBe(true);
  await server.close();
});

test('watching: tables per socket are limited', async () => {
  const server = await strict({ tables: 2 });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const raw = await Raw.open(server.address, ann.api.cookie);
  const tables: string[] = [];
  for (const _ of range(3))
    tables.push((await ann.api.open({ game: 'grid', places: ['me', 'open'] })).table);
  const watch = (n: number) => raw.say({ type: 'watch', table: tables[n], since: null });
  expect(await watch(0)).toMatchObject({ type: 'done' });
  expect(await watch(1)).toMatchObject({ type: 'done' });
  expect(await watch(2)).toMatchObject({ error: 'too-many-tables' });
  await raw.say({ type: 'unwatch', table: tables[0] });
  expect(await watch(2)).toMatchObject({ type: 'done' });
  ann.close();
  raw.close();
  await server.close();
});

test('sockets: limited per visitor and per address', async () => {
  const server = await strict({ sockets: 2, socketsPerAddress: 3 });
  const apis = range(3).map(() => new Api(server.address));
  for (const api of apis) await api.guest({ name: 'Ann' });
  const [ann, bob, cid] = apis.map(({ cookie }) => cookie);
  const open = [await Raw.open(server.address, ann), await Raw.open(server.address, ann)];
  await expect(Raw.open(server.address, ann)).rejects.toThrow('429');
  open.push(await Raw.open(server.address, bob));
  await expect(Raw.open(server.address, cid)).rejects.toThrow('429');
  for (const raw of open) raw.close();
  await server.close();
});

test('talk: limited over all sockets of a visitor, also after reconnecting', async () => {
  const server = await strict({ talkBurst: 3, talkPerSecond: 0 });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'], talk: 'free' });
  const hello = { type: 'say', table, phrase: 'hello' };
  const first = await Raw.open(server.address, ann.api.cookie);
  const second = await Raw.open(server.address, ann.api.cookie);
  expect(await first.say(hello)).toMatchObject({ type: 'done' });
  expect(await second.say(hello)).toMatchObject({ type: 'done' });
  first.close();
  const third = await Raw.open(server.address, ann.api.cookie);
  expect(await third.say({ type: 'speak', table, text: 'well' })).toMatchObject({ type: 'done' });
  expect(await third.say(hello)).toMatchObject({ error: 'too-often' });
  expect(await second.say(hello)).toMatchObject({ error: 'too-often' });
  for (const raw of [second, third]) raw.close();
  ann.close();
  await server.close();
});

test('messages: limited over all sockets of a visitor; flooding disconnects', async () => {
  const server = await strict({ burst: 4, perSecond: 0 });
  const ann = new Api(server.address);
  await ann.guest({ name: 'Ann' });
  const [one, two] = [
    await Raw.open(server.address, ann.cookie),
    await Raw.open(server.address, ann.cookie),
  ];
  for (const raw of [one, two, one, two]) await raw.say({ type: 'ping' });
  one.send('{"type":"ping","id":"more"}');
  expect(await one.until(({ type }) => type === 'error')).toMatchObject({ error: 'too-often' });
  const closed = new Promise((resolve) => two.onClose(resolve));
  for (const _ of range(150)) two.send('{}');
  expect(await closed).toBe(CLOSE_CODES.tooOften);
  one.close();
  await server.close();
});
