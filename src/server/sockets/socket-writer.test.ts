import { on, once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import type { Outgoing } from '../../client/protocol/socket.ts';
import { range } from '../../engine/list.ts';
import { Frame } from './frame.ts';
import { SocketWriter } from './socket-writer.ts';

/** The length of a message without text, in bytes. */
const BARE = Buffer.byteLength(
  JSON.stringify({ type: 'error', id: null, error: 'broken', detail: '' }),
);

/** A message of this length in bytes. */
function message(bytes: number, character: string): Outgoing {
  const bare = { type: 'error', id: null, error: 'broken', detail: '' } as const;
  const space = bytes - BARE;
  return { ...bare, detail: character.repeat(space / Buffer.byteLength(character)) };
}

/** A server that sends these messages in a single tick and then closes. */
function listening(messages: readonly Outgoing[]): Promise<number> {
  return sending((writer) => {
    for (const one of messages) writer.send(Frame.of(one));
    writer.close(1000);
  });
}

/** The port of a server that does this with every connection. */
async function sending(write: (writer: SocketWriter) => void): Promise<number> {
  const http = createServer();
  const server = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, carrier, head) =>
    server.handleUpgrade(request, carrier, head, (socket) => {
      write(new SocketWriter(socket, carrier, () => {}));
    }),
  );
  http.listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const address = http.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('messages of every length arrive unchanged and in order before the close', async () => {
  const sizes = [125, 126, 127, 65_535, 65_536, 70_000];
  const messages = sizes.map((size) => message(size, 'x'));
  messages.push(message(1_101, 'é'), message(120, 'x'));
  const heard: unknown[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${await listening(messages)}`);
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1000);
  expect(heard).toEqual(messages);
});

/** The characters of the messages that come from this port, in their order, until there are so many. */
async function charactersFrom(port: number, count: number): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => socket.terminate());
  let heard = '';
  for await (const [data] of on(socket, 'message')) {
    heard += JSON.parse(String(data)).detail;
    if (heard.length === count) break;
  }
  return heard;
}

test('messages that may wait are sent soon, or before the next one that may not', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((one) => Frame.of(message(BARE + 1, one)));
  const port = await sending((writer) => {
    if (!a || !b || !c) return;
    writer.sendSoon(a);
    writer.send(b);
    writer.sendSoon(c);
  });
  // Nobody closes the connection, so what waits has to leave by itself.
  expect(await charactersFrom(port, 3)).toBe('abc');
});

test('many connections get what may wait without holding the event loop for all of them', async () => {
  const a = Frame.of(message(BARE + 1, 'a'));
  const port = await sending((writer) => writer.sendSoon(a));
  const all = await Promise.all(range(300).map(() => charactersFrom(port, 1)));
  expect(all.join('')).toBe('a'.repeat(300));
});

/** What happens to a client that never reads while `write` is called repeatedly. */
async function unread(write: (writer: SocketWriter) => void) {
  const http = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true });
  const address = http.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.pause();
  client.write(
    'GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [request, carrier, head] = await once(http, 'upgrade');
  const socket = await new Promise<WebSocket>((resolve) =>
    server.handleUpgrade(request, carrier, head, resolve),
  );
  let cut = 0;
  const writer = new SocketWriter(socket, carrier, () => cut++);
  let most = 0;
  // The operating system buffers a few megabytes per connection.
  for (let turn = 0; turn < 1_000 && socket.readyState === socket.OPEN; turn++) {
    write(writer);
    most = Math.max(most, carrier.writableLength);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { isOpen: socket.readyState === socket.OPEN, most, cut };
}

test.each<[string, (writer: SocketWriter) => void]>([
  ['messages', (writer) => writer.send(Frame.of(message(60_000, 'x')))],
  [
    'pongs',
    (writer) => {
      for (const _ of range(500)) writer.pong(Buffer.alloc(125));
    },
  ],
  ['messages that may wait', (writer) => writer.sendSoon(Frame.of(message(60_000, 'x')))],
])('a client that never reads is disconnected by %s, with little buffered', async (_, write) => {
  const { isOpen, most, cut } = await unread(write);
  expect([isOpen, cut]).toEqual([false, 1]);
  expect(most).toBeLessThan(1_100_000);
});
