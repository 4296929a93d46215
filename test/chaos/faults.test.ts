import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, range } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { GAMES } from '../../src/games/rules.ts';
import { SOAK, sized } from '../../src/testing/size.ts';
import { scratch } from '../server/bundle.ts';
import { Postgres } from '../server/postgres.ts';
import type { TestStore } from '../server/stores.ts';
import { Balancer } from './balancer.ts';
import { ChaosRun, type PlayOptions } from './chaos-run.ts';
import { DISKS } from './disk.ts';
import { pause, RecordingClient } from './recording-client.ts';
import { ServerNode } from './server-node.ts';

/** The duration of each fault, in seconds; longer in `npm run soak`. */
const SECONDS = sized(1, 90);
/** All faults on all stores run in `npm run soak` only. */
const STORES = SOAK ? ['the embedded store', 'Postgres'] : ['the embedded store'];
const PLAY: PlayOptions = { tables: 1, thought: 8, finish: SECONDS > 10 };
const LONG = { timeout: 600_000 + SECONDS * 10_000 };

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres?.stop());

async function shared(): Promise<TestStore> {
  if (!postgres) throw new Error('no Postgres');
  return { data: scratch(), database: await postgres.database() };
}

/** Plays all games on some nodes while a fault is injected, and expects no contradictions. */
async function survive(
  place: TestStore,
  count: number,
  fault: (
    nodes: readonly ServerNode[],
    balancer: Balancer,
    end: number,
    run: ChaosRun,
  ) => Promise<void>,
  play = PLAY,
  /** Initial clock error of the last node, in milliseconds. */
  wrong = 0,
): Promise<void> {
  const nodes: ServerNode[] = [];
  for (const n of range(count))
    nodes.push(await ServerNode.start(place, n === count - 1 ? wrong : 0));
  const balancer = await Balancer.before(nodes.map(({ port }) => port));
  const run = await ChaosRun.begin(balancer.address, place, play);
  try {
    while (run.begun < play.tables * GAMES.length) await pause(50);
    await pause(300);
    await fault(nodes, balancer, Date.now() + SECONDS * 1_000, run);
    expect(await run.end()).toEqual([]);
    expect(run.games).toBeGreaterThanOrEqual(5);
    expect(run.byClock).toBe(0);
    console.info(`${run.games} games, ${run.answers} answers acknowledged and found`);
  } finally {
    balancer.close();
    for (const node of nodes) node.hold(false);
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  }
}

test(
  'nodes killed under load: nothing is lost, doubled, out of order or leaked',
  LONG,
  async () => {
    const rng = rngFrom([1, 1, 1, 1]);
    await survive(await shared(), sized(2, 3), async (nodes, _, end) => {
      for (let n = 0; n < 2 || Date.now() < end; n++) {
        const node = at(nodes, n % nodes.length);
        await node.end('SIGKILL');
        await pause(rng.below(500));
        await node.start();
        await pause(rng.below(500));
      }
    });
  },
);

if (SOAK)
  test(
    'nodes stopped and continued: others go on, and what they missed happens once',
    LONG,
    async () => {
      const rng = rngFrom([2, 2, 2, 2]);
      await survive(
        await shared(),
        3,
        async (nodes, _, end) => {
          for (let n = 0; n < 2 || Date.now() < end; n++) {
            const node = at(nodes, n % nodes.length);
            node.hold(true);
            await pause(300 + rng.below(SECONDS * 200));
            node.hold(false);
            await pause(rng.below(500));
          }
        },
        { ...PLAY, bots: 1, pace: { type: 'live', bank: 600, increment: 5 } },
      );
    },
  );

