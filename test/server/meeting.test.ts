import { expect, test } from 'vitest';
import type { MyTables } from '../../src/client/protocol/people.ts';
import { at } from '../../src/engine/list.ts';
import { running, seated, TestPlayer } from './players.ts';
import { shifting } from './shifting-clock.ts';
import { onBothStores, onPostgres } from './stores.ts';

/** A person's tables, as the server reports them. */
class Tray {
  mine: MyTables = { name: '', tables: [], invitations: [], search: null };
  private waiter: () => void = () => {};

  constructor(player: TestPlayer) {
    player.connection.follow((mine) => {
      this.mine = mine;
      this.waiter();
    });
  }

  async until(fits: (mine: MyTables) => boolean): Promise<void> {
    while (!fits(this.mine))
      await new Promise<void>((resolve) => {
        this.waiter = resolve;
      });
  }
}

const LIVE = { type: 'live', bank: 86_400, increment: 20 } as const;

onBothStores((fresh) => {
  test('a new name is shown at the person’s tables, and stays', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const { table } = await ann.api.open({ game: 'round', places: ['me', 'open', 'open'] });
    await bob.api.join(table);
    const his = await bob.watch(table);
    await ann.api.rename('Southpaw Otter');
    await his.until(({ info }) => info.chairs[0]?.person?.name === 'Southpaw Otter');
    expect((await bob.api.myTables()).tables[0]?.names[0]).toBe('Southpaw Otter');
    const second = await ann.api.open({ game: 'round', places: ['me', 'open', 'open'] });
    const { info } = await bob.api.table(second.table);
    expect(info.chairs[0]?.person?.name).toBe('Southpaw Otter');
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('a new name reaches every page of its person, at no table too', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const elsewhere = TestPlayer.again(ann.api);
    const tray = new Tray(elsewhere);
    await tray.until(({ name }) => name === 'Ann');
    await ann.api.rename('Southpaw Otter');
    await tray.until(({ name }) => name === 'Southpaw Otter');
    for (const player of [ann, elsewhere]) player.close();
    await server.close();
  });

  test('people are notified of their tables on every page: who sat down, the start, their turn', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tray = new Tray(ann);
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    await tray.until(({ tables }) => tables[0]?.id === table);
    await bob.api.join(table);
    await tray.until(({ tables }) => tables[0]?.names[1] === 'Bob');
    const his = await bob.watch(table);
    const hers = await ann.watch(table);
    await hers.until(({ seen }) => seen !== null);
    hers.unwatch();
    await tray.until(({ tables }) => tables[0]?.yourMove === true);
    const again = await ann.watch(table);
    await again.answer(at(again.known?.seen?.ask?.moves ?? [], 0));
    again.unwatch();
    await his.until(({ seen }) => seen?.step === 1 && seen.ask !== null);
    await tray.until(({ tables }) => tables[0]?.yourMove === false);
    await his.callOff();
    await tray.until(({ tables }) => tables[0]?.proposal?.[0] === 1);
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('the host changes the terms while the table gathers, seats included', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const { table } = await ann.api.open({ game: 'round', places: ['me', 'open', 'open'] });
    await bob.api.join(table);
    await expect(bob.api.editTable(table, { legs: 2 })).rejects.toThrow('not-yours');
    await expect(ann.api.editTable(table, { seats: 1 })).rejects.toThrow('bad-options');
    await ann.api.editTable(table, { seats: 4, pace: LIVE, listed: true });
    const { info } = await bob.api.table(table);
    expect([info.seats, info.pace, info.chairs.length]).toEqual([4, LIVE, 4]);
    expect((await bob.api.tables()).tables.map(({ id }) => id)).toEqual([table]);
    await ann.api.editTable(table, { seats: 3, listed: false });
    expect((await bob.api.tables()).tables).toEqual([]);
    expect((await bob.api.table(table)).info.chairs[1]?.person?.name).toBe('Bob');
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('before the deal people with hidden pages have 20 seconds to confirm', async () => {
    const { environment, forward } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const eve = await TestPlayer.at(server.address, 'Eve');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'], pace: LIVE });
    const tray = new Tray(ann);
    ann.connection.show(false);
    await ann.connection.ping();
    await bob.api.join(table);
    await tray.until(({ tables }) => tables[0]?.check?.waiting[0] === 0);
    expect((await bob.api.table(table)).info).toMatchObject({ phase: 'gathering', host: 0 });
    forward(21);
    const his = await bob.watch(table);
    await his.until(({ info }) => info.chairs[0]?.person === null);
    expect(his.known?.info).toMatchObject({ phase: 'gathering', check: null, host: 1 });
    await eve.api.join(table);
    await (await eve.watch(table)).until(({ seen }) => seen !== null);
    for (const player of [ann, bob, eve]) player.close();
    await server.close();
  });

  test('people who confirm play, and people who are looking are not asked', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'], pace: LIVE });
    ann.connection.show(false);
    await ann.connection.ping();
    await bob.api.join(table);
    await expect.poll(async () => (await ann.api.table(table)).info.check?.waiting).toEqual([0]);
    ann.connection.show(true);
    const hers = await ann.watch(table);
    await bob.watch(table);
    await hers.until(({ seen }) => seen !== null);
    const tables = await seated([ann, bob], { game: 'grid', pace: LIVE });
    const checked: boolean[] = [];
    await at(tables, 0).until(({ info, seen }) => {
      checked.push(Boolean(info.check));
      return seen !== null;
    });
    expect(checked).not.toContain(true);
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('a live table leaves the lobby while its host is away; seats of absent people are freed', async () => {
    const { environment, later } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => TestPlayer.at(server.address, name)),
    );
    if (!ann || !bob || !eve) throw new Error('nobody came');
    const wanted = { game: 'knockout', pace: LIVE, listed: true } as const;
    const { table } = await ann.api.open({ ...wanted, places: ['me', 'open', 'open'] });
    const listed = async (): Promise<boolean> =>
      (await eve.api.tables()).tables.some(({ id }) => id === table);
    await ann.connection.ping();
    expect(await listed()).toBe(true);
    ann.close();
    await later(121, listed).toBe(false);
    const again = TestPlayer.again(ann.api);
    await expect.poll(listed).toBe(true);
    await bob.api.join(table);
    await bob.connection.ping();
    again.close();
    await later(121, async () => (await eve.api.table(table)).info.chairs[0]?.person).toBe(null);
    expect((await eve.api.table(table)).info.host).toBe(1);
    await bob.api.setBot(table, 0, 'rookie');
    for (const player of [bob, eve]) player.close();
    await server.close();
  });

  test('a minute of absence: the others add a bot, end the game, or the person comes back', async () => {
    const { environment, later } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const first = await seated([ann, bob], { game: 'grid', pace: LIVE });
    const second = await seated([ann, bob], { game: 'grid' });
    for (const table of [...first, ...second]) await table.until(({ seen }) => seen !== null);
    const [mine, other] = [at(first, 0), at(second, 0)];
    expect(await mine.replace(1)).toMatchObject({ error: 'wrong-phase' });
    bob.close();
    await mine.until(({ here }) => here[1] === false);
    await later(61, async () => mine.known?.info.absent).toEqual([1]);
    await other.until(({ info }) => info.absent?.includes(1) === true);
    expect(await mine.claim(1)).toMatchObject({ error: 'not-yours' });
    const again = TestPlayer.again(bob.api);
    await mine.until(({ info }) => info.absent?.length === 0);
    again.close();
    await later(61, async () => mine.known?.info.absent).toEqual([1]);
    expect(await mine.replace(1)).toMatchObject({ ok: true });
    await mine.until(({ info }) => info.chairs[1]?.bot === 'contender');
    await other.until(({ info }) => info.absent?.includes(1) === true);
    expect(await other.callOff()).toMatchObject({ ok: true });
    await other.until(({ info }) => info.phase === 'closed');
    ann.close();
    await server.close();
  });

  test('in rated play absence lets the other claim the win', async () => {
    const { environment, later } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.member(server.address, 'Ann');
    const bob = await TestPlayer.member(server.address, 'Bob');
    const [mine] = await seated([ann, bob], { game: 'grid', pace: LIVE, rated: true });
    await mine?.until(({ seen }) => seen !== null);
    bob.close();
    await mine?.until(({ here }) => here[1] === false);
    await later(61, async () => mine?.known?.info.absent).toEqual([1]);
    expect(await mine?.replace(1)).toMatchObject({ error: 'not-while-rated' });
    expect(await mine?.claim(1)).toMatchObject({ ok: true });
    await mine?.until(({ info }) => info.phase === 'over');
    expect(mine?.known?.info.outcome?.places).toEqual([[0], [1]]);
    ann.close();
    await server.close();
  });

  test('without a clock one person cannot keep the others waiting, connected or not', async () => {
    const { environment, forward } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const [hers, his] = await seated([ann, bob], { game: 'grid' });
    await his?.until(({ seen }) => seen !== null);
    forward(301);
    await his?.until(({ info }) => info.absent?.includes(0) === true);
    await hers?.until(({ info }) => info.absent?.includes(0) === true);
    await hers?.answer(at(hers.known?.seen?.ask?.moves ?? [], 0));
    await his?.until(({ info }) => info.absent?.length === 0);
    forward(200);
    await his?.answer(at(his.known?.seen?.ask?.moves ?? [], 0));
    await hers?.until(({ seen }) => seen?.ask !== null);
    // The time by which Bob had to answer has passed; Ann has her own.
    forward(200);
    await hers?.answer(at(hers.known?.seen?.ask?.moves ?? [], 0));
    await his?.until(({ seen }) => seen?.ask !== null);
    expect(his?.known?.info.absent).toEqual([]);
    forward(301);
    await hers?.until(({ info }) => info.absent?.includes(1) === true);
    expect((await bob.api.myTables()).tables).toMatchObject([{ yourMove: true, until: null }]);
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('the pool pairs people with the same game and pace, who then confirm', async () => {
    const server = await running(await fresh());
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => TestPlayer.at(server.address, name)),
    );
    if (!ann || !bob || !eve) throw new Error('nobody came');
    const tray = new Tray(ann);
    const search = { game: 'grid', pace: LIVE };
    await eve.api.search({ ...search, pace: { type: 'live', bank: 180, increment: 10 } });
    await ann.api.search(search);
    await tray.until(({ search: mine }) => mine !== null);
    await bob.api.search(search);
    await tray.until(({ tables, search: mine }) => tables.length === 1 && mine === null);
    const table = at(tray.mine.tables, 0);
    expect(table.names).toEqual(['Ann', 'Bob']);
    expect(table.check?.waiting).toEqual([0, 1]);
    const [hers] = [await ann.watch(table.id), await bob.watch(table.id)];
    await hers.until(({ seen }) => seen !== null);
    expect((await eve.api.myTables()).search?.game).toBe('grid');
    await eve.api.endSearch();
    expect((await eve.api.myTables()).search).toBeNull();
    for (const player of [ann, bob, eve]) player.close();
    await server.close();
  });

  test('after a no-show the others return to the pool at their old position', async () => {
    const { environment, forward } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const trays = [new Tray(ann), new Tray(bob)];
    const search = { game: 'grid', pace: LIVE };
    const { since } = await ann.api.search(search);
    await bob.api.search(search);
    for (const tray of trays) await tray.until(({ tables }) => tables.length === 1);
    const { id } = at(at(trays, 0).mine.tables, 0);
    const mine = await ann.watch(id);
    await mine.until(({ info }) => info.check?.waiting.join() === '1');
    forward(21);
    await mine.until(({ info }) => info.phase === 'closed');
    await at(trays, 0).until(({ search: again }) => again?.since === since);
    expect((await bob.api.myTables()).search).toBeNull();
    const eve = await TestPlayer.at(server.address, 'Eve');
    await eve.api.search(search);
    await at(trays, 0).until(({ tables }) => tables.some((one) => one.names.includes('Eve')));
    const [again] = at(trays, 0).mine.tables.filter((one) => one.names.includes('Eve'));
    await eve.api.leave(again?.id ?? '');
    await at(trays, 0).until(({ search: once }) => once?.since === since);
    for (const player of [ann, bob, eve]) player.close();
    await server.close();
  });

  test('aborting a paired game does not return anyone to the pool', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tray = new Tray(ann);
    for (const player of [ann, bob]) await player.api.search({ game: 'grid', pace: LIVE });
    await tray.until(({ tables }) => tables.length === 1);
    const { id } = at(tray.mine.tables, 0);
    const [mine, his] = [await ann.watch(id), await bob.watch(id)];
    await mine.until(({ seen }) => seen !== null);
    await mine.callOff();
    await his.until(({ info }) => info.proposal !== null);
    await his.agree(true);
    await mine.until(({ info }) => info.phase === 'closed');
    expect((await ann.api.myTables()).search).toBeNull();
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('a bot takes the seat after 30 seconds for people who accept bots', async () => {
    const { environment, forward } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const tray = new Tray(ann);
    await ann.api.search({ game: 'knockout', pace: LIVE, bots: true });
    forward(31);
    await tray.until(({ tables }) => tables.length === 1);
    expect(at(tray.mine.tables, 0)).toMatchObject({ names: ['Ann', 'contender', 'contender'] });
    await (await ann.watch(at(tray.mine.tables, 0).id)).until(({ seen }) => seen !== null);
    ann.close();
    await server.close();
  });
});

test('across nodes: pairing, the list of tables and absence', async () => {
  const place = await onPostgres();
  const { environment, later } = shifting();
  const nodes = await Promise.all([
    running(place, {}, { environment }),
    running(place, {}, { environment }),
  ]);
  const ann = await TestPlayer.at(at(nodes, 0).address, 'Ann');
  const bob = await TestPlayer.at(at(nodes, 1).address, 'Bob');
  const trays = [new Tray(ann), new Tray(bob)];
  await ann.api.search({ game: 'grid', pace: LIVE });
  await bob.api.search({ game: 'grid', pace: LIVE });
  for (const tray of trays) await tray.until(({ tables }) => tables.length === 1);
  const { id } = at(at(trays, 0).mine.tables, 0);
  const mine = await ann.watch(id);
  await bob.watch(id);
  await mine.until(({ seen }) => seen !== null);
  await bob.api.rename('Bobby');
  await mine.until(({ info }) => info.chairs.some(({ person }) => person?.name === 'Bobby'));
  await at(nodes, 1).close();
  await mine.until(({ here }) => here.includes(false));
  await later(61, async () => mine.known?.info.absent?.length).toBe(1);
  bob.close();
  ann.close();
  await at(nodes, 0).close();
});
