import { expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { KillableServer } from './killable-server.ts';
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

onBothStores((fresh) => {
  test('a guest is identified by an HttpOnly cookie', async () => {
    const server = await running(await fresh());
    const response = await fetch(`${server.address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    const cookie = response.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const api = new Api(server.address);
    expect(await errorCodeOf(api.me())).toBe('not-signed-in');
    api.cookie = cookie.split(';')[0];
    expect(await api.me()).toMatchObject({ name: 'Ann', account: false });
    api.cookie = `${api.cookie?.slice(0, -8)}AAAAAAAA`;
    expect(await errorCodeOf(api.me())).toBe('not-signed-in');
    await server.close();
  });

  test('a guest who signs up keeps their seats, also on another device', async () => {
    const server = await running(await fresh());
    const ann = browser(server.address);
    const { id } = await ann.guest({ name: 'Ann' });
    const { table } = await ann.open({ game: 'grid', places: ['me', 'open'] });
    const account = { email: 'ann@players.invalid', name: 'Ann', username: 'ann_1' };
    await ann.auth('/sign-up/email', { ...account, password: 'a long password' });
    expect(await ann.me()).toMatchObject({ id, account: true });
    const other = browser(server.address);
    expect(
      await errorCodeOf(
        other.auth('/sign-in/username', { username: 'ann_1', password: 'wrong one' }),
      ),
    ).not.toBe('no error');
    await other.auth('/sign-in/username', { username: 'ann_1', password: 'a long password' });
    expect(await other.me()).toMatchObject({ id, name: 'Ann', account: true });
    expect((await other.myTables()).tables.map((line) => line.id)).toEqual([table]);
    const passkey = await other.auth('/passkey/generate-register-options');
    expect(passkey).toMatchObject({ rp: { name: 'Ringside', id: '127.0.0.1' } });
    const { sessions } = await ann.sessions();
    expect(sessions).toHaveLength(2);
    const theirs = sessions.find(({ current }) => !current)?.id ?? '';
    await ann.endSession(theirs);
    expect(await errorCodeOf(other.me())).toBe('not-signed-in');
    expect(await errorCodeOf(ann.endSession(theirs))).toBe('not-found');
    await server.close();
  });

  test('signing up does not leave every promise of the server tracked', async () => {
    const server = await KillableServer.start(await fresh());
    const ann = browser(server.address);
    await ann.guest({ name: 'Ann' });
    const account = { email: 'ann@players.invalid', name: 'Ann', username: 'ann_2' };
    await ann.auth('/sign-up/email', { ...account, password: 'a long password' });
    expect(await server.promises()).toBe('untracked');
    await server.end('SIGTERM');
  });

  test('an ended session closes its sockets', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.at(server.address, 'Ann');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'rookie'] });
    const seat = await ann.watch(table);
    const [session] = (await ann.api.sessions()).sessions;
    await ann.api.endSession(session?.id ?? '');
    expect(await errorCodeOf(ann.api.me())).toBe('not-signed-in');
    ann.close();
    expect(await seat.phrase('hello')).toMatchObject({ ok: false });
    await server.close();
  });

  test('ratings: of people and of bots; data export; deletion', async () => {
    const server = await running(await fresh());
    const ann = await TestPlayer.member(server.address, 'Ann');
    const bob = await TestPlayer.member(server.address, 'Bob');
    const tables = await seated([ann, bob], {
      ...{ game: 'grid', options: { board: 'hex3' }, rated: true, talk: 'free' },
    });
    await at(tables, 0).speak('my secret words');
    await playOut(tables);
    const { ratings } = await ann.api.ratings('grid');
    expect(ratings.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
    expect(ratings.every(({ games }) => games === 1)).toBe(true);
    expect((await ann.api.ratings('grid', true)).ratings).toEqual([]);
    const mine = JSON.stringify(await ann.api.exportMe());
    expect(mine).toContain(at(tables, 0).id);
    expect(mine).toContain('"name":"Ann"');
    await ann.api.forgetMe();
    expect(await errorCodeOf(ann.api.me())).toBe('not-signed-in');
    expect((await bob.api.ratings('grid')).ratings.map(({ name }) => name)).toEqual(['Bob']);
    const later = TestPlayer.again(bob.api);
    const table = await later.watch(at(tables, 0).id);
    const known = JSON.stringify(table.known);
    expect(known).not.toContain('Ann');
    expect(known).not.toContain('my secret words');
    expect((await bob.api.record(table.id)).outcome).toEqual(table.known?.info.outcome);
    for (const player of [ann, bob, later]) player.close();
    await server.close();
  });

  test('a deleted person leaves no name behind and keeps nobody waiting', async () => {
    const place = await fresh();
    const server = await running(place);
    const ann = await TestPlayer.at(server.address, 'Ann');
    const eve = await TestPlayer.at(server.address, 'Evangeline');
    const finished = await seated([ann, eve], { game: 'grid', options: { board: 'hex3' } });
    await playOut(finished);
    await eve.api.rename('Somebody Else');
    const going = await seated([ann, eve], { game: 'grid' });
    await at(going, 0).until(({ seen }) => seen !== null);
    const hers = await eve.api.open({ game: 'grid', places: ['me', 'open'], listed: true });
    await eve.api.forgetMe();
    await at(going, 0).until(({ info }) => info.chairs[1]?.bot === 'contender');
    expect((await ann.api.tables()).tables.map(({ id }) => id)).not.toContain(hers.table);
    const known = JSON.stringify([await ann.api.myTables(), await ann.api.results()]);
    expect(known).not.toMatch(/Evangeline|Somebody Else/);
    for (const player of [ann, eve]) player.close();
    await server.close();
  });
});
