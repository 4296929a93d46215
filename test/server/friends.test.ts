import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import type { Running } from '../../src/server/serve.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { onBothStores, onPostgres } from './stores.ts';

const SMALL = { game: 'grid', options: { board: 'hex3' } } as const;

async function codeOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => 'fine',
    (raised: unknown) => raised,
  );
  return error instanceof ApiError ? error.code : String(error);
}

async function idOf({ api }: TestPlayer): Promise<string> {
  return (await api.me()).id;
}

async function befriend(one: TestPlayer, other: TestPlayer): Promise<void> {
  await one.api.follow(await idOf(other));
  await other.api.follow(await idOf(one));
}

/** The same session on another node. */
function elsewhere(player: TestPlayer, node: Running): TestPlayer {
  const api = new Api(node.address);
  api.cookie = player.api.cookie;
  return TestPlayer.again(api);
}

async function stateOf(viewer: TestPlayer): Promise<string | undefined> {
  return (await viewer.api.friends()).friends[0]?.state;
}

interface Company {
  readonly server: Running;
  /** Two friends, a stranger with an account, and a guest. */
  readonly ann: TestPlayer;
  readonly bob: TestPlayer;
  readonly eve: TestPlayer;
  readonly gus: TestPlayer;
}

async function gather(server: Running): Promise<Company> {
  const [ann, bob, eve] = await Promise.all([
    TestPlayer.member(server.address, 'Ann'),
    TestPlayer.member(server.address, 'Bob'),
    TestPlayer.member(server.address, 'Eve'),
  ]);
  return { server, ann, bob, eve, gus: await TestPlayer.at(server.address, 'Gus') };
}

