import { Api } from '../../src/client/api.ts';
import type { Me } from '../../src/client/protocol/http.ts';
import { at, range } from '../../src/engine/list.ts';
import { GAMES } from '../../src/games/rules.ts';
import { backup } from '../../src/server/store/backup.ts';
import type { Database } from '../../src/server/store/database.ts';
import { openStore } from '../../src/server/store/open.ts';
import { restore } from '../../src/server/store/restore.ts';
import { LoadGenerator } from '../load/load-generator.ts';
import { ringsideGuests } from '../load/ringside-client.ts';
import type { ServerLocation } from '../load/server-process.ts';
import { crowd, entered, results, roundOver } from './crowd.ts';
import { storeLongTable } from './long-table.ts';
import { LoopClient } from './loop-client.ts';

/** What scenarios work with. */
export interface Stage {
  readonly address: string;
  readonly location: ServerLocation;
  readonly database: Database;
  newId(): string;
  close(): Promise<void>;
}

/** Prepares something; what it returns is measured. */
type Scenario = (stage: Stage) => Promise<() => Promise<unknown>>;

/** The most events of a table. */
const LONGEST = 5_000;

export async function stageFor(location: ServerLocation, address: string): Promise<Stage> {
  const { data, database: url, workers } = location;
  const files = workers && { bots: new URL(workers.bots), writer: new URL(workers.writer) };
  const database = await openStore({ data, database: url, workers: files });
  let count = 0;
  return {
    ...{ address, location, database },
    newId: () => `loop${String(count++).padStart(6, '0')}`,
    close: () => database.close(),
  };
}

interface Guest {
  readonly api: Api;
  readonly me: Me;
}

async function guest({ address }: Stage, name: string): Promise<Guest> {
  const api = new Api(address);
  return { api, me: await api.guest({ name }) };
}

/** Two people at tables of maximal length, one of each game and as many as wanted. */
async function longTables(
  stage: Stage,
  count: number,
  games = GAMES,
): Promise<{ readonly ann: Guest; readonly bob: Guest; readonly tables: string[] }> {
  const [ann, bob] = [await guest(stage, 'Ann'), await guest(stage, 'Bob')];
  const tables: string[] = [];
  for (const n of range(count)) {
    const game = at(games, n % games.length);
    const seats = Math.max(2, game.seats.min);
    const others = await Promise.all(
      range(seats - 2).map(async (i) => (await guest(stage, `Cid ${i}`)).me),
    );
    const people = [ann.me, bob.me, ...others].map(({ id, name }) => ({
      id,
      name,
      program: false,
    }));
    const id = stage.newId();
    await storeLongTable(stage.database, { id, game, people, events: LONGEST });
    tables.push(id);
  }
  return { ann, bob, tables };
}