test('Postgres restarted under load: nothing is lost', LONG, async () => {
  const rng = rngFrom([3, 3, 3, 3]);
  await survive(await shared(), 2, async (_, __, end) => {
    for (let n = 0; n < 2 || Date.now() < end; n++) {
      await postgres?.restart(n % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      await pause(500 + rng.below(1_000));
    }
  });
});

for (const store of STORES)
  test(`${store}: connections cut in the middle of a message`, LONG, async () => {
    const embedded = store === 'the embedded store';
    const place = embedded ? { data: scratch() } : await shared();
    await survive(place, embedded ? 1 : 2, async (_, balancer, end) => {
      while (balancer.cut < 20 || Date.now() < end) {
        balancer.cutNext(1);
        await pause(50);
      }
    });
  });

/** One of a node's metrics. */
async function figure(node: ServerNode, name: string): Promise<number> {
  const text = await (await fetch(`${node.address}/metrics`)).text();
  const found = new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new Error(`there is no figure ${name}`);
  return Number(found);
}

test(
  'a client that does not read is disconnected, costs little, and loses nothing',
  LONG,
  async () => {
    await survive({ data: scratch() }, 1, async ([node], _, end, run) => {
      if (!node) throw new Error('no node');
      const sockets = () => figure(node, 'ringside_sockets');
      const before = await figure(node, 'process_resident_memory_bytes');
      for (let n = 0; n < sized(2, 5) || Date.now() < end; n++) {
        while ((await sockets()) < run.people) await pause(50);
        const slow = at(run.clients, n % run.people);
        await slow.choke(async () => (await sockets()) < run.people);
      }
      const grown = (await figure(node, 'process_resident_memory_bytes')) - before;
      expect(grown).toBeLessThan(200e6);
    });
  },
);

test.each(SOAK ? DISKS : DISKS.slice(0, 1))(
  '%s: a typed error, nothing is lost, and play continues when there is space',
  LONG,
  async (_, open) => {
    const disk = open();
    try {
      await survive({ data: disk.folder }, 1, async ([node], _, end, run) => {
        if (!node) throw new Error('no node');
        for (let n = 0; n < 1 || Date.now() < end; n++) {
          disk.fill(node);
          const refused = (): boolean => run.clients.some(({ errors }) => errors.has('no-storage'));
          // Later SQLite reuses its WAL from the start and may have space for a while.
          for (let tries = 0; !refused() && (n === 0 || tries < 60); tries++) await pause(50);
          await pause(500);
          disk.free(node);
          for (const { errors } of run.clients) errors.clear();
          await pause(1_500);
        }
      });
    } finally {
      disk.close();
    }
  },
);

const HOUR = 3_600_000;
const QUICK: PlayOptions = { ...PLAY, pace: { type: 'live', bank: 600, increment: 5 } };

for (const store of STORES)
  test(`${store}: clocks that jump or are wrong charge nobody's clock`, LONG, async () => {
    const embedded = store === 'the embedded store';
    const place = embedded ? { data: scratch() } : await shared();
    const jumps = async (nodes: readonly ServerNode[], _: Balancer, end: number) => {
      for (let n = 0; n < 4 || Date.now() < end; n++) {
        await at(nodes, n % nodes.length).jump(n % 3 === 0 ? -2 * HOUR : HOUR);
        await pause(300);
      }
    };
    await survive(place, embedded ? 1 : 2, jumps, QUICK, embedded ? 0 : HOUR);
  });

test('after a clock is set back an hour, absent people are still noticed', LONG, async () => {
  const node = await ServerNode.start({ data: scratch() });
  const [ann, bob] = [
    await RecordingClient.at(node.address),
    await RecordingClient.at(node.address),
  ];
  const pace = { type: 'live', bank: 10, increment: 0 } as const;
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'], pace });
  await bob.api.join(table);
  const [mine] = [ann.watch(table, 0), bob.watch(table, 1)];
  await mine.until(({ seen }) => seen !== null);
  await node.jump(-HOUR);
  await mine.until(({ seen }) => seen?.step === 1);
  expect(mine.known?.heard.some(({ news }) => news.type === 'placed')).toBe(true);
  for (const one of [ann, bob]) one.close();
  await node.end('SIGTERM');
});
