import { afterEach, describe, expect, test } from 'vitest';
import { type Api, ApiError } from '../../src/client/api.ts';
import type { NewTournament, TournamentView } from '../../src/client/protocol/tournaments.ts';
import { readDeal } from '../../src/engine/deal.ts';
import { commitmentTo } from '../../src/engine/fair.ts';
import { at, range } from '../../src/engine/list.ts';
import { verify } from '../../src/engine/verify.ts';
import { gameOf } from '../../src/games/rules.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import type { ServeOptions } from '../../src/server/options.ts';
import type { Running, Seam } from '../../src/server/serve.ts';
import { openStore } from '../../src/server/store/open.ts';
import { bundled } from './bundle.ts';
import { playOut, running, TestPlayer } from './players.ts';
import { onBothStores, onPostgres, type TestStore } from './stores.ts';

const servers: Running[] = [];
const guests: TestPlayer[] = [];

afterEach(async () => {
  for (const guest of guests.splice(0)) guest.close();
  for (const server of servers.splice(0)) await server.close();
});

/** Games are dealt immediately, without entropy. */
const AT_ONCE = { commit: 0, reveal: 0, between: 0 };

async function server(
  place: TestStore,
  seam: Partial<Seam> = {},
  options: Partial<ServeOptions> = {},
): Promise<Running> {
  const started = await running(place, { dealing: AT_ONCE, ...options }, seam);
  servers.push(started);
  return started;
}

async function player(address: string, name: string): Promise<TestPlayer> {
  const found = await TestPlayer.at(address, name);
  guests.push(found);
  return found;
}

async function idOf({ api }: TestPlayer): Promise<string> {
  return (await api.me()).id;
}

const CUP: NewTournament = {
  ...{ title: 'Cup', game: 'grid', format: 'swiss', options: { board: 'hex3' } },
  pace: { type: 'slow', hours: 24 },
};

async function codeOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => 'fine',
    (raised: unknown) => raised,
  );
  return error instanceof ApiError ? error.code : String(error);
}

