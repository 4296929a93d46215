import { expect, test } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { at, range } from '../../src/engine/list.ts';
import { rngFrom } from '../../src/engine/rng.ts';
import { playOut, playSeat, running, seated, TestPlayer } from './players.ts';
import { Raw } from './raw.ts';
import { onPostgres } from './stores.ts';

test('two players on two nodes see each other; every event arrives once', async () => {
  const place = await onPostgres();
  const nodes = await Promise.all([running(place), running(place)]);
  const [ann, bob] = await Promise.all(
    nodes.map((node, i) => TestPlayer.at(node.address, i === 0 ? 'Ann' : 'Bob')),
  );
  if (!ann || !bob) throw new Error('nobody came');
  const tables = await seated([ann, bob], { game: 'grid', options: { board: 'hex3' } });
  await at(tables, 0).until(({ here }) => here[0] === true && here[1] === true);
  await playOut(tables);
  expect(at(tables, 0).known?.seen?.view.open).toEqual(at(tables, 1).known?.seen?.view.open);
  expect(at(tables, 0).known?.seq).toBe(at(tables, 1).known?.seq);
  ann.close();
  bob.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('a mute on one node holds on another until it is lifted', async () => {
  const place = await onPostgres();
  const nodes = await Promise.all([running(place), running(place)]);
  const [first, second] = [at(nodes, 0).address, at(nodes, 1).address];
  const ann = await TestPlayer.at(first, 'Ann');
  const bob = await TestPlayer.at(first, 'Bob');
  const tables = await seated([ann, bob], { game: 'grid', talk: 'free' });
  const [mine, his] = [at(tables, 0), at(tables, 1)];
  const elsewhere = TestPlayer.again(Object.assign(ann.api, { base: second }));
  const other = await elsewhere.watch(mine.id);
  const eve = await TestPlayer.at(second, 'Eve');
  const spectator = await eve.watch(mine.id);
  await mine.mute(1, true);
  await his.speak('can you hear me');
  await spectator.until(({ said }) => said.length === 1);
  await mine.mute(1, false);
  await his.speak('and now');
  await other.until(({ said }) => said.some(({ text }) => text === 'and now'));
  expect(other.known?.said.map(({ text }) => text)).toEqual(['and now']);
  for (const player of [ann, bob, eve, elsewhere]) player.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('spectators with the longest names on one node are named on another', async () => {
  const place = await onPostgres();
  const nodes = await Promise.all([running(place), running(place)]);
  const [first, second] = [at(nodes, 0).address, at(nodes, 1).address];
  const ann = await TestPlayer.at(first, 'Ann');
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
  const mine = await ann.watch(table);
  const names = range(30).map((n) => `${String(n).padStart(2, '0')}${'歩'.repeat(22)}`);
  const others = await Promise.all(names.map((name) => TestPlayer.at(second, name)));
  await Promise.all(others.map((player) => player.watch(table)));
  await mine.until(({ watching }) => watching.count === 30 && watching.names.length === 12);
  expect(names).toEqual(expect.arrayContaining([...(mine.known?.watching.names ?? [])]));
  for (const player of [ann, ...others]) player.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('spectators on two nodes share a chat, which players on both get at the end', async () => {
  const place = await onPostgres();
  const nodes = await Promise.all([running(place), running(place)]);
  const [first, second] = [at(nodes, 0).address, at(nodes, 1).address];
  const ann = await TestPlayer.at(first, 'Ann');
  const bob = await TestPlayer.at(second, 'Bob');
  const eve = await TestPlayer.at(first, 'Eve');
  const fay = await TestPlayer.at(second, 'Fay');
  const tables = await seated([ann, bob], { game: 'grid', options: { board: 'hex3' } });
  const { id } = at(tables, 0);
  const [hers, other] = [await eve.watch(id), await fay.watch(id)];
  await Promise.all([hers.remark({ phrase: 'hello' }), other.remark({ phrase: 'thinking' })]);
  for (const one of [hers, other]) await one.until(({ remarks }) => remarks.length === 2);
  expect(at(tables, 1).known?.remarks).toEqual([]);
  await playOut(tables);
  for (const seat of tables) await seat.until(({ remarks }) => remarks.length === 2);
  for (const player of [ann, bob, eve, fay]) player.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('after sitting down on one node a person gets no spectators’ messages on another', async () => {
  const place = await onPostgres();
  const nodes = await Promise.all([running(place), running(place)]);
  const [first, second] = [at(nodes, 0).address, at(nodes, 1).address];
  const ann = await TestPlayer.at(first, 'Ann');
  const eve = await TestPlayer.at(second, 'Eve');
  const fay = await TestPlayer.at(first, 'Fay');
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
  const hers = await eve.watch(table);
  const other = await fay.watch(table);
  await other.remark({ phrase: 'hello' });
  await hers.until(({ remarks }) => remarks.length === 1);
  const seated = new Api(first);
  seated.cookie = eve.api.cookie;
  await Promise.all([seated.join(table), other.remark({ phrase: 'thinking' })]);
  await other.remark({ phrase: 'bye' });
  await other.until(({ remarks }) => remarks.length === 3);
  await hers.until(({ info }) => info.phase !== 'gathering');
  expect(hers.known?.remarks.map(({ phrase }) => phrase)).not.toContain('bye');
  for (const player of [ann, eve, fay]) player.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('simultaneous answers on two nodes at the same instant are all kept', async () => {
  const place = await onPostgres();
  const nodes = await Promise.all([running(place), running(place)]);
  const players = await Promise.all(
    range(3).map((n) => TestPlayer.at(at(nodes, n % 2).address, `P${n}`)),
  );
  const tables = await seated(players, { game: 'round' });
  await playOut(tables, 3);
  const seqs = tables.map(({ known }) => known?.info.phase);
  expect(seqs).toEqual(['over', 'over', 'over']);
  for (const player of players) player.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('a message sent to two nodes at the same instant is handled once', async () => {
  const place = await onPostgres();
  const limits = { talkBurst: 100 };
  const nodes = await Promise.all([running(place, { limits }), running(place, { limits })]);
  const ann = await TestPlayer.at(at(nodes, 0).address, 'Ann');
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'], talk: 'free' });
  const sockets = await Promise.all(nodes.map(({ address }) => Raw.open(address, ann.api.cookie)));
  for (const n of range(20)) {
    const message = { type: 'speak', table, text: `${n}`, id: `m${n}` };
    const [one, other] = await Promise.all(sockets.map((socket) => socket.say(message)));
    expect(one).toMatchObject({ type: 'done' });
    expect(other).toEqual(one);
  }
  const mine = await ann.watch(table);
  expect(mine.known?.said.map(({ text }) => text)).toEqual(range(20).map(String));
  for (const socket of sockets) socket.close();
  ann.close();
  await Promise.all(nodes.map((node) => node.close()));
});

test('another node takes over the bots of a stopped one', async () => {
  const place = await onPostgres();
  const [first, second] = await Promise.all([running(place, { beat: 60_000 }), running(place)]);
  const ann = await TestPlayer.at(first.address, 'Ann');
  const { table } = await ann.api.open({
    ...{ game: 'grid', places: ['me', 'rookie'], options: { board: 'hex3' } },
  });
  const seat = await ann.watch(table);
  await seat.until(({ seen }) => seen !== null);
  await seat.answer(at(seat.known?.seen?.ask?.moves ?? [], 0));
  ann.close();
  await first.close();
  Object.assign(ann.api, { base: second.address });
  const again = TestPlayer.again(ann.api);
  const same = await again.watch(table);
  await playSeat(same, rngFrom([4, 4, 4, 4]));
  expect(same.known?.info.phase).toBe('over');
  again.close();
  await second.close();
});
