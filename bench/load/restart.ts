import { Api } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { quantile } from '../quantile.ts';
import { copyTable } from './at-rest.ts';
import { Chair } from './chair.ts';
import type { Crowd } from './crowd.ts';
import type { Party } from './party.ts';
import { type Ground, ServerProcess } from './server-process.ts';

/**
 * Kills a server, puts so many tables at rest beside those that it had, starts it again, and sees how soon a cold
 * table is seen and an answer taken, and how much an idle server needs.
 */
export async function restarted(
  server: ServerProcess,
  crowd: Crowd,
  ground: Ground,
  tablesAtRest: number,
) {
  const { api } = at(crowd.chairs, 0);
  const { table } = await api.open({ game: 'grid', places: ['me', 'open'] });
  await server.kill();
  crowd.close();
  await copyTable(ground, table, tablesAtRest);
  const began = performance.now();
  const next = await ServerProcess.start(ground);
  const up = performance.now() - began;
  const cold: number[] = [];
  let firstAnswer = 0;
  for (const party of crowd.parties.slice(0, 100)) {
    const chairs = await cameBack(party, next.address);
    cold.push(...(await Promise.all(chairs.map((chair) => firstView(chair, party.id)))));
    if (firstAnswer === 0 && (await isAnswered(chairs, party.id)))
      firstAnswer = performance.now() - began;
    for (const chair of chairs) chair.close();
  }
  await next.kill();
  const last = await ServerProcess.start(ground);
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

function cameBack({ players }: Party, address: string): Promise<Chair[]> {
  return Promise.all(
    players.map(({ api }) => {
      const same = new Api(address);
      same.cookie = api.cookie;
      return Chair.come(same);
    }),
  );
}

/** Milliseconds until a chair sees a table that it asks for. */
function firstView(chair: Chair, table: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    chair.company = {
      seen: (_, { ask }) => {
        chair.ask = ask;
        resolve(performance.now() - began);
      },
      done: () => {},
      failed: () => {},
    };
    chair.watch(table);
  });
}

/** Whether somebody was asked, and the answer was taken. */
function isAnswered(chairs: readonly Chair[], table: string): Promise<boolean> {
  const chair = chairs.find(({ ask }) => ask !== null && !ask.open);
  const { ask } = chair ?? {};
  if (!chair || !ask) return Promise.resolve(false);
  return new Promise((resolve) => {
    chair.company = {
      seen: () => {},
      done: () => resolve(true),
      failed: () => resolve(false),
    };
    chair.answer(table, ask.talk ? ask.idle : at(ask.moves, 0));
  });
}
