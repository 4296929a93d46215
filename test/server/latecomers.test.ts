import { expect, test } from 'vitest';
import { at } from '../../src/engine/list.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

onBothStores((fresh) => {
  test('in unrated games a person takes a built-in bot’s seat and plays on', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'rookie'], listed: true });
    const mine = await ann.watch(table);
    await mine.until(({ info }) => info.phase === 'playing');
    expect(at((await bob.api.tables('grid')).tables, 0)).toMatchObject({ bots: 1, free: 0 });
    expect(await bob.api.join(table)).toMatchObject({ chair: 1 });
    await mine.until(({ info }) => info.chairs[1]?.person?.name === 'Bob');
    const his = await bob.watch(table);
    expect(his.known?.seen?.view.seat).toBe(1);
    await expect(bob.api.join(table)).rejects.toMatchObject({ code: 'already-seated' });
    const eve = await TestPlayer.at(server.address, 'Eve');
    await expect(eve.api.join(table)).rejects.toMatchObject({ code: 'table-full' });
    await expect(eve.api.join(table, 1)).rejects.toMatchObject({ code: 'chair-taken' });
    await playOut([mine, his]);
    expect(mine.known?.info.outcome).not.toBeNull();
    for (const player of [ann, bob, eve]) player.close();
    await server.close();
  });

  test('nobody joins a rated game after it has begun', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.member(server.address, 'Ann');
    const bob = await TestPlayer.member(server.address, 'Bob');
    const eve = await TestPlayer.member(server.address, 'Eve');
    const mine = at(await seated([ann, bob], { game: 'grid', rated: true, listed: true }), 0);
    await mine.until(({ info }) => info.phase === 'playing');
    await expect(eve.api.join(mine.id, 1)).rejects.toMatchObject({ code: 'wrong-phase' });
    eve.close();
    ann.close();
    bob.close();
    await server.close();
  });

  test('a typed answer is parsed, and refused with its rule', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'rookie'] });
    const mine = await ann.watch(table);
    await mine.until(({ seen }) => seen?.ask !== null && seen !== null);
    expect(await mine.answer('d3')).toMatchObject({ ok: false, rule: 'GR-2' });
    expect(await mine.answer('nonsense')).toMatchObject({ ok: false, error: 'bad-message' });
    expect(await mine.answer(' B3 ')).toMatchObject({ ok: true });
    ann.close();
    await server.close();
  });

  test('a game is aborted when everyone agrees, but never a rated one', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.member(server.address, 'Ann');
    const bob = await TestPlayer.member(server.address, 'Bob');
    const [mine, his] = await seated([ann, bob], { game: 'grid' });
    await mine?.until(({ info }) => info.phase === 'playing');
    expect(await mine?.callOff()).toMatchObject({ ok: true });
    await his?.until(({ info }) => info.proposal?.step === 0);
    expect(mine?.known?.info.phase).toBe('playing');
    expect(await his?.agree(true)).toMatchObject({ ok: true });
    await mine?.until(({ info }) => info.phase === 'closed' && info.proposal === null);
    const [rated] = await seated([ann, bob], { game: 'grid', rated: true });
    await rated?.until(({ info }) => info.phase === 'playing');
    expect(await rated?.callOff()).toMatchObject({ error: 'not-while-rated' });
    ann.close();
    bob.close();
    await server.close();
  });

  test('a stranger with the URL of an unlisted table cannot take a bot’s seat', async () => {
    const server = await running(await fresh());
    const [ann, eve] = [
      await TestPlayer.at(server.address, 'Ann'),
      await TestPlayer.at(server.address, 'Eve'),
    ];
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'rookie'] });
    const mine = await ann.watch(table);
    await mine.until(({ seen }) => seen !== null);
    await expect(eve.api.join(table)).rejects.toMatchObject({ code: 'not-yours' });
    for (const player of [ann, eve]) player.close();
    await server.close();
  });
});
