import { expect, test } from 'vitest';
import { scratch } from './bundle.ts';
import { KillableServer } from './killable-server.ts';

test('a server in its own process ends with its parent', async () => {
  const server = await KillableServer.start({ data: scratch() });
  const ready = `${server.address}/api/ready`;
  expect((await fetch(ready)).status).toBe(200);
  await server.abandon();
  await expect(fetch(ready)).rejects.toThrow('fetch failed');
});