function longTable(game: (typeof GAMES)[number]): Scenario {
  return async (stage) => {
    const { ann, bob, tables } = await longTables(stage, 1, [game]);
    const id = at(tables, 0);
    return async () => {
      await ann.api.table(id);
      const clients = [await LoopClient.come(ann.api), await LoopClient.come(bob.api)];
      for (const client of clients) {
        await client.say({ type: 'watch', table: id, since: null });
        await client.say({ type: 'takeBack', table: id, step: null });
        await client.say({ type: 'say', table: id, phrase: 'hello' });
      }
      for (const client of clients) client.close();
    };
  };
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'nothing happens': async () => () => new Promise((resolve) => setTimeout(resolve, 2_000)),
  'the first account': async ({ address }) => {
    return () => member(address, 'first');
  },
  'a later account': async ({ address }) => {
    return () => member(address, 'later');
  },
  ...Object.fromEntries(
    GAMES.map((game) => [`a table of ${LONGEST} events: ${game.id}`, longTable(game)]),
  ),
  'the record of a long game': async (stage) => {
    const { ann, tables } = await longTables(stage, 5);
    return async () => {
      for (const id of tables) await ann.api.record(id).catch(() => {});
    };
  },
  'deletion of an account with ten long tables in use': async (stage) => {
    const { ann, bob, tables } = await longTables(stage, 10);
    const client = await LoopClient.come(bob.api);
    for (const table of tables) await client.say({ type: 'watch', table, since: null });
    return async () => {
      await ann.api.forgetMe();
      client.close();
    };
  },
  'old message ids': async (stage) => {
    const { ann, tables } = await longTables(stage, 1);
    const table = at(tables, 0);
    const client = await LoopClient.come(ann.api);
    await client.say({ type: 'watch', table, since: null });
    return async () => {
      for (const n of range(50))
        await client.say({ id: `m${10 + n}`, type: 'say', table, phrase: 'hello' });
      client.close();
    };
  },
  'opening the largest tables': async (stage) => {
    const ann = await guest(stage, 'Ann');
    return async () => {
      for (const game of GAMES) {
        const places = range(game.seats.max).map((n) =>
          n === 0 ? ('me' as const) : ('rookie' as const),
        );
        const { table } = await ann.api.open({ game: game.id, places, legs: 4 });
        const client = await LoopClient.come(ann.api);
        await client.say({ type: 'watch', table, since: null });
        await new Promise((resolve) => setTimeout(resolve, 500));
        client.close();
      }
    };
  },
  'a thousand people come and open tables': async ({ address }) => {
    return async () => {
      const load = new LoadGenerator(ringsideGuests(address));
      await load.come(1_000);
      await load.sit(GAMES, 50, 0);
      await load.give(500, 250);
      load.close();
    };
  },
  'the lobby with 2,000 tables': async (stage) => {
    await crowd(stage, { tables: 5_000 });
    const ann = await guest(stage, 'Ann');
    return async () => {
      for (const _ of range(10)) await ann.api.tables();
      const stream = new AbortController();
      await fetch(`${stage.address}/api/lobby`, { signal: stream.signal });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      stream.abort();
    };
  },
  'leaderboards over 100,000 results': async (stage) => {
    await results(stage, { people: 5_000, games: 50_000 });
    const ann = await guest(stage, 'Ann');
    return async () => {
      for (const { id } of GAMES) {
        await ann.api.leaderboard(id);
        await ann.api.ratings(id);
      }
    };
  },
  'a profile with 10,000 games': async (stage) => {
    const ann = await guest(stage, 'Ann');
    await results(stage, { people: 50, games: 10_000, also: ann.me.id });
    return async () => {
      await ann.api.profile();
      await ann.api.results();
      await ann.api.person(ann.me.id).catch(() => {});
      await ann.api.exportMe();
    };
  },
  'the data of somebody at 300 tables': async (stage) => {
    const { ann } = await longTables(stage, 10);
    return () => ann.api.exportMe();
  },
  'a pool of 500 searchers': async (stage) => {
    await crowd(stage, { searchers: 2_000 });
    return () => new Promise((resolve) => setTimeout(resolve, 4_000));
  },
  'a tournament of 128 at tables of eight': async (stage) => {
    return tournament(stage, 'challengers', 8);
  },
  'a tournament of 127 at tables of two': async (stage) => {
    return tournament(stage, 'grid', 2);
  },
  'a backup while games are played': async (stage) => {
    const load = new LoadGenerator(ringsideGuests(stage.address));
    await load.come(200);
    await load.sit(GAMES, 10, 0);
    return async () => {
      const file = `${stage.location.data}/backup.gz`;
      const { data, database } = stage.location;
      await Promise.all([load.give(500, 100), backup({ data, database }, file)]);
      load.close();
    };
  },
  'a restore with long tables in use': async (stage) => {
    const { bob, tables } = await longTables(stage, 10);
    const client = await LoopClient.come(bob.api);
    for (const table of tables) await client.say({ type: 'watch', table, since: null });
    const file = `${stage.location.data}/restored.gz`;
    const { data, database, workers } = stage.location;
    const files = workers && { bots: new URL(workers.bots), writer: new URL(workers.writer) };
    await backup({ data, database }, file);
    return async () => {
      await restore({ data, database, workers: files }, file);
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      client.close();
    };
  },
};

async function member(address: string, name: string): Promise<void> {
  const api = new Api(address, (url, request) =>
    fetch(url, { ...request, headers: { ...request.headers, origin: address } }),
  );
  const username = `${name}_${Math.random().toString(36).slice(2, 8)}`;
  const password = 'a long password';
  await api.auth('/sign-up/email', {
    ...{ email: `${username}@players.invalid`, username, name, password },
  });
  await api.auth('/sign-in/username', { username, password });
}

async function tournament(stage: Stage, game: string, seats: number): Promise<() => Promise<void>> {
  const ann = await guest(stage, 'Ann');
  const { id } = await ann.api.openTournament({
    ...{ title: 'Large', game, format: 'swiss', seats, places: 128, rounds: 20 },
    pace: { type: 'slow', hours: 24 },
    roundMinutes: 5,
  });
  const people = await crowd(stage, { people: seats === 2 ? 127 : 128 });
  await entered(stage, id, people);
  return async () => {
    await ann.api.startTournament(id);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    for (const _ of range(8)) {
      await roundOver(stage, id);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      await ann.api.tournament(id);
    }
  };
}
