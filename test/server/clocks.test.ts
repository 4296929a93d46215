import { expect, test } from 'vitest';
import { at } from '../../src/engine/list.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import { running, seated, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

/** A clock that stands still until it is advanced. */
function shifting() {
  let time = Date.now();
  return {
    environment: { ...SYSTEM, now: () => time },
    forward: (seconds: number): void => {
      time += seconds * 1_000;
    },
  };
}

onBothStores((fresh) => {
  test('out of time: the idle answer, then a bot, and the owner takes the seat back', async () => {
    const { environment, forward } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const pace = { type: 'live', bank: 60, increment: 5 } as const;
    const tables = await seated([ann, bob], { game: 'grid', pace });
    const [mine, his] = [at(tables, 0), at(tables, 1)];
    await mine.until(({ seen }) => seen !== null && seen.ask !== null);
    const idle = mine.known?.seen?.ask?.idle;
    const until = at(mine.known?.seen?.clock.until ?? [], 0);
    expect(until).toBeGreaterThan(environment.now() + 50_000);
    forward(61);
    await his.until(({ seen }) => seen?.step === 1);
    const placed = his.known?.heard.map(({ news }) => news).find(({ type }) => type === 'placed');
    expect(placed).toMatchObject({ seat: 0, hole: Reflect.get(idle ?? {}, 'hole') });
    expect(his.known?.info.chairs[0]?.bot).toBeNull();
    await his.answer(at(his.known?.seen?.ask?.moves ?? [], 0));
    forward(61);
    await his.until(({ info }) => info.chairs[0]?.bot === 'contender');
    await his.until(({ seen }) => seen?.asked[0] === 1);
    expect(await mine.comeBack()).toMatchObject({ ok: true });
    await his.until(({ info }) => info.chairs[0]?.bot === null);
    expect(at(his.known?.seen?.clock.left ?? [], 1)).toBeGreaterThan(1_000);
    ann.close();
    bob.close();
    await server.close();
  });

  test('slow play: hours for each answer, and the deadline is in the list of my tables', async () => {
    const { environment, forward } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid', pace: { type: 'slow', hours: 24 } });
    const mine = at(tables, 0);
    await mine.until(({ seen }) => seen !== null && seen.ask !== null);
    const [line] = (await ann.api.myTables()).tables;
    expect(line?.yourMove).toBe(true);
    expect(line?.until).toBeGreaterThan(environment.now() + 23 * 3_600_000);
    forward(23 * 3_600);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(mine.known?.seen?.step).toBe(0);
    forward(3_601);
    await mine.until(({ seen }) => seen?.step === 1);
    ann.close();
    bob.close();
    await server.close();
  });

  test('a table nobody joins is closed after a week', async () => {
    const { environment, forward } = shifting();
    const server = await running(await fresh(), {}, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    const seat = await ann.watch(table);
    await seat.until(({ info }) => info.chairs[0]?.committed === true);
    forward(8 * 24 * 3_600);
    await seat.until(({ info }) => info.phase === 'closed');
    expect((await ann.api.myTables()).tables).toEqual([]);
    ann.close();
    await server.close();
  });

  test('a person who does not reveal their entropy is dropped from the deal', async () => {
    const { environment, forward } = shifting();
    const dealing = { commit: 60_000, reveal: 60_000, between: 0 };
    const server = await running(await fresh(), { dealing }, { environment });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    await bob.api.join(table);
    const mine = await ann.watch(table);
    await mine.until(({ info }) => info.chairs[0]?.committed === true);
    expect(mine.known?.info.phase).toBe('committing');
    forward(61);
    await mine.until(({ info }) => info.phase === 'playing');
    expect(mine.known?.info.chairs.map(({ revealed }) => revealed)).toEqual([true, false]);
    ann.close();
    bob.close();
    await server.close();
  });

  test('a restart charges nobody’s clock, whatever the system clock did meanwhile', async () => {
    const place = await fresh();
    const start = Date.now();
    const serverAt = (time: number) => {
      const environment = { ...SYSTEM, now: () => time };
      return running(place, {}, { environment });
    };
    const first = await serverAt(start);
    const ann = await TestPlayer.at(first.address, 'Ann');
    const bob = await TestPlayer.at(first.address, 'Bob');
    const pace = { type: 'live', bank: 60, increment: 5 } as const;
    const tables = await seated([ann, bob], { game: 'grid', pace });
    const { id } = at(tables, 0);
    await at(tables, 0).until(({ seen }) => seen?.ask !== null && seen !== null);
    for (const player of [ann, bob]) player.close();
    await first.close();
    const [hour, days] = [3_600_000, 2 * 24 * 3_600_000];
    for (const jump of [hour, -days, days + hour, 0]) {
      const server = await serverAt(start + jump);
      Object.assign(ann.api, { base: server.address });
      const again = TestPlayer.again(ann.api);
      const { clock, step } = (await again.watch(id)).known?.seen ?? {};
      expect([step, at(clock?.left ?? [], 0)]).toEqual([0, 60_000]);
      expect(at(clock?.until ?? [], 0)).toBe(Number(clock?.now) + 60_000);
      again.close();
      await server.close();
    }
  });
});