onBothStores((fresh) => {
  let company: Company;
  beforeAll(async () => {
    company = await gather(await running(await fresh()));
  });
  beforeEach(() => befriend(company.ann, company.bob));
  afterAll(async () => {
    const { server, ann, bob, eve, gus } = company;
    for (const player of [ann, bob, eve, gus]) player.close();
    await server.close();
  });

  test('friends see each other’s presence and games as far as each allows it', async () => {
    const { server, ann, bob } = company;
    const again = elsewhere(bob, server);
    await expect.poll(() => stateOf(ann)).toBe('online');
    await bob.api.keepPrivacy({ listed: true, presence: 'nobody' });
    expect(await stateOf(ann)).toBe('offline');
    await bob.api.keepPrivacy({ listed: true, presence: 'mutual' });
    const { table } = await bob.api.open({ game: 'grid', places: ['me', 'rookie'], listed: true });
    const seat = await bob.watch(table);
    await seat.until(({ seen }) => seen !== null);
    expect((await ann.api.friends()).friends).toEqual([
      { id: await idOf(bob), name: 'Bob', mutual: true, state: 'playing', game: 'grid', table },
    ]);
    await bob.api.unfollow(await idOf(ann));
    expect(await stateOf(ann)).toBe('offline');
    expect((await bob.api.friends()).followers.map(({ name }) => name)).toEqual(['Ann']);
    again.close();
  });

  test('a friend is invited to a seat, takes it or declines; strangers cannot invite', async () => {
    const { ann, bob, eve } = company;
    const person = await idOf(bob);
    await eve.api.follow(person);
    const hers = await eve.api.open({ game: 'grid', places: ['me', 'open'] });
    expect(await codeOf(eve.api.inviteFriend(hers.table, { person }))).toBe('not-yours');
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    await ann.api.inviteFriend(table, { person });
    await ann.api.inviteFriend(table, { person });
    expect((await bob.api.myTables()).invitations).toEqual([
      { table, game: 'grid', by: { id: await idOf(ann), name: 'Ann' }, at: expect.any(Number) },
    ]);
    expect(await codeOf(eve.api.join(table))).toBe('table-full');
    await bob.api.declineInvitation(table);
    expect((await bob.api.myTables()).invitations).toEqual([]);
    expect((await ann.api.table(table)).info.chairs[1]?.kept).toBe(false);
    await ann.api.inviteFriend(table, { person, chair: 1 });
    await ann.api.withdraw(table, person);
    expect((await bob.api.myTables()).invitations).toEqual([]);
    await ann.api.inviteFriend(table, { person });
    expect(await bob.api.join(table)).toMatchObject({ table, chair: 1 });
    expect((await bob.api.myTables()).invitations).toEqual([]);
  });

  test('guests cannot follow, and people without a public profile cannot be followed', async () => {
    const { ann, eve, gus } = company;
    const [hers, his] = [await idOf(ann), await idOf(gus)];
    expect(await codeOf(gus.api.follow(hers))).toBe('account-needed');
    expect(await codeOf(ann.api.follow(his))).toBe('not-found');
    expect(await codeOf(ann.api.follow(hers))).toBe('not-found');
    expect(await gus.api.privacy()).toEqual({ listed: false, presence: 'mutual' });
    expect(await codeOf(ann.api.person(his))).toBe('not-found');
    await gus.api.keepPrivacy({ listed: true, presence: 'nobody' });
    expect(await codeOf(eve.api.follow(his))).toBe('fine');
    await ann.api.keepPrivacy({ listed: false, presence: 'nobody' });
    expect(await codeOf(gus.api.person(hers))).toBe('not-found');
    expect(await codeOf(gus.api.resultsOf(hers))).toBe('not-found');
    await ann.api.keepPrivacy({ listed: true, presence: 'mutual' });
    expect(await ann.api.person(hers)).toMatchObject({ name: 'Ann', relation: null });
  });

  test('a blocked person cannot follow, invite, sit down or be heard', async () => {
    const { ann, bob } = company;
    const [hers, his] = [await idOf(ann), await idOf(bob)];
    const together = await seated([ann, bob], { ...SMALL, talk: 'free' });
    const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
    await ann.api.block(his);
    expect((await ann.api.blocks()).people).toEqual([{ id: his, name: 'Bob' }]);
    expect((await ann.api.friends()).friends).toEqual([]);
    expect((await ann.api.person(his)).relation).toMatchObject({ follows: false, blocked: true });
    expect(await codeOf(bob.api.follow(hers))).toBe('blocked');
    const mine = await bob.api.open({ game: 'grid', places: ['me', 'open'] });
    expect(await codeOf(bob.api.inviteFriend(mine.table, { person: hers }))).toBe('not-yours');
    expect(await codeOf(bob.api.join(table))).toBe('blocked');
    const { token } = await ann.api.invite(table);
    expect(await codeOf(bob.api.takeUp(token))).toBe('blocked');
    await ann.api.unmute(his);
    await at(together, 1).speak('you there');
    await at(together, 0).speak('a marker');
    await at(together, 0).until(({ said }) => said.length > 0);
    expect(at(together, 0).known?.said.map(({ text }) => text)).toEqual(['a marker']);
    await playOut(together);
    expect(await codeOf(bob.api.rematch(at(together, 0).id))).toBe('blocked');
    await ann.api.unblock(his);
    expect(await codeOf(bob.api.takeUp(token))).toBe('fine');
  });

  test('blocking a person at one’s own waiting table frees their seat', async () => {
    const { ann, bob } = company;
    const { table } = await ann.api.open({ game: 'challengers', places: ['me', 'open', 'open'] });
    await bob.api.join(table);
    await ann.api.block(await idOf(bob));
    const { info } = await ann.api.table(table);
    expect(info.chairs.map(({ person }) => person?.name)).toEqual(['Ann', undefined, undefined]);
    await ann.api.unblock(await idOf(bob));
  });

  test('a guest who signs in to an account keeps the block', async () => {
    const { bob, gus, server } = company;
    await gus.api.block(await idOf(bob));
    const page = new Api(server.address, (url, request) =>
      fetch(url, { ...request, headers: { ...request.headers, origin: server.address } }),
    );
    page.cookie = gus.api.cookie;
    const account = { username: 'gus_account', password: 'a long password' };
    await page.auth('/sign-up/email', {
      ...{ email: 'gus_account@players.invalid', name: 'Gus', ...account },
    });
    const phone = new Api(server.address, (url, request) =>
      fetch(url, { ...request, headers: { ...request.headers, origin: server.address } }),
    );
    await phone.guest({ name: 'Phone' });
    await phone.block(await idOf(company.eve));
    await phone.auth('/sign-in/username', account);
    expect((await phone.blocks()).people.map(({ name }) => name).sort()).toEqual(['Bob', 'Eve']);
  });

  test('a deleted person is in no friends list, block list or leaderboard', async () => {
    const { ann, bob, eve } = company;
    await eve.api.block(await idOf(bob));
    const { table } = await bob.api.open({ game: 'grid', places: ['me', 'open'] });
    await bob.api.inviteFriend(table, { person: await idOf(ann) });
    await playOut(await seated([ann, bob], { ...SMALL, rated: true }));
    const board = () => ann.api.leaderboard('grid');
    expect((await board()).rows.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
    const his = await idOf(bob);
    await bob.api.forgetMe();
    const known = [
      await ann.api.friends(),
      (await ann.api.myTables()).invitations,
      await ann.api.resultsOf(await idOf(ann)),
      await board(),
      await eve.api.blocks(),
    ];
    expect(JSON.stringify(known)).not.toMatch(new RegExp(`Bob|${his}`));
  });
});

test('a block and presence hold on every node', async () => {
  const place = await onPostgres();
  const [here, there] = [await running(place), await running(place)];
  const { ann, bob } = await gather(here);
  await befriend(ann, bob);
  const together = await seated([ann, bob], { game: 'grid', talk: 'free' });
  const [annThere, bobThere] = [elsewhere(ann, there), elsewhere(bob, there)];
  const mine = await annThere.watch(at(together, 0).id);
  await mine.until(({ seen }) => seen !== null);
  await expect.poll(() => stateOf(annThere)).toBe('playing');
  await ann.api.block(await idOf(bob));
  expect(await stateOf(annThere)).toBe(undefined);
  const { table } = await ann.api.open({ game: 'grid', places: ['me', 'open'] });
  expect(await codeOf(bobThere.api.join(table))).toBe('blocked');
  await at(together, 1).speak('you there');
  await at(together, 0).speak('a marker');
  await mine.until(({ said }) => said.length > 0);
  expect(mine.known?.said.map(({ text }) => text)).toEqual(['a marker']);
  for (const player of [ann, bob, annThere, bobThere]) player.close();
  for (const node of [here, there]) await node.close();
});
