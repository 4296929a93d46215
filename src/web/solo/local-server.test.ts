import { expect, test } from 'vitest';
import { at } from '../../engine/list.ts';
import type { Sitter, TableState } from '../session.ts';
import { memoryStore } from './game-store.ts';
import { openLocalServer } from './local-server.ts';
import type { LocalServer } from './protocol.ts';
import { memoryTabs } from './tabs.ts';

const PEOPLE: readonly Sitter[] = [
  { kind: 'here', name: 'Ann' },
  { kind: 'here', name: 'Bob' },
  { kind: 'here', name: 'Cid' },
];

/** Two tabs of one browser. */
function browser() {
  const store = memoryStore();
  const tab = memoryTabs();
  const open = () => openLocalServer(Promise.resolve(store), tab());
  return { store, tabs: [open(), open()] as const };
}

async function newTable(server: LocalServer, game: string, seats = 2): Promise<string> {
  const { table } = server.promise();
  return server.open({ table, game, options: {}, sitters: PEOPLE.slice(0, seats), entropy: [] });
}

/** Watches a table; gives its latest state, and a wait for a matching one. */
async function watch(server: LocalServer, id: string) {
  const states: TableState[] = [];
  let heard = (): void => {};
  const found = await server.watch(id, (state) => {
    states.push(state);
    heard();
  });
  const until = async (fits: (state: TableState) => boolean): Promise<TableState> => {
    for (;;) {
      const latest = states.at(-1);
      if (latest && fits(latest)) return latest;
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
    }
  };
  return { found, until };
}

test('a table that does not exist is missing, one that cannot be read is damaged', async () => {
  const { store, tabs } = browser();
  const [server] = tabs;
  expect((await watch(server, 'nowhere')).found).toBe('missing');
  const id = await newTable(server, 'grid');
  const stored = (await store.get(id)) ?? expect.fail();
  const step = { seat: 0, move: { type: 'nonsense' }, at: 0, mark: '' };
  await store.put({ ...stored, id: 'bad', record: { ...stored.record, steps: [step] } });
  expect((await watch(server, 'bad')).found).toBe('damaged');
  expect(await server.raw('bad')).toMatchObject({ id: 'bad' });
  expect((await server.saved()).map((game) => game.id)).toContain('bad');
  await server.forget('bad');
  expect(await server.raw('bad')).toBe(null);
});

test('a second tab follows the first and cannot fork its game', async () => {
  const [first, second] = browser().tabs;
  const id = await newTable(first, 'grid');
  const mine = await watch(first, id);
  const other = await watch(second, id);
  const follows = await other.until(() => true);
  expect(follows).toMatchObject({ elsewhere: true, ask: null });
  const { ask, step } = await mine.until((state) => state.ask !== null);
  const move = at(ask?.moves ?? [], 0);
  await expect(second.answer(id, 0, step, move)).rejects.toThrow('another tab');
  expect(await first.answer(id, 0, step, move)).toEqual({ ok: true });
  expect((await other.until((state) => state.step === 1)).elsewhere).toBe(true);
  first.leave(id);
  const taken = await other.until((state) => state.ask !== null);
  expect(taken).toMatchObject({ step: 1, elsewhere: false });
});

test('a hand is hidden again after leaving the table and coming back', async () => {
  const [server] = browser().tabs;
  const id = await newTable(server, 'round', 3);
  const seen = await watch(server, id);
  const { handOver } = await seen.until((state) => state.handOver !== null);
  server.reveal(id, handOver ?? 0);
  await seen.until((state) => state.viewer !== null);
  server.leave(id);
  const again = await watch(server, id);
  expect(await again.until(() => true)).toMatchObject({ viewer: null, handOver });
});

test('the recap at a hand-over is the same after a reload', async () => {
  const { tabs } = browser();
  const [first, second] = tabs;
  const id = await newTable(first, 'knockout', 3);
  const seen = await watch(first, id);
  const next = () => seen.until((state) => state.handOver !== null || state.ask !== null);
  let before = await next();
  for (let steps = 0; steps < 6 || before.handOver === null; steps++) {
    if (before.handOver !== null) first.reveal(id, before.handOver);
    const { ask, viewer, step } = await seen.until((state) => state.ask !== null);
    await first.answer(id, viewer ?? 0, step, ask?.idle ?? expect.fail());
    before = await next();
  }
  first.leave(id);
  const after = await (await watch(second, id)).until((state) => state.elsewhere === false);
  expect(after.recap).toEqual(before.recap);
});
