import { expect, test } from 'vitest';
import type { ChatMessage } from '../../src/client/protocol/table.ts';
import { WatchedTable } from '../../src/client/table.ts';
import { at } from '../../src/engine/list.ts';
import { running, seated, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

onBothStores((fresh) => {
  test('taking back: freely before the other has answered, later by consent', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid' });
    const [mine, his] = [at(tables, 0), at(tables, 1)];
    await mine.until(({ seen }) => seen !== null);
    const before = mine.known?.seen?.view;
    const move = (table: typeof mine) => at(table.known?.seen?.ask?.moves ?? [], 0);
    await mine.answer(move(mine));
    await his.until(({ seen }) => seen?.step === 1);
    expect(await mine.takeBack()).toMatchObject({ ok: true });
    await his.until(({ seen }) => seen?.step === 2);
    expect(mine.known?.seen?.view).toEqual(before);
    expect(his.known?.heard).toEqual([]);
    await mine.answer(move(mine));
    await his.until(({ seen }) => seen?.step === 3);
    await his.answer(move(his));
    await mine.until(({ seen }) => seen?.step === 4);
    expect(await mine.takeBack(3)).toMatchObject({ ok: true });
    await his.until(({ info }) => info.proposal !== null);
    expect(mine.known?.seen?.step).toBe(4);
    expect(await his.agree(false)).toMatchObject({ ok: true });
    await mine.until(({ info }) => info.proposal === null);
    expect(await his.agree(true)).toMatchObject({ error: 'wrong-phase' });
    await mine.takeBack(3);
    await his.until(({ info }) => info.proposal !== null);
    await his.agree(true);
    await mine.until(({ seen }) => seen?.step === 5);
    expect(mine.known?.seen?.view).toEqual(before);
    expect(await mine.takeBack(1)).toMatchObject({ error: 'never-taken-back' });
    ann.close();
    bob.close();
    await server.close();
  });

  test('never in rated play; against a bot at will', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.member(server.address, 'Ann');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'rookie'] });
    const mine = await ann.watch(table);
    await mine.until(({ seen }) => seen?.ask !== null && seen !== null);
    await mine.answer(at(mine.known?.seen?.ask?.moves ?? [], 0));
    await mine.until(({ seen }) => seen?.step === 2);
    expect(await mine.takeBack()).toMatchObject({ ok: true });
    await mine.until(({ seen }) => seen?.step === 3);
    const bob = await TestPlayer.member(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid', rated: true });
    const first = at(tables, 0);
    await first.until(({ seen }) => seen?.ask !== null && seen !== null);
    await first.answer(at(first.known?.seen?.ask?.moves ?? [], 0));
    expect(await first.takeBack()).toMatchObject({ error: 'not-while-rated' });
    ann.close();
    bob.close();
    await server.close();
  });

  test('talk: phrases everywhere, free words where allowed, mute, limits, reports', async () => {
    const server = await running(await fresh(), { limits: { talkBurst: 4, talkPerSecond: 0 } });
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid', talk: 'free' });
    const [mine, his] = [at(tables, 0), at(tables, 1)];
    await mine.phrase('hello');
    expect(await mine.speak('well \u202e then\u0007')).toMatchObject({ ok: true });
    await his.until(({ said }) => said.length === 2);
    const spoken: readonly ChatMessage[] = his.known?.said ?? [];
    expect(spoken.map(({ phrase, text }) => phrase ?? text)).toEqual(['hello', 'well then']);
    await his.mute(0, true);
    await mine.speak('can you hear me');
    await mine.until(({ said }) => said.length === 3);
    const later = TestPlayer.again(bob.api);
    const again = await later.watch(mine.id);
    expect(again.known?.said).toEqual([]);
    expect(again.known?.muted).toEqual([0]);
    const { people } = await bob.api.mutes();
    expect(people.map(({ name }) => name)).toEqual(['Ann']);
    await bob.api.unmute(at(people, 0).id);
    await again.watch();
    expect([again.known?.muted, again.known?.said.length]).toEqual([[], 3]);
    expect(await his.mute(0, true)).toMatchObject({ ok: true });
    expect([his.known?.muted, his.known?.said]).toEqual([[0], []]);
    await his.mute(0, false);
    expect(his.known?.said).toHaveLength(3);
    expect(await mine.speak('   ')).toMatchObject({ error: 'bad-message' });
    expect(await mine.speak('once more')).toMatchObject({ error: 'too-often' });
    const quiet = await seated([bob, ann], { game: 'grid' });
    expect(await at(quiet, 0).speak('hello')).toMatchObject({ error: 'talk-not-allowed' });
    await bob.api.report(mine.id, at(spoken, 1).seq, 'rude');
    for (const player of [ann, bob, later]) player.close();
    await server.close();
  });

  test('presence: connected people are shown to the others', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const mine = at(await seated([ann, bob], { game: 'grid' }), 0);
    await mine.until(({ here }) => here[0] === true && here[1] === true);
    bob.close();
    await mine.until(({ here }) => here[1] === false);
    ann.close();
    await server.close();
  });

  test('spectators are counted, and named if they like; players are not spectators', async () => {
    const server = await running(await fresh());
    const [ann, eve, fay] = await Promise.all(
      ['Ann', 'Eve', 'Fay'].map((name) => TestPlayer.at(server.address, name)),
    );
    if (!ann || !eve || !fay) throw new Error('nobody came');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    const mine = await ann.watch(table);
    expect(mine.known?.watching).toEqual({ count: 0, names: [] });
    const hers = await eve.watch(table);
    const shy = new WatchedTable(table, fay.connection, undefined, undefined, null, () => false);
    await shy.watch();
    for (const seen of [mine, hers, shy])
      await seen.until(({ watching }) => watching.count === 2 && watching.names.join() === 'Eve');
    await eve.api.join(table);
    await mine.until(({ watching, here }) => watching.count === 1 && here[1] === true);
    await hers.watch();
    expect(mine.known?.watching.names).toEqual([]);
    fay.close();
    await mine.until(({ watching }) => watching.count === 0);
    for (const player of [ann, eve]) player.close();
    await server.close();
  });

  test('leaving a running game hands the seat to a bot; the person can take it back', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], { game: 'grid' });
    const [mine, his] = [at(tables, 0), at(tables, 1)];
    await mine.until(({ seen }) => seen !== null);
    await ann.api.leave(mine.id);
    await his.until(({ seen }) => seen?.ask !== null && seen?.step === 1);
    expect(await mine.answer({ type: 'place' })).toMatchObject({ error: 'not-yours' });
    await mine.comeBack();
    await his.answer(at(his.known?.seen?.ask?.moves ?? [], 0));
    await mine.until(({ seen }) => seen?.ask !== null && seen?.step === 2);
    ann.close();
    bob.close();
    await server.close();
  });
});
