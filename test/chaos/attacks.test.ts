import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { at, range } from '../../src/engine/list.ts';
import { verify } from '../../src/engine/verify.ts';
import { gameOf } from '../../src/games/rules.ts';
import { SOAK, sized } from '../../src/testing/size.ts';
import { scratch } from '../server/bundle.ts';
import { playOut, running, seated, TestPlayer } from '../server/players.ts';
import { Raw } from '../server/raw.ts';

/** How often each kind of attack is tried. */
const TRIES = sized(20, 3_000);
const GAMES = sized(2, 40);

/** An address of the attacker, as reported by the proxy. */
const EVIL = { 'x-forwarded-for': '6.6.6.6' };

type Attack = (address: string, cookie: string, tries: number) => Promise<unknown>;

function post(address: string, path: string, headers: object, body: string): Promise<number> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...EVIL, ...headers },
    body,
  }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });
}

/** The kinds of attack of `docs/security.md` that cost time or memory. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'guests under many spellings': async (address, _, tries) => {
    const paths = ['/api/guest', '/%61pi/guest', '/api/%67uest'];
    const statuses = [];
    const began = performance.now();
    for (const n of range(tries)) statuses.push(await post(address, at(paths, n % 3), {}, '{}'));
    // Sixty in each minute that the attack lasts.
    const minutes = 1 + Math.floor((performance.now() - began) / 60_000);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60 * minutes);
  },
  'guesses of the operator token': async (address, _, tries) => {
    for (const n of range(tries)) {
      const headers = { ...EVIL, authorization: `Bearer guess ${n}` };
      const { status } = await fetch(`${address}/metrics`, { headers });
      expect([403, 429]).toContain(status);
    }
  },
  'pings of a client that never reads': async (address, cookie, tries) => {
    const { hostname, port, host } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
        `Cookie: ${cookie}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
    for (let n = 0; n < tries && !socket.destroyed; n++) {
      socket.write(ping);
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.destroy();
  },
  'bodies that never end': async (address, _, tries) => {
    const { hostname, port, host } = new URL(address);
    const sockets = range(Math.min(200, tries)).map(() => connect(Number(port), hostname));
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.write(
        `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
          'Content-Length: 60000\r\n\r\n{"name":',
      );
    }
    await Promise.all(
      sockets.map((socket) => new Promise((closed) => socket.once('close', closed).resume())),
    );
  },
  'tables opened and left': async (address, cookie, tries) => {
    const table = JSON.stringify({ game: 'grid', places: ['me', 'champion'], listed: true });
    for (const _ of range(tries)) await post(address, '/api/tables', { cookie }, table);
  },
  'nonsense over a socket': async (address, cookie, tries) => {
    for (const n of range(Math.ceil(tries / 100))) {
      const raw = await Raw.open(address, cookie).catch(() => undefined);
      for (const m of range(100)) raw?.send(`{"id":"${n}x${m}","type":"answer","table":"t"`);
      raw?.close();
    }
  },
};

test('under every kind of attack at once, others play on and nothing fails', async () => {
  const server = await running(
    { data: scratch() },
    {
      ...{ trustProxy: 1, operatorToken: 'the real operator token' },
      // Messages are limited in bursts: people who answer one question at a time never meet the limit.
      limits: { requestSeconds: 2, openTables: 50, perSecond: 1_000 },
    },
  );
  const ann = await TestPlayer.at(server.address, 'Ann');
  const bob = await TestPlayer.at(server.address, 'Bob');
  const eve = await TestPlayer.at(server.address, 'Eve');
  eve.close();
  const cookie = eve.api.cookie ?? '';
  const before = process.memoryUsage().rss;
  const attacks = Object.values(ATTACKS).map((attack) => attack(server.address, cookie, TRIES));
  const grid = gameOf('grid');
  for (const n of range(GAMES)) {
    const tables = await seated([ann, bob], { game: 'grid', options: { board: 'hex3' } });
    await playOut(tables, n);
    const record = await ann.api.record(at(tables, 0).id);
    expect(grid && verify(grid, record)).toMatchObject({ fair: true });
  }
  await Promise.all(attacks);
  const headers = { authorization: 'Bearer the real operator token' };
  const figures = await (await fetch(`${server.address}/metrics`, { headers })).text();
  expect(/^ringside_faults_total (\d+)/m.exec(figures)?.[1] ?? '0').toBe('0');
  // Before pongs were counted, they alone took 1.2 GB. In short runs other tests share the process.
  const grown = process.memoryUsage().rss - before;
  if (SOAK) expect(grown).toBeLessThan(600e6);
  for (const player of [ann, bob]) player.close();
  await server.close();
});
