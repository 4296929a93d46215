import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { isErrorCode } from '../../src/client/protocol/errors.ts';
import { canonical } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { sized } from '../../src/testing/size.ts';
import { scratch } from './bundle.ts';
import { running, seated, socketAddress, TestPlayer } from './players.ts';
import { Raw } from './raw.ts';

const MESSAGES = sized(1_000, 25_000);

const SCRAPS: readonly unknown[] = [
  ...[null, 0, -1, 1e300, '', 'x', [], {}, true, '__proto__', 'constructor', '\u0000', '💥'],
  ...['a'.repeat(70), { type: 'place', hole: 'a1' }, [[[[]]]], { type: {} }],
];

const TYPES = [
  ...['watch', 'unwatch', 'commit', 'reveal', 'answer', 'takeBack', 'agree', 'return', 'say'],
  ...['speak', 'mute', 'ping', 'open', 'toString', ''],
];

const FIELDS = ['id', 'table', 'since', 'move', 'step', 'yes', 'chair', 'muted', 'text', 'value'];

function scrap(rng: Rng): unknown {
  return at(SCRAPS, rng.below(SCRAPS.length));
}

/** A message that is usually invalid in some way. */
function anything(rng: Rng, table: string, n: number): string | Buffer {
  const kind = rng.below(10);
  if (kind === 0) return at(['', '{', 'null', '[]', '"x"', '{"id":1}', '\u0000'], rng.below(7));
  if (kind === 1) return Buffer.from(range(rng.below(60)).map(() => rng.below(256)));
  const message: Record<string, unknown> = {
    type: at(TYPES, rng.below(TYPES.length)),
    id: `m${n}`,
  };
  if (rng.below(5) > 0) message.table = rng.below(6) > 0 ? table : 'nowhere';
  for (const field of FIELDS) if (rng.below(4) === 0) message[field] = scrap(rng);
  const text = JSON.stringify(message);
  return kind === 2 ? text.slice(0, rng.below(text.length)) : text;
}

test('nonsense is answered with typed errors and changes nothing', async () => {
  const server = await running({ data: scratch() });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const bob = await TestPlayer.at(server.address, 'Bob');
  const [mine] = await seated([ann, bob], { game: 'grid' });
  if (!mine) throw new Error('no table');
  await mine.until(({ seen }) => seen !== null);
  const before = canonical(mine.known?.seen?.view);
  const eve = await TestPlayer.at(server.address, 'Eve');
  const raw = await Raw.open(server.address, eve.api.cookie);
  const rng = rngFrom([9, 9, 9, 9]);
  for (const n of range(MESSAGES)) {
    raw.send(anything(rng, mine.id, n));
    if (n % 200 === 199) await raw.say({ type: 'ping' });
  }
  await raw.say({ type: 'ping' });
  const known = ['welcome', 'sync', 'step', 'table', 'said', 'here', 'done', 'refused', 'pong'];
  for (const message of raw.heard) {
    if (message.type === 'error') expect(isErrorCode(message.error)).toBe(true);
    else expect(known).toContain(message.type);
    expect(message.type === 'error' && message.error === 'broken').toBe(false);
  }
  expect(raw.heard.filter(({ type }) => type === 'error').length).toBeGreaterThan(MESSAGES / 3);
  expect(canonical(mine.known?.seen?.view)).toBe(before);
  expect(mine.known?.seen?.step).toBe(0);
  for (const player of [ann, bob, eve, raw]) player.close();
  await server.close();
});

test('a repeated message is handled once, also on another connection', async () => {
  const server = await running({ data: scratch() });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'], talk: 'free' });
  const raw = await Raw.open(server.address, ann.api.cookie);
  const message = { type: 'speak', table, text: 'hello', id: 'same' };
  const first = await raw.say(message);
  const second = await (await Raw.open(server.address, ann.api.cookie)).say(message);
  expect(second).toEqual(first);
  const seat = await ann.watch(table);
  expect(seat.known?.said).toHaveLength(1);
  ann.close();
  raw.close();
  await server.close();
});

test('too large, too often, too many, strangers and other origins are refused', async () => {
  const server = await running(
    { data: scratch() },
    { limits: { burst: 5, perSecond: 0, sockets: 2, requests: 40, guests: 3, openTables: 2 } },
  );
  const ann = await TestPlayer.at(server.address, 'Ann');
  const raw = await Raw.open(server.address, ann.api.cookie);
  for (const _ of range(8)) raw.send('{}');
  expect(await raw.until(({ error }) => error === 'too-often')).toBeTruthy();
  raw.send(`"${'x'.repeat(20_000)}"`);
  while (raw.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(raw.closed).toBe(1009);
  await expect(Raw.open(server.address, undefined)).rejects.toThrow('401');
  await expect(Raw.open(server.address, 'ringside.session_token=x.y')).rejects.toThrow('401');
  const foreign = new WebSocket(socketAddress(server.address), {
    headers: { cookie: ann.api.cookie ?? '', origin: 'https://evil.example' },
  });
  await expect(
    new Promise((_, reject) => {
      foreign.once('error', reject);
    }),
  ).rejects.toThrow('403');
  const more = await Raw.open(server.address, ann.api.cookie);
  await expect(Raw.open(server.address, ann.api.cookie)).rejects.toThrow('429');
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.api.cookie ?? '', ...headers },
      body,
    }).then(async (response) => [
      response.status,
      Reflect.get(Object(await response.json()), 'error'),
    ]);
  const open = JSON.stringify({ game: 'grid', places: ['me', 'open'] });
  expect(await post('/api/tables', open, { origin: 'https://evil.example' })).toEqual([
    403,
    'bad-origin',
  ]);
  expect(await post('/api/tables', '{')).toEqual([400, 'bad-request']);
  expect(await post('/api/tables', '{"game":5}')).toEqual([400, 'bad-request']);
  expect(await post('/api/tables', `"${'x'.repeat(70_000)}"`)).toEqual([413, 'too-large']);
  expect(await post('/api/nothing', '{}')).toEqual([404, 'not-found']);
  for (const _ of range(2)) await ann.api.open({ game: 'grid', places: ['me', 'open'] });
  expect(await post('/api/tables', open)).toEqual([429, 'too-many-tables']);
  const statuses = await Promise.all(range(45).map(() => post('/api/tables', '{')));
  expect(statuses).toContainEqual([429, 'too-often']);
  ann.close();
  more.close();
  await server.close();
});

test('headers keep other pages out; metrics and schemas contain no secrets', async () => {
  const server = await running({ data: scratch() });
  const ann = await TestPlayer.at(server.address, 'Ann');
  await ann.api.open({ game: 'grid', places: ['me', 'rookie'] });
  const get = async (path: string) => {
    const response = await fetch(`${server.address}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const games = await get('/api/games');
  expect(games.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(games.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('/api/health')).status).toBe(200);
  expect((await get('/api/ready')).status).toBe(200);
  expect((await get('/metrics')).text).toContain(
    'ringside_happened_total{game="grid",what="sat"} 1',
  );
  const openapi: unknown = JSON.parse((await get('/api/openapi.json')).text);
  expect(canonical(openapi)).toContain('/api/tables/{id}/join');
  const schema: unknown = JSON.parse((await get('/api/socket.json')).text);
  expect(canonical(schema)).toContain('takeBack');
  ann.close();
  await server.close();
});
