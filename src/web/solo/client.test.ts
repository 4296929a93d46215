import { expose } from 'comlink';
import { expect, test } from 'vitest';
import { SoloWorker, type WorkerEndpoint } from './client.ts';
import { memoryStore } from './game-store.ts';
import { openLocalServer } from './local-server.ts';
import { memoryTabs } from './tabs.ts';

/** A stand-in for a worker: a message port with a local server behind it, or with nothing. */
function endpoint(served: boolean) {
  const { port1, port2 } = new MessageChannel();
  if (served) expose(openLocalServer(Promise.resolve(memoryStore()), memoryTabs()()), port2);
  port1.start();
  const errors = new EventTarget();
  const worker: WorkerEndpoint = {
    postMessage: (message: unknown, transfer: Transferable[] = []) =>
      port1.postMessage(message, transfer),
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      (type === 'error' ? errors : port1).addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      (type === 'error' ? errors : port1).removeEventListener(type, listener),
    terminate: () => {
      port1.close();
      port2.close();
    },
  };
  return { worker, fail: () => errors.dispatchEvent(new Event('error')) };
}

test('calls reach the local server and its answers come back', async () => {
  const { worker } = endpoint(true);
  const solo = new SoloWorker(() => worker);
  expect(await solo.server.saved()).toEqual([]);
  const { table } = await solo.server.promise();
  const sitters = [{ kind: 'here', name: 'Ann' } as const, { kind: 'here', name: 'Bob' } as const];
  await solo.server.open({ table, game: 'grid', options: {}, sitters, entropy: [] });
  expect(await solo.server.saved()).toMatchObject([{ id: table, game: 'grid' }]);
  solo.terminate();
});

test('an error of the local server reaches the caller', async () => {
  const { worker } = endpoint(true);
  const solo = new SoloWorker(() => worker);
  await expect(solo.server.check('checkers', {}, 2)).rejects.toThrow('checkers');
  solo.terminate();
});

test('a worker that fails to load rejects every call, and the next call starts another', async () => {
  const [broken, sound] = [endpoint(false), endpoint(true)];
  const workers = [broken.worker, sound.worker];
  const solo = new SoloWorker(() => workers.shift() ?? expect.fail('a third worker'));
  const calls = [solo.server.saved(), solo.server.promise()];
  broken.fail();
  for (const call of calls) await expect(call).rejects.toThrow('failed to load');
  expect(await solo.server.saved()).toEqual([]);
  solo.terminate();
});

test('a terminated worker answers nothing more', async () => {
  const { worker } = endpoint(false);
  const solo = new SoloWorker(() => worker);
  const call = solo.server.saved();
  solo.terminate();
  await expect(call).rejects.toThrow('terminated');
});

test('a call right after the worker was terminated starts another', async () => {
  const [busy, idle] = [endpoint(false), endpoint(true)];
  const workers = [busy.worker, idle.worker];
  const solo = new SoloWorker(() => workers.shift() ?? expect.fail('a third worker'));
  const given = solo.server.saved();
  solo.terminate();
  const next = solo.server.saved();
  await expect(given).rejects.toThrow('terminated');
  expect(await next).toEqual([]);
  solo.terminate();
});
