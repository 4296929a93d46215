import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { isObject } from '../../src/engine/json.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Running } from '../../src/server/serve.ts';
import { fileIn } from '../../src/server/store/open.ts';
import { openForReading, openForWriting } from '../../src/server/store/sqlite-library.ts';
import { scratch } from './bundle.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { Raw } from './raw.ts';
import { onPostgres } from './stores.ts';

const data = scratch();
let server: Running;
let ann: TestPlayer;
let bob: TestPlayer;

beforeAll(async () => {
  server = await running({ data }, { limits: { requestSeconds: 1, talkBurst: 100 } });
  ann = await TestPlayer.at(server.address, 'Ann');
  bob = await TestPlayer.at(server.address, 'Bob');
});

afterAll(async () => {
  ann.close();
  bob.close();
  await server.close();
});

async function codeOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => 'fine',
    (raised: unknown) => raised,
  );
  return error instanceof ApiError ? error.code : String(error);
}

/** Writes to a table of the store fail, as on a full disk, until the trigger is dropped. */
async function withoutWritesTo<T>(table: string, during: () => Promise<T>): Promise<T> {
  const connection = openForWriting(fileIn(data));
  const events = ['insert', 'update'];
  try {
    for (const event of events)
      connection.exec(
        `create trigger "full ${event}" before ${event} on ${table}
         begin select raise(abort, 'database or disk is full'); end`,
      );
    return await during();
  } finally {
    for (const event of events) connection.exec(`drop trigger "full ${event}"`);
    connection.close();
  }
}

test('concurrent rematch requests open a single table', async () => {
  const tables = await seated([ann, bob], { game: 'grid', options: { board: 'hex3' } });
  await playOut(tables);
  const { id } = at(tables, 0);
  const again = await Promise.all([ann, bob].map(({ api }) => api.rematch(id)));
  expect(new Set(again.map(({ table }) => table)).size).toBe(1);
  const open = (await Promise.all([ann, bob].map(({ api }) => api.myTables()))).map(({ tables }) =>
    tables.filter(({ phase }) => phase !== 'over').map((table) => table.id),
  );
  expect(open).toEqual([[at(again, 0).table], [at(again, 0).table]]);
});

test('a used invitation is worthless after leaving', async () => {
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
  const { token } = await ann.api.invite(table);
  expect(await bob.api.takeUp(token)).toMatchObject({ table, chair: 1 });
  expect(await bob.api.takeUp(token)).toMatchObject({ table, chair: 1 });
  await bob.api.leave(table);
  expect(await codeOf(bob.api.takeUp(token))).toBe('unknown-invite');
});

test('an invitation that could not be stored reserves no seat', async () => {
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
  expect(await withoutWritesTo('invites', () => codeOf(ann.api.invite(table)))).toBe('no-storage');
  expect((await ann.api.table(table)).info.chairs[1]?.kept).toBe(false);
  expect(await ann.api.invite(table)).toMatchObject({ chair: 1 });
});

test('an invitation that is refused is not kept', async () => {
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
  await ann.api.invite(table);
  expect(await codeOf(ann.api.invite(table))).not.toBe('fine');
  const connection = openForReading(fileIn(data));
  const kept = connection.prepare('select * from invites where table_id = ?').all(table);
  connection.close();
  expect(kept).toHaveLength(1);
});

test('pending reports are limited per person, and to one per message', async () => {
  const mine = at(await seated([ann, bob], { game: 'grid', talk: 'free' }), 0);
  for (const n of range(22)) await mine.speak(`boo ${n}`);
  await mine.until(({ said }) => said.length === 22);
  const seqs = mine.known?.said.map(({ seq }) => seq) ?? [];
  const eve = await TestPlayer.at(server.address, 'Eve');
  const report = (seq: number) => codeOf(eve.api.report(mine.id, seq, 'rude'));
  const codes = await Promise.all(seqs.map(report));
  expect(codes.filter((code) => code === 'fine')).toHaveLength(20);
  expect(codes.filter((code) => code === 'too-often')).toHaveLength(2);
  expect(await report(at(seqs, codes.indexOf('fine')))).toBe('fine');
  eve.close();
});

