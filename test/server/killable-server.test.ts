import { expect, test } from 'vitest';
import { scratch } from './bundle.ts';
import { KillableServer } from './killable-server.ts';

test('a server in a process of its own ends with whoever started it', async () => {
  const server = await KillableServer.start({ data: scratch() });
  expect(await server.abandon()).toBe(1);
});
