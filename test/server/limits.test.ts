import { get } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { at, range } from '../../src/engine/list.ts';
import { scratch } from './bundle.ts';
import { running, TestPlayer } from './players.ts';

/** Sends a request with any spelling of the path and any headers. */
function status(
  address: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, headers, method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.once('error', reject);
  });
}

function counted(all: readonly number[], wanted: number): number {
  return all.filter((one) => one === wanted).length;
}

test('a limit counts every spelling of a route', async () => {
  const server = await running({ data: scratch() }, { limits: { guests: 5, requests: 1e6 } });
  const body = { 'content-type': 'application/json', 'content-length': '0' };
  const answers = [];
  for (const path of ['/api/guest', '/%61pi/guest', '/api/%67uest', '/%61%70%69/guest'])
    for (const _ of range(3)) answers.push(await status(server.address, path, body, 'POST'));
  expect(counted(answers, 429)).toBe(12 - 5);
  await server.close();
});

test('metrics have a rate limit like any other route', async () => {
  const server = await running({ data: scratch() }, { limits: { requests: 4 } });
  const answers = [];
  for (const path of ['/metrics', '/%6detrics', '/metrics', '/metrics', '/metrics', '/%6detrics'])
    answers.push(await status(server.address, path));
  expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  await server.close();
});

test('guesses of the operator token are limited, and the right one is then refused too', async () => {
  const token = 'the real operator token';
  const server = await running({ data: scratch() }, { operatorToken: token });
  const guess = (text: string, path: string): Promise<number> =>
    status(server.address, path, { authorization: `Bearer ${text}` });
  expect(await guess(token, '/metrics')).toBe(200);
  const answers = [];
  for (const n of range(40))
    answers.push(await guess(`guess number ${n}`, n % 2 === 0 ? '/metrics' : '/api/operating'));
  expect(counted(answers, 403)).toBe(10);
  expect(counted(answers, 429)).toBe(30);
  expect(await guess(token, '/metrics')).toBe(429);
  const cookie = { cookie: 'ringside.operator=wrong' };
  expect(await status(server.address, '/metrics', cookie)).toBe(429);
  expect(await status(server.address, '/metrics')).toBe(403);
  await server.close();
});

test('a client that pings and never reads is disconnected', async () => {
  const server = await running({ data: scratch() }, { limits: { burst: 50, perSecond: 1 } });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const { hostname, port, host } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
      `Cookie: ${ann.api.cookie}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const pings = Buffer.concat(range(100).map(() => ping));
  const gone = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  let isGone = false;
  void gone.then(() => {
    isGone = true;
  });
  for (let sent = 0; sent < 1_000 && !isGone; sent++) {
    socket.write(pings);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(isGone).toBe(true);
  ann.close();
  await server.close();
});

test('a visitor’s address is read from the right, past the trusted proxies', async () => {
  const forwarded = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') });
  const asked = async (trustProxy: number | readonly string[], lists: readonly string[][]) => {
    const server = await running({ data: scratch() }, { trustProxy, limits: { requests: 1 } });
    const answers = [];
    for (const list of lists)
      answers.push(await status(server.address, '/api/games', forwarded(...list)));
    await server.close();
    return answers;
  };
  // What a visitor puts before the proxy's own entry does not change their address.
  const lists = [['1.1.1.1'], ['6.6.6.6', '1.1.1.1'], ['2.2.2.2']];
  expect(await asked(1, lists)).toEqual([200, 429, 200]);
  expect(await asked(['127.0.0.0/8'], lists)).toEqual([200, 429, 200]);
  const two = [
    ['1.1.1.1', '10.0.0.1'],
    ['6.6.6.6', '1.1.1.1', '10.0.0.1'],
    ['3.3.3.3', '10.0.0.1'],
  ];
  expect(await asked(2, two)).toEqual([200, 429, 200]);
  expect(await asked(['127.0.0.1', '10.0.0.0/24'], two)).toEqual([200, 429, 200]);
});

test('addresses of one IPv6 network share a limit', async () => {
  const server = await running({ data: scratch() }, { trustProxy: 1, limits: { requests: 1 } });
  const from = (address: string) =>
    status(server.address, '/api/games', { 'x-forwarded-for': address });
  expect(await from('2001:db8:1:2::1')).toBe(200);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
  await server.close();
});

test('attempts to open a socket are counted by address, successful or not', async () => {
  const server = await running(
    { data: scratch() },
    { trustProxy: 1, limits: { requests: 5, guests: 1e6 } },
  );
  const upgrade = {
    ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const from = (address: string) =>
    status(server.address, '/api/socket', { ...upgrade, 'x-forwarded-for': address });
  const answers = [];
  for (const _ of range(8)) answers.push(await from('2001:db8:1:2::1'));
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect(await from('2001:db8:1:2::2')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(401);
  await server.close();
});

test('an invalid URL or host is refused without an internal error', async () => {
  const server = await running({ data: scratch() });
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  expect(await status(server.address, '//', upgrade)).toBe(404);
  const auth = await status(server.address, '/api/auth/get-session', { host: 'a b' });
  expect(auth).toBe(400);
  expect(await status(server.address, '/api/lobby', {}, 'HEAD')).toBe(404);
  const figures = await (await fetch(`${server.address}/metrics`)).text();
  expect(/^ringside_faults_total (\d+)/m.exec(figures)?.[1]).toBe('0');
  await server.close();
});

const BAD_NAMES = ['x'.repeat(20_000), '\u3164\u3164', '\u200b', '\u2800', ' \u00ad '];

test('account names follow the rules for names', async () => {
  const server = await running({ data: scratch() });
  const page = (): Api =>
    new Api(server.address, (url, request) =>
      fetch(url, { ...request, headers: { ...request.headers, origin: server.address } }),
    );
  const signUp = (api: Api, n: number, name: string) =>
    api.auth('/sign-up/email', {
      ...{ email: `n${n}@players.invalid`, username: `name_${n}`, name },
      ...{ password: 'a long password', image: 'y'.repeat(5_000) },
    });
  for (const [n, name] of BAD_NAMES.entries()) {
    const error = await signUp(page(), n, name).catch((raised: unknown) => raised);
    expect(error instanceof ApiError && error.code).toBe('bad-name');
  }
  const eve = page();
  await signUp(eve, 99, 'Eve\u202eevE\u3164');
  expect((await eve.me()).name).toBe('EveevE');
  const error = await eve
    .auth('/update-user', { name: at(BAD_NAMES, 0) })
    .catch((raised: unknown) => raised);
  expect(error instanceof ApiError && error.code).toBe('bad-name');
  await eve.auth('/update-user', { name: 'Eva', image: 'z'.repeat(20_000) });
  expect(JSON.stringify(await eve.exportMe()).length).toBeLessThan(5_000);
  for (const name of BAD_NAMES) await expect(eve.rename(name)).rejects.toThrow();
  await server.close();
});
