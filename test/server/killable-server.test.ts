import { expect, test } from 'vitest';
import { scratch } from './bundle.ts';
import { KillableServer } from './killable-server.ts';

test('a server in its own process ends with its parent', async () => {
  const server = await KillableServer.start({ data: scratch() });
  expect(await server.abandon()).toBe(1);
});
