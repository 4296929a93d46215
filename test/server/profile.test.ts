import { expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

async function errorCodeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error) => (error instanceof ApiError ? error.code : String(error)),
  );
}

/** A page of this server; browsers send its origin. */
function browser(address: string): Api {
  return new Api(address, (url, request) =>
    fetch(url, { ...request, headers: { ...request.headers, origin: address } }),
  );
}

const SMALL = { game: 'grid', options: { board: 'hex3' } };

onBothStores((fresh) => {
  test('finished games: listed with filters, counted, and rated over time', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.member(server.address, 'Ann');
    const bob = await TestPlayer.member(server.address, 'Bob');
    for (const rated of [true, false, true])
      await playOut(await seated([ann, bob], { ...SMALL, rated }));
    const { results, more } = await ann.api.results();
    expect(more).toBe(false);
    expect(results.map(({ rated }) => rated)).toEqual([true, false, true]);
    expect(results.every(({ rivals, seats }) => rivals[0] === 'Bob' && seats === 2)).toBe(true);
    const times = results.map((line) => line.at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const [profile] = (await ann.api.profile()).games;
    expect(profile).toMatchObject({ game: 'grid', played: 3 });
    const [first, last] = [profile?.history[0], profile?.history[1]];
    expect(profile?.history).toHaveLength(2);
    expect(last?.uncertainty).toBeLessThan(first?.uncertainty ?? 0);
    expect(profile?.figures.pegs).toBe(results.reduce((all, { score }) => all + score, 0));
    const won = (await ann.api.results({ result: 'won' })).results;
    const lost = (await ann.api.results({ result: 'lost' })).results;
    const drawn = (await ann.api.results({ result: 'drawn' })).results;
    expect([won.length, drawn.length]).toEqual([profile?.won, profile?.drawn]);
    expect(won.length + lost.length + drawn.length).toBe(3);
    expect((await ann.api.results({ rated: false })).results).toHaveLength(1);
    expect((await ann.api.results({ against: 'bo' })).results).toHaveLength(3);
    expect((await ann.api.results({ against: 'Cy' })).results).toEqual([]);
    expect((await ann.api.results({ game: 'round' })).results).toEqual([]);
    expect((await ann.api.results({ before: at(results, 2).at })).results).toEqual([]);
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('notes are private, exported, and deleted with their owner', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const bob = await TestPlayer.at(server.address, 'Bob');
    const tables = await seated([ann, bob], SMALL);
    await playOut(tables);
    const table = at(tables, 0).id;
    await ann.api.keepNote(table, 'never open with c3');
    expect(await ann.api.note(table)).toEqual({ text: 'never open with c3' });
    expect(await bob.api.note(table)).toEqual({ text: '' });
    expect((await ann.api.results()).results[0]?.note).toBe('never open with c3');
    expect((await bob.api.results()).results[0]?.note).toBeNull();
    expect(JSON.stringify(await ann.api.exportMe())).toContain('never open with c3');
    await ann.api.keepNote(table, '');
    expect((await ann.api.results()).results[0]?.note).toBeNull();
    await ann.api.forgetMe();
    expect((await bob.api.results()).results[0]?.rivals).toEqual(['']);
    expect(await errorCodeOf(ann.api.results())).toBe('not-signed-in');
    for (const player of [ann, bob]) player.close();
    await server.close();
  });

  test('an account stores settings by version; a guest’s stay on the device', async () => {
    const server = await running(await fresh());
    const ann = browser(server.address);
    await ann.guest({ name: 'Ann' });
    expect(await ann.preferences()).toEqual({ version: 0, body: {} });
    expect(await errorCodeOf(ann.keepPreferences({ version: 0, body: {} }))).toBe('not-yours');
    const account = { email: 'ann@players.invalid', name: 'Ann', username: 'ann_2' };
    await ann.auth('/sign-up/email', { ...account, password: 'a long password' });
    const kept = await ann.keepPreferences({ version: 0, body: { theme: 'dark' } });
    expect(kept).toEqual({ version: 1, body: { theme: 'dark' } });
    expect(await errorCodeOf(ann.keepPreferences({ version: 0, body: {} }))).toBe('outdated');
    const large = { version: 1, body: { name: 'x'.repeat(9_000) } };
    expect(await errorCodeOf(ann.keepPreferences(large))).toBe('too-large');
    const other = browser(server.address);
    await other.auth('/sign-in/username', { username: 'ann_2', password: 'a long password' });
    expect(await other.preferences()).toEqual(kept);
    await server.close();
  });

  test('a guest who signs in to an account brings seats and results along', async () => {
    const server = await running(await fresh());
    const old = browser(server.address);
    const { id } = await old.guest({ name: 'Ann' });
    const first = await old.open({ game: 'grid', places: ['me', 'open'] });
    const account = { email: 'ann@players.invalid', name: 'Ann', username: 'ann_3' };
    await old.auth('/sign-up/email', { ...account, password: 'a long password' });
    const api = browser(server.address);
    await api.guest({ name: 'Visitor' });
    const guest = TestPlayer.again(api);
    const bob = await TestPlayer.at(server.address, 'Bob');
    await playOut(await seated([guest, bob], SMALL));
    const game = await seated([guest, bob], SMALL);
    await Promise.all(game.map((table) => table.until(({ seen }) => seen !== null)));
    await at(game, 0).mute(1, true);
    guest.close();
    await api.auth('/sign-in/username', { username: 'ann_3', password: 'a long password' });
    expect(await api.me()).toMatchObject({ id, name: 'Ann', account: true });
    const mine = (await api.myTables()).tables.map((table) => table.id);
    expect(mine).toContain(first.table);
    expect(mine).toContain(at(game, 0).id);
    expect((await api.mutes()).people.map(({ name }) => name)).toEqual(['Bob']);
    expect((await api.results()).results).toHaveLength(1);
    expect((await api.profile()).games[0]?.played).toBe(1);
    const again = TestPlayer.again(api);
    const seat = await again.watch(at(game, 0).id);
    expect(seat.known?.chair).toBe(0);
    await playOut([seat, at(game, 1)]);
    expect((await api.results()).results).toHaveLength(2);
    for (const player of [again, bob]) player.close();
    await server.close();
  });
});

test('metrics, reports and dismissing them: for operators only', async () => {
  const token = 'the token of those who run it';
  const place = { data: (await import('./bundle.ts')).scratch() };
  const server = await running(place, { operatorToken: token });
  const ann = await TestPlayer.at(server.address, 'Ann');
  const bob = await TestPlayer.at(server.address, 'Bob');
  const tables = await seated([ann, bob], { ...SMALL, talk: 'free' });
  const mine = at(tables, 0);
  await mine.speak('something nasty');
  await at(tables, 1).until(({ said }) => said.length === 1);
  await bob.api.report(mine.id, at(tables, 1).known?.said[0]?.seq ?? 0, 'that was nasty');
  expect(await errorCodeOf(bob.api.operating())).toBe('not-yours');
  expect(await errorCodeOf(bob.api.dismiss('any'))).toBe('not-yours');
  expect(await errorCodeOf(bob.api.operate('a guess'))).toBe('not-yours');
  await playOut(tables);
  const operator = new Api(server.address);
  await operator.operate(token);
  const figures = await operator.operating();
  expect(figures).toMatchObject({ store: 'sqlite', sockets: 2, people: 2, faults: 0 });
  expect(figures.answers).toBe(12);
  expect(figures.tables).toEqual([{ game: 'grid', phase: 'over', count: 1 }]);
  const [report] = figures.reports;
  expect(report).toMatchObject({
    why: 'that was nasty',
    by: 'Bob',
    said: { name: 'Ann', text: 'something nasty' },
  });
  await operator.dismiss(report?.id ?? '');
  expect((await operator.operating()).reports).toEqual([]);
  expect(await errorCodeOf(operator.dismiss(report?.id ?? ''))).toBe('not-found');
  for (const player of [ann, bob]) player.close();
  await server.close();
});