test('the number of muted people is limited', async () => {
  const { id } = await ann.api.me();
  const connection = openForWriting(fileIn(data));
  connection.exec(`with recursive s(n) as (select 1 union all select n + 1 from s where n < 500)
    insert into mutes (person_id, muted_id) select '${id}', 'x' || n from s`);
  connection.close();
  const mine = at(await seated([ann, bob], { game: 'grid' }), 0);
  expect(await mine.mute(1, true)).toMatchObject({ ok: false, error: 'too-often' });
  const { id: other } = await bob.api.me();
  await expect(ann.api.mute(other)).rejects.toMatchObject({ code: 'too-often' });
  await ann.api.unmute('x1');
  expect(await mine.mute(1, true)).toMatchObject({ ok: true });
});

test('a node with a full disk is not ready', async () => {
  const ready = async () => (await fetch(`${server.address}/api/ready`)).status;
  expect(await ready()).toBe(200);
  expect(await withoutWritesTo('meta', ready)).toBe(503);
  expect(await ready()).toBe(200);
});

test('a body that never ends is cut', async () => {
  const { hostname, port, host } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const answer = new Promise<string>((resolve) => {
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('close', () => resolve(heard));
  });
  socket.write(
    `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
      'Content-Length: 1000\r\n\r\n{"name":',
  );
  expect(await answer).toMatch(/^HTTP\/1.1 408/);
});

test('a client that never reads the response is disconnected', async () => {
  const { hostname, port, host } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  const accepted = otherEnd(socket);
  socket.on('error', () => {});
  const asked = `GET /api/openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  // More than the operating system buffers for a connection.
  socket.write(asked.repeat(100));
  socket.pause();
  const theirs = await accepted;
  await once(theirs, 'close', { signal: AbortSignal.timeout(60_000) });
  let length = 0;
  socket.on('data', (data) => {
    length += data.length;
  });
  socket.resume();
  await once(socket, 'close');
  const whole = await (await fetch(`${server.address}/api/openapi.json`)).text();
  expect(length).toBeLessThan(100 * whole.length);
});

/** The server's side of a connection that is being opened. */
function otherEnd(client: Socket): Promise<Socket> {
  return new Promise((resolve) => {
    const accept = (message: unknown): void => {
      if (!isObject(message) || !(message.socket instanceof Socket)) return;
      if (message.socket.remotePort !== client.localPort) return;
      unsubscribe('net.server.socket', accept);
      resolve(message.socket);
    };
    subscribe('net.server.socket', accept);
  });
}

test('a report needs an existing message and a visible reason', async () => {
  const mine = at(await seated([ann, bob], { game: 'grid', talk: 'free' }), 0);
  await mine.speak('boo');
  await mine.until(({ said }) => said.length === 1);
  const seq = mine.known?.said[0]?.seq ?? 0;
  expect(await codeOf(bob.api.report(mine.id, seq, ' \u200b '))).toBe('bad-request');
  expect(await codeOf(bob.api.report(mine.id, 1, 'rude'))).toBe('not-found');
  expect(await codeOf(bob.api.report(mine.id, seq, 'rude'))).toBe('fine');
});

test('too-often names the message that it refuses', async () => {
  const strict = await running({ data: scratch() }, { limits: { burst: 2, perSecond: 0 } });
  const eve = await TestPlayer.at(strict.address, 'Eve');
  const raw = await Raw.open(strict.address, eve.api.cookie);
  for (const n of range(4)) raw.send(JSON.stringify({ type: 'ping', id: `m${n}` }));
  await raw.until(({ id }) => id === 'm3');
  expect(raw.heard.filter(({ error }) => error === 'too-often').map(({ id }) => id)).toEqual([
    ...['m2', 'm3'],
  ]);
  raw.close();
  eve.close();
  await strict.close();
});

test('sockets opened at the same time are counted, also on Postgres', async () => {
  const cluster = await running(await onPostgres(), { limits: { sockets: 3 } });
  const api = new Api(cluster.address);
  await api.guest({ name: 'Eve' });
  const opened = await Promise.all(
    range(12).map(() => Raw.open(cluster.address, api.cookie).catch(() => undefined)),
  );
  expect(opened.filter((raw) => raw !== undefined)).toHaveLength(3);
  for (const raw of opened) raw?.close();
  await cluster.close();
});
