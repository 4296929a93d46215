import { afterAll, beforeAll, expect, test } from 'vitest';
import type WebSocket from 'ws';
import { Api } from '../../src/client/api.ts';
import { CLOSE_CODES } from '../../src/client/protocol/close-codes.ts';
import { at } from '../../src/engine/list.ts';
import type { Running } from '../../src/server/serve.ts';
import { running, socketAddress, wire } from './players.ts';
import { onPostgres } from './stores.ts';

let nodes: Running[] = [];
beforeAll(async () => {
  const place = await onPostgres();
  nodes = [await running(place), await running(place)];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
});

/** A page of the first node; browsers send its origin. */
function page(): Api {
  const { address } = at(nodes, 0);
  return new Api(address, (url, request) =>
    fetch(url, { ...request, headers: { ...request.headers, origin: address } }),
  );
}

/** A socket to the other node with the same cookie. */
async function socketElsewhere(api: Api): Promise<WebSocket> {
  const socket = wire(socketAddress(at(nodes, 1).address), api.cookie);
  await new Promise((resolve) => socket.once('message', resolve));
  return socket;
}

/** The close code sent by the server during an action. */
async function closedBy(socket: WebSocket, act: () => Promise<unknown>): Promise<number> {
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await act();
  return closed;
}

const ACCOUNT = { email: 'ann@players.invalid', name: 'Ann', username: 'ann_1' };
const PASSWORD = 'a long password';

test('a session ended on one node closes its sockets on every node, and no others', async () => {
  const ann = page();
  await ann.guest({ name: 'Ann' });
  const bystander = page();
  await bystander.guest({ name: 'Bob' });
  const [socket, other] = [await socketElsewhere(ann), await socketElsewhere(bystander)];
  const [session] = (await ann.sessions()).sessions;
  expect(await closedBy(socket, () => ann.endSession(session?.id ?? ''))).toBe(
    CLOSE_CODES.sessionEnded,
  );
  expect(other.readyState).toBe(other.OPEN);
  expect(await closedBy(other, () => bystander.forgetMe())).toBe(CLOSE_CODES.sessionEnded);
});

test('signing up makes a guest reconnect, signing out closes their sockets, others stay', async () => {
  const ann = page();
  await ann.guest({ name: 'Ann' });
  const guest = await socketElsewhere(ann);
  const signUp = () => ann.auth('/sign-up/email', { ...ACCOUNT, password: PASSWORD });
  expect(await closedBy(guest, signUp)).toBe(CLOSE_CODES.reconnect);
  const again = await socketElsewhere(ann);
  const phone = page();
  await phone.auth('/sign-in/username', { username: ACCOUNT.username, password: PASSWORD });
  const second = await socketElsewhere(phone);
  expect(await closedBy(second, () => phone.auth('/sign-out', {}))).toBe(CLOSE_CODES.sessionEnded);
  expect(again.readyState).toBe(again.OPEN);
  again.close();
});

test('a person deleted on one node is no longer named at a loaded table on another', async () => {
  const ann = page();
  await ann.guest({ name: 'Ann the Unforgettable' });
  const bob = page();
  await bob.guest({ name: 'Bob' });
  const { table } = await ann.open({ game: 'grid', places: ['me', 'open'] });
  await bob.join(table);
  const socket = await socketElsewhere(bob);
  const heard: string[] = [];
  const names = (): string => heard.at(-1) ?? '';
  const told = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const text = String(data);
      if (!text.startsWith('{"type":"sync"')) return;
      heard.push(text);
      if (heard.length > 1) resolve();
    });
  });
  socket.send(JSON.stringify({ type: 'watch', id: 'w', table, since: null }));
  await new Promise((resolve) => socket.once('message', resolve));
  expect(names()).toContain('Ann the Unforgettable');
  await ann.forgetMe();
  await told;
  expect(names()).not.toContain('Ann the Unforgettable');
  socket.close();
});
