import { Api } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { quantile } from '../quantile.ts';
import { copyTable } from './at-rest.ts';
import type { LoadGenerator } from './load-generator.ts';
import type { LoadTable } from './load-table.ts';
import { RingsideClient } from './ringside-client.ts';
import { type ServerLocation, ServerProcess } from './server-process.ts';

/**
 * Kills a server, adds this many idle tables to its store, restarts it, and measures how soon a
 * cold table is seen and an answer accepted, and the memory of an idle server.
 */
export async function restarted(
  server: ServerProcess,
  load: LoadGenerator<RingsideClient>,
  location: ServerLocation,
  tablesAtRest: number,
) {
  const { api } = at(load.clients, 0);
  const { table } = await api.open({ game: 'grid', places: ['me', 'open'] });
  await server.kill();
  load.close();
  await copyTable(location, table, tablesAtRest);
  const began = performance.now();
  const next = await ServerProcess.start(location);
  const up = performance.now() - began;
  const cold: number[] = [];
  let firstAnswer = 0;
  for (const table of load.tables.slice(0, 100)) {
    const clients = await cameBack(table, next.address);
    cold.push(...(await Promise.all(clients.map((client) => firstView(client, table.id)))));
    if (firstAnswer === 0 && (await isAnswered(clients, table.id)))
      firstAnswer = performance.now() - began;
    for (const client of clients) client.close();
  }
  await next.kill();
  const last = await ServerProcess.start(location);
  const { resident: idleAtRest } = await last.memory();
  await last.kill();
  const [p50, p95] = [quantile(cold, 0.5), quantile(cold, 0.95)];
  return {
    cold: { views: cold.length, p50, p95 },
    restart: { up, firstAnswer },
    tablesAtRest,
    idleAtRest,
  };
}

function cameBack(
  { players }: LoadTable<RingsideClient>,
  address: string,
): Promise<RingsideClient[]> {
  return Promise.all(
    players.map(({ api }) => {
      const same = new Api(address);
      same.cookie = api.cookie;
      return RingsideClient.come(same);
    }),
  );
}

/** Milliseconds until a client sees a table. */
function firstView(client: RingsideClient, table: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    client.listener = {
      seen: (_, { ask }) => {
        client.ask = ask;
        resolve(performance.now() - began);
      },
      done: () => {},
      failed: () => {},
    };
    client.watch(table);
  });
}

/** Whether a client was asked and its answer was accepted. */
function isAnswered(clients: readonly RingsideClient[], table: string): Promise<boolean> {
  const client = clients.find(({ ask }) => ask !== null && !ask.open);
  const { ask } = client ?? {};
  if (!client || !ask) return Promise.resolve(false);
  return new Promise((resolve) => {
    client.listener = {
      seen: () => {},
      done: () => resolve(true),
      failed: () => resolve(false),
    };
    client.answer(table, ask.talk ? ask.idle : at(ask.moves, 0));
  });
}
