import { expect, onTestFinished, test, vi } from 'vitest';
import type { Hosted } from '../../src/engine/hosted.ts';
import { at, range } from '../../src/engine/list.ts';
import { GAMES } from '../../src/games/rules.ts';
import { scratch } from './bundle.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { Raw } from './raw.ts';
import { onBothStores } from './stores.ts';

const CHATTY = { talkBurst: 1e6, burst: 1e6 };

test('matches at tables keep checkpoints, from which take-backs start', async () => {
  const kept: unknown[] = [];
  const games = GAMES.map((game) => ({
    ...game,
    open: (setup: Parameters<Hosted['open']>[0]) => {
      kept.push(setup.checkpoints);
      return game.open(setup);
    },
  }));
  const server = await running({ data: scratch() }, {}, { games });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const bob = await TestPlayer.at(server.address, 'Bob');
  const [mine] = await seated([ann, bob], { game: 'grid' });
  await mine?.until(({ seen }) => seen !== null);
  expect(kept).toEqual([true]);
  for (const player of [ann, bob]) player.close();
  await server.close();
});

onBothStores((fresh) => {
  test('an old message id is still handled once, without reading the table again', async () => {
    const place = await fresh();
    const server = await running(place, { limits: CHATTY });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    const socket = await Raw.open(server.address, ann.api.cookie);
    const say = (id: string) => socket.say({ id, table, type: 'say', phrase: 'hello' });
    const first = await say('first');
    await Promise.all(range(420).map((n) => say(`later-${n}`)));
    socket.heard.length = 0;
    // The time is checked after every event that is read, to yield to the event loop.
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    expect(await say('first')).toMatchObject({ type: 'done', seq: first.seq });
    await ann.api.table(table);
    expect(clock.mock.calls.length).toBeLessThan(300);
    socket.close();
    ann.close();
    await server.close();
    const again = await running(place);
    Object.assign(ann.api, { base: again.address });
    clock.mockClear();
    await ann.api.table(table);
    expect(clock.mock.calls.length).toBeGreaterThan(420);
    const later = await Raw.open(again.address, ann.api.cookie);
    const resent = { id: 'first', table, type: 'say', phrase: 'hello' };
    expect(await later.say(resent)).toMatchObject({ type: 'done', seq: first.seq });
    later.close();
    await again.close();
  });

  test('deleting a person does not affect other tables', async () => {
    const server = await running(await fresh());
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => TestPlayer.at(server.address, name)),
    );
    if (!ann || !bob || !eve) throw new Error('somebody is missing');
    const tables = await seated([ann, bob], { game: 'grid' });
    await at(tables, 0).until(({ seen }) => seen !== null);
    const hers = await eve.api.open({ game: 'grid', places: ['me', 'open'] });
    const messages: string[] = [];
    const looked = await ann.watch(hers.table, (_, __, { type }) => messages.push(type));
    const mine: string[] = [];
    const again = TestPlayer.again(bob.api);
    await again.watch(at(tables, 0).id, (_, __, { type }) => mine.push(type));
    mine.length = 0;
    await eve.api.forgetMe();
    await looked.until(({ info }) => info.chairs.every(({ person }) => !person?.name));
    expect(mine.filter((type) => type === 'sync')).toEqual([]);
    for (const player of [ann, bob, eve, again]) player.close();
    await server.close();
  });

  test('the events of a table are limited; its game can still be played to the end', async () => {
    const server = await running(await fresh(), { limits: { ...CHATTY, tableEvents: 40 } });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid', options: { board: 'hex3' } });
    const mine = at(tables, 0);
    await mine.until(({ seen }) => seen !== null);
    const replies = [];
    for (const _ of range(40)) replies.push(await mine.phrase('hello'));
    expect(replies.filter(({ ok }) => ok).length).toBeLessThan(40);
    expect(replies.at(-1)).toMatchObject({ ok: false, error: 'record-full' });
    expect(await mine.takeBack()).toMatchObject({ ok: false });
    await playOut(tables);
    expect(mine.known?.info.phase).toBe('over');
    for (const player of [ann, bob]) player.close();
    await server.close();
  });
});
