import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventWriter } from './event-stream.ts';

test('a client that never reads is disconnected, with little buffered', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const reader = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  onTestFinished(() => void reader.destroy());
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const [, response]: [unknown, ServerResponse] = await new Promise((resolve) =>
    server.once('request', (asked, answered) => resolve([asked, answered])),
  );
  response.writeHead(200);
  const write = eventWriter(response);
  let most = 0;
  // The operating system buffers a few megabytes per connection.
  for (let sent = 0; sent < 5_000 && !response.destroyed; sent++) {
    write('x'.repeat(20_000));
    most = Math.max(most, response.writableLength);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(response.destroyed).toBe(true);
  expect(most).toBeLessThan(250_000);
});
