import { expect, test } from 'vitest';
import { ApiError } from '../../src/client/api.ts';
import type { NewTable } from '../../src/client/protocol/http.ts';
import { isObject } from '../../src/engine/json.ts';
import { at } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { GAMES, gameOf } from '../../src/games/rules.ts';
import { SOAK } from '../../src/testing/size.ts';
import { playOut, playSeat, running, seated, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

async function errorCodeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error) => (error instanceof ApiError ? error.code : String(error)),
  );
}

onBothStores((fresh, store) => {
  // All games on Postgres run in `npm run soak` only.
  for (const game of store === 'embedded' || SOAK ? GAMES : GAMES.slice(0, 1)) {
    test(`a whole game of ${game.id} through sockets, its record verified`, async () => {
      // Long enough on a busy machine for everyone to add entropy.
      const dealing = { commit: 600_000, reveal: 600_000, between: 0 };
      const server = await running(await fresh(), { dealing });
      const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal'];
      const players = await Promise.all(
        names.slice(0, game.seats.min).map((name) => TestPlayer.at(server.address, name)),
      );
      const eve = await TestPlayer.at(server.address, 'Eve');
      const tables = await seated(players, { game: game.id });
      const watched = await eve.watch(at(tables, 0).id);
      await playOut(tables);
      await watched.until(({ info }) => info.phase === 'over');
      expect(watched.known?.chair).toBeNull();
      expect(watched.known?.seen?.ask).toBeNull();
      const record = await at(players, 0).api.record(at(tables, 0).id);
      expect(record.fairness.entropy.every(({ value }) => value !== null)).toBe(true);
      expect(record.fairness.entropy).toHaveLength(players.length);
      const again = gameOf(game.id)?.resume(record, String(record.fairness.secret));
      expect(again?.outcome()).toEqual(record.outcome);
      for (const player of [...players, eve]) player.close();
      await server.close();
    });
  }

  test('a match of two games: people change seats, scores are added up', async () => {
    const server = await running(await fresh());
    const players = [
      await TestPlayer.at(server.address, 'Ann'),
      await TestPlayer.at(server.address, 'Bob'),
    ];
    const tables = await seated(players, { game: 'grid', options: { board: 'hex3' }, legs: 2 });
    await playOut(tables);
    const [mine] = tables;
    await mine?.until(({ info }) => info.phase === 'over');
    expect(mine?.known?.seen?.leg).toBe(1);
    expect(mine?.known?.seen?.view.seat).toBe(1);
    expect(mine?.known?.info.outcome?.scores.reduce((a, b) => a + b)).toBe(36);
    for (const player of players) player.close();
    await server.close();
  });

  test('invitations are used once, codes lead to tables, strangers get a reason', async () => {
    const server = await running(await fresh());
    const [ann, bob, cid] = await Promise.all(
      ['Ann', 'Bob', 'Cid'].map((name) => TestPlayer.at(server.address, name)),
    );
    if (!ann || !bob || !cid) throw new Error('nobody came');
    const { table, code } = await ann.api.open({ game: 'grid', places: ['open', 'me'] });
    expect(code).toMatch(/^[A-Z]{6}$/);
    expect(await bob.api.tableOfCode(code.toLowerCase())).toEqual({ table });
    expect(await errorCodeOf(bob.api.invite(table))).toBe('not-seated');
    const { token } = await ann.api.invite(table);
    expect(await bob.api.takeUp(token)).toMatchObject({ table, chair: 0 });
    expect(await errorCodeOf(cid.api.takeUp(token))).toBe('unknown-invite');
    expect(await errorCodeOf(cid.api.join(table))).toBe('wrong-phase');
    expect(await errorCodeOf(cid.api.join('nowhere'))).toBe('unknown-table');
    expect(await errorCodeOf(cid.api.tableOfCode('ZZZZZZ'))).toBe('unknown-code');
    expect(await errorCodeOf(cid.api.open({ game: 'chess', places: ['me', 'open'] }))).toBe(
      'unknown-game',
    );
    for (const wrong of [
      { game: 'grid', places: ['me'] },
      { game: 'grid', places: ['me', 'me'] },
      { game: 'grid', places: ['me', 'open'], options: { board: 'round' } },
      { game: 'grid', places: ['me', 'open'], options: { unknown: 1 } },
      { game: 'grid', places: ['me', 'open'], preset: 'toString' },
    ] as const)
      expect(await errorCodeOf(cid.api.open({ ...wrong, places: [...wrong.places] }))).toBe(
        'bad-options',
      );
    for (const player of [ann, bob, cid]) player.close();
    await server.close();
  });

  test('an invitation reserves its seat, is listed for seated people, and can be withdrawn', async () => {
    const server = await running(await fresh());
    const [ann, bob, cid] = await Promise.all(
      ['Ann', 'Bob', 'Cid'].map((name) => TestPlayer.at(server.address, name)),
    );
    if (!ann || !bob || !cid) throw new Error('nobody came');
    const { table } = await ann.api.open({
      ...{ game: 'knockout', places: ['me', 'open', 'open'], listed: true },
    });
    const first = await ann.api.invite(table, 2);
    const second = await ann.api.invite(table);
    expect([first.chair, second.chair]).toEqual([2, 1]);
    expect(await errorCodeOf(ann.api.invite(table))).toBe('table-full');
    expect(await errorCodeOf(ann.api.invite(table, 2))).toBe('chair-taken');
    expect((await cid.api.tables()).tables[0]?.free).toBe(0);
    expect(await errorCodeOf(cid.api.join(table))).toBe('table-full');
    expect(await errorCodeOf(cid.api.join(table, 2))).toBe('chair-taken');
    expect(await errorCodeOf(cid.api.invites(table))).toBe('not-seated');
    expect(await errorCodeOf(cid.api.withdraw(table, first.id))).toBe('not-seated');
    const { invites } = await ann.api.invites(table);
    expect(invites.map(({ id, chair }) => [id, chair])).toEqual([
      [first.id, 2],
      [second.id, 1],
    ]);
    expect(JSON.stringify(invites)).not.toContain(first.token);
    await ann.api.withdraw(table, second.id);
    expect(await errorCodeOf(ann.api.withdraw(table, second.id))).toBe('unknown-invite');
    expect(await errorCodeOf(cid.api.takeUp(second.token))).toBe('unknown-invite');
    const tries = [bob, cid].map((one) => one.api.takeUp(first.token).catch(() => null));
    const chairs = (await Promise.all(tries)).map((seated) => seated?.chair);
    expect(chairs.filter((chair) => chair === 2)).toHaveLength(1);
    const [lucky, late] = chairs[0] === 2 ? [bob, cid] : [cid, bob];
    expect(await lucky.api.takeUp(first.token)).toMatchObject({ table, chair: 2 });
    expect(await late.api.join(table)).toMatchObject({ chair: 1 });
    for (const player of [ann, bob, cid]) player.close();
    await server.close();
  });

  test('public tables are listed, private ones are not; the host sets bots; leaving frees', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const open: NewTable = { game: 'grid', places: ['me', 'open'] };
    const shown = await ann.api.open({ ...open, listed: true, language: 'fr' });
    const hidden = await ann.api.open(open);
    const { tables } = await bob.api.tables('grid');
    expect(tables.map(({ id, free, names, language }) => [id, free, names, language])).toEqual([
      [shown.table, 1, ['Ann', null], 'fr'],
    ]);
    expect((await bob.api.table(shown.table)).info.language).toBe('fr');
    expect((await bob.api.table(hidden.table)).info.language).toBeNull();
    expect(await errorCodeOf(bob.api.setBot(shown.table, 1, 'rookie'))).toBe('not-yours');
    expect((await ann.api.myTables()).tables).toHaveLength(2);
    await bob.api.join(shown.table);
    await bob.api.leave(shown.table);
    expect((await bob.api.tables()).tables[0]?.free).toBe(1);
    await ann.api.setBot(shown.table, 1, 'rookie');
    const seat = await ann.watch(shown.table);
    await seat.until(({ info }) => info.phase === 'playing');
    expect(seat.known?.info.chairs[1]?.bot).toBe('rookie');
    ann.close();
    bob.close();
    await server.close();
  });

  test('a rematch rotates the seats and reserves them', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid', options: { board: 'hex3' } });
    const [{ id }] = [at(tables, 0)];
    expect(await errorCodeOf(ann.api.rematch(id))).toBe('wrong-phase');
    await playOut(tables);
    const again = await bob.api.rematch(id);
    expect(again.chair).toBe(0);
    const cid = await TestPlayer.at(server.address, 'Cid');
    expect(await errorCodeOf(cid.api.join(again.table))).toBe('table-full');
    expect(await ann.api.rematch(id)).toMatchObject({ table: again.table, chair: 1 });
    await playOut(await Promise.all([bob.watch(again.table), ann.watch(again.table)]));
    for (const player of [ann, bob, cid]) player.close();
    await server.close();
  });

  test('refusals carry the rule, wrong seats are refused, a repeated id is handled once', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const eve = await TestPlayer.at(server.address, 'Eve');
    const tables = await seated([ann, bob], { game: 'grid' });
    const [first, second] = [at(tables, 0), at(tables, 1)];
    const watched = await eve.watch(first.id);
    await first.until(({ info }) => info.phase === 'playing');
    expect(await first.answer({ type: 'place' })).toMatchObject({ ok: false, rule: 'GR-2' });
    expect(await second.answer({ type: 'place' })).toMatchObject({ ok: false, rule: 'GR-4' });
    expect(await watched.answer({ type: 'place' })).toMatchObject({ error: 'not-seated' });
    const move = at(first.known?.seen?.ask?.moves ?? [], 0);
    const said = { type: 'answer', table: first.id, move } as const;
    const once = await ann.connection.say(said);
    expect(once).toMatchObject({ ok: true });
    expect(await first.answer(move)).toMatchObject({ ok: false, rule: 'GR-4' });
    for (const player of [ann, bob, eve]) player.close();
    await server.close();
  });

  test('a finished game is unloaded when nobody watches it', async () => {
    const server = await running(await fresh());
    const awake = async (): Promise<unknown> => {
      const figures: unknown = await (await fetch(`${server.address}/api/operating`)).json();
      return isObject(figures) && figures.awake;
    };
    const players = await Promise.all(
      ['Ann', 'Bob'].map((name) => TestPlayer.at(server.address, name)),
    );
    const seats = await seated(players, { game: 'grid', options: { board: 'hex3' } });
    await playOut(seats);
    expect(await awake()).toBe(1);
    // The last one leaves while their own message is still being stored.
    const [last, ...others] = seats;
    for (const seat of others) seat.unwatch();
    const spoken = last?.phrase('hello');
    last?.unwatch();
    await spoken;
    await expect.poll(awake).toBe(0);
    const [first] = await Promise.all(players.map((player) => player.watch(at(seats, 0).id)));
    expect(first?.known?.info.outcome).not.toBeNull();
    for (const player of players) player.close();
    await server.close();
  });

  test('an unloaded table can be played on; bots continue after a restart', async () => {
    const place = await fresh();
    const server = await running(place, { awake: 1 });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const { table } = await ann.api.open({
      game: 'grid',
      places: ['rookie', 'me'],
      options: { board: 'hex3' },
    });
    const seat = await ann.watch(table);
    await seat.until(({ seen }) => seen?.ask !== null && seen !== null);
    ann.close();
    await server.close();
    const next = await running(place, { awake: 1 });
    const api = ann.api;
    Object.assign(api, { base: next.address });
    const again = TestPlayer.again(api);
    const same = await again.watch(table);
    expect(same.known?.seen?.step).toBe(1);
    await playSeat(same, rngFrom([1, 2, 3, 4]));
    expect(same.known?.info.outcome).not.toBeNull();
    again.close();
    await next.close();
  });
});
