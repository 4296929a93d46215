import { expect, test } from 'vitest';
import { Api } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { snapshot } from '../../src/server/store/snapshot.ts';
import { scratch } from './bundle.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { onBothStores, type TestStore } from './stores.ts';

/** All rows of a store, as text, by table. */
async function rowsOf(place: TestStore): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for await (const page of snapshot(place))
    rows.set(page.table, (rows.get(page.table) ?? '') + JSON.stringify(page.rows));
  return rows;
}

function tablesWith(rows: ReadonlyMap<string, string>, words: RegExp): string[] {
  return [...rows].flatMap(([table, text]) => (words.test(text) ? [table] : [])).sort();
}

function browser(address: string): Api {
  return new Api(address, (url, request) =>
    fetch(url, { ...request, headers: { ...request.headers, origin: address } }),
  );
}

async function signUp(api: Api, username: string, name: string): Promise<void> {
  const email = `${username}@players.invalid`;
  await api.auth('/sign-up/email', { email, username, name, password: 'a long password' });
}

/** Sits down, says something and leaves. */
async function passBy(host: TestPlayer, visitor: TestPlayer): Promise<string> {
  const places = ['me', 'open', 'open'] as const;
  const { table } = await host.api.open({ game: 'knockout', talk: 'free', places: [...places] });
  await visitor.api.join(table);
  const seen = await visitor.watch(table);
  expect(await seen.speak('words of a passer-by')).toMatchObject({ ok: true });
  await visitor.api.leave(table);
  return table;
}

onBothStores((fresh) => {
  test('nothing in the store names a deleted person, whatever they did', async () => {
    const place = await fresh();
    const server = await running(place);
    const ann = await TestPlayer.member(server.address, 'Ann');
    const api = browser(server.address);
    await signUp(api, 'evangeline_1', 'Evangeline');
    const eve = TestPlayer.again(api);
    const [her, his] = [(await api.me()).id, (await ann.api.me()).id];
    await playOut(await seated([ann, eve], { game: 'grid', options: { board: 'hex3' } }));
    const visited = await passBy(ann, eve);
    const bob = await TestPlayer.at(server.address, 'Bob');
    await bob.api.join(visited);
    await api.rename('Somebody Else');
    const [mine] = await seated([ann, eve], { game: 'grid', talk: 'free' });
    await mine?.until(({ seen }) => seen !== null);
    await mine?.speak('to be reported');
    await mine?.until(({ said }) => said.length === 1);
    await api.report(mine?.id ?? '', mine?.known?.said[0]?.seq ?? 0, 'rude');
    await api.keepNote(mine?.id ?? '', 'a note');
    await api.keepPreferences({ version: 1, body: { motion: 'full' } });
    await api.keepPrivacy({ listed: true, presence: 'followers' });
    await ann.api.follow(her);
    await api.follow(his);
    const { table: calling } = await api.open({ game: 'grid', places: ['me', 'open'] });
    await api.inviteFriend(calling, { person: his });
    await api.block((await bob.api.me()).id);
    await bob.api.block(her);
    await api.newRecoveryCodes();
    await api.search({ game: 'grid', pace: { type: 'slow', hours: 24 } });
    const operator = new Api(server.address);
    await operator.resetPassword(her);
    await operator.sanction(her, { kind: 'warn', days: 3, why: 'evangeline_1 was rude' });
    const words = /Evangeline|Somebody Else|evangeline_1|passer-by/;
    const before = await rowsOf(place);
    expect(tablesWith(before, words)).toEqual([
      ...['events', 'operator_log', 'people', 'results', 'sanctions', 'tables', 'user'],
    ]);
    await api.forgetMe();
    const after = await rowsOf(place);
    expect(tablesWith(after, words)).toEqual([]);
    expect(tablesWith(after, new RegExp(her))).toEqual(['events', 'operator_log', 'reports']);
    expect((await bob.api.table(visited)).info.chairs[1]?.person?.name).toBe('Bob');
    expect(after.get('tables')).toContain('Bob');
    for (const player of [ann, bob, eve]) player.close();
    await server.close();
  });

  test('a guest who signs in to an account brings their data along, which is deleted with the account', async () => {
    const place = await fresh();
    const server = await running(place);
    const ann = await TestPlayer.at(server.address, 'Ann');
    await signUp(browser(server.address), 'evangeline_2', 'Evangeline');
    const guest = browser(server.address);
    await guest.guest({ name: 'Wanderer' });
    const eve = TestPlayer.again(guest);
    await passBy(ann, eve);
    eve.close();
    await guest.auth('/sign-in/username', {
      ...{ username: 'evangeline_2', password: 'a long password' },
    });
    await guest.forgetMe();
    expect(tablesWith(await rowsOf(place), /Evangeline|Wanderer|passer-by/)).toEqual([]);
    ann.close();
    await server.close();
  });
});

test('deleting a person who had left a seat keeps the name of its new owner', async () => {
  const place = { data: scratch() };
  const server = await running(place);
  const [ann, bob, eve] = [
    await TestPlayer.at(server.address, 'Ann'),
    await TestPlayer.at(server.address, 'Bob'),
    await TestPlayer.at(server.address, 'Evangeline'),
  ];
  const { table } = await ann.api.open({ game: 'knockout', places: ['me', 'open', 'open'] });
  expect(await eve.api.join(table)).toMatchObject({ chair: 1 });
  await eve.api.leave(table);
  expect(await bob.api.join(table)).toMatchObject({ chair: 1 });
  await eve.api.forgetMe();
  const { tables } = await bob.api.myTables();
  expect(at(tables, 0).names).toEqual(['Ann', 'Bob', null]);
  for (const player of [ann, bob, eve]) player.close();
  await server.close();
});
