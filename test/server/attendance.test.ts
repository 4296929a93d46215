import { afterEach, expect, test, vi } from 'vitest';
import { AttendanceKeeper } from '../../src/server/people/attendance-keeper.ts';
import { noteAttendance } from '../../src/server/store/attendance.ts';
import type { Database } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrations.ts';
import { openStore } from '../../src/server/store/open.ts';
import { insertTable } from '../../src/server/store/tables.ts';
import { bundled } from './bundle.ts';
import { onBothStores, type TestStore } from './stores.ts';

const MINUTE = 60_000;
const START = 100 * MINUTE;

/** A store with a running game in which Bob sits and who was last seen at the start. */
async function withBob(place: TestStore): Promise<Database> {
  const files = await bundled();
  const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
  const database = await openStore({ ...place, workers });
  await migrate(database);
  await insertTable(
    database,
    { game: 'grid', listed: false, secret: 'aa', salt: 'bb' },
    {
      ...{ id: 't', before: 0, phase: 'playing', asked: [0], line: '{}', code: null },
      entries: [{ seq: 1, at: START, what: { type: 'declined', chair: 0 }, message: null }],
      ...{ listed: false, people: ['ann', 'bob'], isOver: false, timer: undefined, more: [] },
    },
  );
  await noteAttendance(database, [{ person: 'bob', hidden: false }], START);
  return database;
}

/** A node's keeper with a clock of its own, and what it asks of tables. */
function keeperOf(database: Database, now: () => number, outage = 0) {
  const connected = new Set<string>();
  const changed: string[] = [];
  const node = { meanwhile: async (): Promise<void> => {} };
  const keeper = new AttendanceKeeper({
    ...{ database, now, outages: [{ from: outage, until: outage }] },
    connected: () => connected,
    isVisible: (person) => (connected.has(person) ? true : undefined),
    change: async (table) => {
      changed.push(table);
      await node.meanwhile();
    },
    listed: () => {},
    report: (error) => {
      throw error;
    },
  });
  return { keeper, connected, changed, node };
}

afterEach(() => {
  vi.useRealTimers();
});

onBothStores((fresh) => {
  test('who comes back in the moment in which all connected people are recorded is present', async () => {
    const database = await withBob(await fresh());
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const now = START + 2 * MINUTE;
    // Shortly after an outage nobody is called absent.
    const { keeper, connected, changed } = keeperOf(database, () => now, now);
    await vi.advanceTimersByTimeAsync(14_990);
    connected.add('bob');
    keeper.changed('bob');
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await keeper.close();
    expect(changed).toEqual(['t']);
    await database.close();
  });

  test('who takes another seat before the connection is recorded is present', async () => {
    const database = await withBob(await fresh());
    const now = START + 2 * MINUTE;
    const { keeper, connected, changed } = keeperOf(database, () => now, now);
    connected.add('bob');
    keeper.changed('bob');
    await keeper.act('bob');
    expect(changed).toEqual(['t']);
    await keeper.close();
    await database.close();
  });

  test('who comes back to another node while being called absent is present; the next absence counts', async () => {
    const database = await withBob(await fresh());
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    let now = START + 1.5 * MINUTE;
    const { keeper, changed, node } = keeperOf(database, () => now);
    const looks = async (times: number) => {
      vi.advanceTimersByTime(1_000);
      await vi.waitFor(() => expect(changed).toHaveLength(times));
    };
    node.meanwhile = () => noteAttendance(database, [{ person: 'bob', hidden: false }], now);
    await looks(2);
    node.meanwhile = async () => {};
    now += 1.5 * MINUTE;
    await looks(3);
    vi.useRealTimers();
    await keeper.close();
    await database.close();
  });
});