/** Polls until a condition holds. */
async function until(
  api: Api,
  id: string,
  fits: (view: TournamentView) => boolean,
): Promise<TournamentView> {
  for (;;) {
    const view = await api.tournament(id);
    if (fits(view)) return view;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Everyone joins and the tournament starts; returns ids by name. */
async function begin(
  players: readonly TestPlayer[],
  wanted: Partial<NewTournament> = {},
): Promise<{ readonly id: string; readonly byId: Map<string, TestPlayer> }> {
  const [organiser] = players;
  if (!organiser) throw new Error('nobody came');
  const { id } = await organiser.api.openTournament({ ...CUP, ...wanted });
  const byId = new Map<string, TestPlayer>();
  for (const one of players) {
    await one.api.joinTournament(id);
    byId.set(await idOf(one), one);
  }
  await organiser.api.startTournament(id);
  return { id, byId };
}

/** A player resigns once their table has begun. */
async function resignAt(who: TestPlayer, table: string): Promise<void> {
  const watched = await who.watch(table);
  await watched.until(({ info }) => info.phase === 'playing' || info.phase === 'over');
  await watched.resign();
  watched.unwatch();
}

/** Tables of the current round that are not over. */
function openPairings({ rounds }: TournamentView) {
  return (rounds.at(-1)?.pairings ?? []).filter(({ result }) => result === null);
}

/**
 * In every pairing of a round the player with the lower number resigns, until the round is over.
 */
async function playRound(
  api: Api,
  id: string,
  byId: ReadonlyMap<string, TestPlayer>,
  most = Number.POSITIVE_INFINITY,
): Promise<[table: string, result: [winner: string, loser: string]][]> {
  const strength = [...byId.keys()];
  const view = await until(api, id, ({ rounds }) => rounds.length > 0);
  const results = openPairings(view)
    .slice(0, most)
    .map(({ people, tables }) => {
      const [winner = '', loser = ''] = [...people].sort(
        (a, b) => strength.indexOf(b) - strength.indexOf(a),
      );
      return { winner, loser, table: at(tables, tables.length - 1) };
    });
  await opened(
    byId,
    results.map(({ loser, table }) => [loser, table]),
  );
  await Promise.all(results.map(({ loser, table }) => resignAt(found(byId, loser), table)));
  return results.map(({ table, winner, loser }) => [table, [winner, loser]]);
}

function found(byId: ReadonlyMap<string, TestPlayer>, id: string): TestPlayer {
  const one = byId.get(id);
  if (!one) throw new Error(`who is ${id}?`);
  return one;
}

/** Waits until this many tables have been opened. */
async function opened(
  byId: ReadonlyMap<string, TestPlayer>,
  tables: readonly (readonly [person: string, table: string])[],
): Promise<void> {
  for (const [person, table] of tables)
    while ((await codeOf(found(byId, person).api.table(table))) !== 'fine')
      await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Points, Buchholz and Sonneborn-Berger from who beat whom. */
function sums(results: readonly (readonly [string, string])[], person: string): number[] {
  const points = (one: string): number => results.filter(([winner]) => winner === one).length;
  const beaten = results.filter(([winner]) => winner === person).map(([, loser]) => loser);
  const lostTo = results.filter(([, loser]) => loser === person).map(([winner]) => winner);
  const total = (people: readonly string[]): number =>
    people.reduce((sum, one) => sum + points(one), 0);
  return [points(person), total([...beaten, ...lostTo]), total(beaten)];
}

onBothStores((fresh, store) => {
  const size = store === 'embedded' ? 64 : 8;

  test(`${size} bots play a Swiss tournament over a restart; the standings match an independent calculation`, async () => {
    const place = await fresh();
    let { address } = await server(place);
    const players = await Promise.all(range(size).map((n) => player(address, `Bot ${n}`)));
    const organiser = at(players, 0);
    const { id, byId } = await begin(players);
    const rounds = Math.log2(size);
    const byTable = new Map<string, [string, string]>();
    const note = (played: Awaited<ReturnType<typeof playRound>>): void => {
      for (const [table, result] of played) byTable.set(table, result);
    };
    for (const round of range(rounds)) {
      await until(organiser.api, id, (view) => view.rounds.length === round + 1);
      if (round === 1) {
        note(await playRound(organiser.api, id, byId, size / 4));
        for (const one of players) one.close();
        await at(servers.splice(0), 0).close();
        ({ address } = await server(place));
        for (const [person, one] of byId) {
          const again = TestPlayer.again(Object.assign(one.api, { base: address }));
          guests.push(again);
          byId.set(person, again);
        }
      }
      note(await playRound(organiser.api, id, byId));
    }
    const over = await until(organiser.api, id, ({ phase }) => phase === 'over');
    const results = [...byTable.values()];
    expect(results).toHaveLength((size / 2) * rounds);
    expect(over.standings).toHaveLength(size);
    for (const line of over.standings)
      expect([line.points, line.buchholz, line.sonnebornBerger]).toEqual(
        sums(results, line.person),
      );
    expect(over.standings[0]).toMatchObject({ person: [...byId.keys()].at(-1), rank: 1 });
    const pairs = results.map((pair) => [...pair].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('only paired players get seats; leaving withdraws, and the other wins', async () => {
    const { address } = await server(await fresh());
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => player(address, name)),
    );
    if (!ann || !bob || !eve) throw new Error('nobody came');
    const { id, byId } = await begin([ann, bob], {
      pace: { type: 'live', bank: 300, increment: 5 },
    });
    const { tables } = at(openPairings(await ann.api.tournament(id)), 0);
    const table = at(tables, 0);
    await opened(byId, [[await idOf(ann), table]]);
    expect(await codeOf(eve.api.join(table))).toBe('table-full');
    expect(await codeOf(ann.api.leave(table))).toBe('in-tournament');
    expect(await codeOf(eve.api.startTournament(id))).toBe('not-yours');
    expect((await ann.api.table(table)).info.tournament).toBe(id);
    await bob.api.withdrawFromTournament(id);
    const over = await until(ann.api, id, ({ phase }) => phase === 'over');
    expect(over.standings.map(({ person, points }) => [person, points])).toEqual([
      [await idOf(ann), 1],
      [await idOf(bob), 0],
    ]);
    expect((await ann.api.table(table)).info.phase).toBe('closed');
  });

  test('a no-show loses, and the next round is paired', async () => {
    let ahead = 0;
    const environment = { ...SYSTEM, now: () => SYSTEM.now() + ahead };
    const { address } = await server(await fresh(), { environment });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => player(address, name)));
    if (!ann || !bob) throw new Error('nobody came');
    const { id, byId } = await begin([ann, bob], {
      ...{ pace: { type: 'live', bank: 300, increment: 5 }, rounds: 1 },
    });
    const table = at(at(openPairings(await ann.api.tournament(id)), 0).tables, 0);
    await opened(byId, [[await idOf(ann), table]]);
    const seat = await ann.watch(table);
    await seat.until(({ info }) => info.check?.waiting.length === 1);
    ahead = 301_000;
    const over = await until(ann.api, id, ({ phase }) => phase === 'over');
    const { result, people } = at(at(over.rounds, 0).pairings, 0);
    expect(result?.kind).toBe('forfeit');
    expect(result?.points[people.indexOf(await idOf(ann))]).toBe(1);
    expect(result?.points[people.indexOf(await idOf(bob))]).toBe(0);
  });

  test('the same deal at every table of a round, kept secret until the end, and proved then', async () => {
    const { address } = await server(await fresh());
    const players = await Promise.all(range(4).map((n) => player(address, `P${n}`)));
    const eve = await player(address, 'Eve');
    const { id, byId } = await begin(players, {
      game: 'kickbox',
      options: {},
      sameDeals: true,
      rounds: 1,
    });
    const view = await at(players, 0).api.tournament(id);
    expect(view.deals).toMatchObject({ secret: null, codes: [] });
    const pairings = openPairings(view);
    const tables = pairings.map((pairing) => at(pairing.tables, 0));
    await opened(
      byId,
      pairings.map(({ people, tables: ids }) => [at(people, 0), at(ids, 0)]),
    );
    const views = await Promise.all(
      pairings.map(async ({ people }, n) => {
        const watched = await Promise.all(
          people.map((one) => found(byId, one).watch(at(tables, n))),
        );
        const seen = watched.map(({ known }) => known?.seen?.view.own);
        return { watched, seen };
      }),
    );
    expect(at(views, 0).seen).toEqual(at(views, 1).seen);
    expect(await codeOf(eve.api.table(at(tables, 0)))).toBe('sealed');
    await expect(eve.watch(at(tables, 0))).rejects.toThrow('sealed');
    await playOut(at(views, 0).watched);
    expect(await codeOf(eve.api.record(at(tables, 0)))).toBe('sealed');
    expect(await codeOf(at(players, 0).api.record(at(tables, 0)))).toBe('sealed');
    await playOut(at(views, 1).watched, 5);
    const over = await until(eve.api, id, ({ phase }) => phase === 'over');
    const { secret, salt, codes, commitment } = over.deals ?? { codes: [] };
    expect(commitmentTo(secret ?? '', salt ?? '')).toBe(view.deals?.commitment);
    expect(commitment).toBe(view.deals?.commitment);
    const records = await Promise.all(tables.map((table) => eve.api.record(table)));
    const kickbox = gameOf('kickbox');
    if (!kickbox) throw new Error('no kickbox');
    const deal = readDeal(() => kickbox, at(codes, 0));
    for (const record of records) {
      expect(verify(kickbox, record)).toMatchObject({ fair: true });
      expect(record.fairness.secret).toBe(deal?.seed);
    }
  });

  test('a bracket of two-leg matches for three, exported; latecomers are refused', async () => {
    const { address } = await server(await fresh());
    const players = await Promise.all(['=Ann', 'Bob', 'Cleo'].map((name) => player(address, name)));
    const { id, byId } = await begin(players, { format: 'knockout', legs: 2 });
    const late = await player(address, 'Late');
    expect(await codeOf(late.api.joinTournament(id))).toBe('wrong-phase');
    const { api } = at(players, 0);
    expect((await api.tournament(id)).rounds[0]?.byes).toEqual([await idOf(at(players, 0))]);
    for (const round of [1, 2]) {
      await until(api, id, ({ rounds }) => rounds.length === round);
      await playRound(api, id, byId);
    }
    const over = await until(api, id, ({ phase }) => phase === 'over');
    expect(over.standings.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const csv = await (await fetch(`${address}/api/tournaments/${id}/export.csv`)).text();
    expect(csv.split('\r\n')[0]).toBe(
      'rank,name,points,buchholz,sonneborn-berger,head-to-head,wins,round 1,round 2',
    );
    expect(csv).toContain("2,'=Ann,");
    const json = await fetch(`${address}/api/tournaments/${id}/export.json`);
    expect(await json.json()).toEqual(over);
  });

  test('at the deadline of a round unfinished games are drawn; the tournament starts at its time', async () => {
    let ahead = 0;
    const environment = { ...SYSTEM, now: () => SYSTEM.now() + ahead };
    const { address } = await server(await fresh(), { environment });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => player(address, name)));
    if (!ann || !bob) throw new Error('nobody came');
    const startsAt = SYSTEM.now() + 60_000;
    const { id } = await ann.api.openTournament({ ...CUP, startsAt, roundMinutes: 5, rounds: 1 });
    await ann.api.joinTournament(id);
    await bob.api.joinTournament(id);
    ahead = 61_000;
    const begun = await until(ann.api, id, ({ phase }) => phase === 'running');
    const table = at(at(openPairings(begun), 0).tables, 0);
    await opened(new Map([['ann', ann]]), [['ann', table]]);
    const seat = await ann.watch(table);
    await seat.until(({ info }) => info.phase === 'playing');
    ahead += 301_000;
    const over = await until(ann.api, id, ({ phase }) => phase === 'over');
    expect(at(at(over.rounds, 0).pairings, 0).result).toMatchObject({
      ...{ kind: 'deadline', points: [0.5, 0.5] },
    });
  });
});

describe('two nodes', () => {
  test('pair each round once and open each table once', async () => {
    const place = await onPostgres();
    const nodes = await Promise.all([server(place), server(place)]);
    const players = await Promise.all(
      range(8).map((n) => player(at(nodes, n % 2).address, `P${n}`)),
    );
    const { id, byId } = await begin(players);
    const { api } = at(players, 1);
    for (const round of range(3)) {
      await until(api, id, ({ rounds }) => rounds.length === round + 1);
      await playRound(api, id, byId);
    }
    const over = await until(api, id, ({ phase }) => phase === 'over');
    const planned = over.rounds.flatMap(({ pairings }) => pairings.flatMap(({ tables }) => tables));
    expect(planned).toHaveLength(12);
    const files = await bundled();
    const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
    const database = await openStore({ ...place, workers });
    const rows = await database.db.selectFrom('tables').select('id').execute();
    expect(rows.map((row) => row.id).sort()).toEqual([...planned].sort());
    const states = await database.db.selectFrom('tournament_tables').select('state').execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['done']));
    await database.close();
  });
});
