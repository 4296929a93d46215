import { afterAll, beforeAll, expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { at } from '../../src/engine/list.ts';
import { SYSTEM } from '../../src/server/environment.ts';
import type { Running } from '../../src/server/serve.ts';
import { scratch } from './bundle.ts';
import { running, seated, TestPlayer } from './players.ts';
import { Raw } from './raw.ts';

const DAY = 24 * 3_600_000;
const TOKEN = 'the token of those who run it';

const data = scratch();
const environment = { ...SYSTEM, now: () => SYSTEM.now() + ahead };
let ahead = 0;
let server: Running;
let operator: Api;

beforeAll(async () => {
  server = await running({ data }, { operatorToken: TOKEN }, { environment });
  operator = new Api(server.address);
  await operator.operate(TOKEN);
});

afterAll(async () => {
  await server.close();
});

async function codeOf(failing: Promise<unknown>): Promise<string> {
  const error = await failing.then(
    () => 'fine',
    (raised: unknown) => raised,
  );
  return error instanceof ApiError ? error.code : String(error);
}

/** A page of this server with an account. */
async function account(username: string, password: string): Promise<Api> {
  const api = page();
  await api.auth('/sign-up/email', {
    ...{ email: `${username}@players.invalid`, username, name: username, password },
  });
  return api;
}

function page(): Api {
  return new Api(server.address, (url, request) =>
    fetch(url, { ...request, headers: { ...request.headers, origin: server.address } }),
  );
}

function signIn(username: string, password: string): Promise<string> {
  return page()
    .auth('/sign-in/username', { username, password })
    .then(
      () => 'fine',
      () => 'refused',
    );
}

test('a recovery code sets a new password once and ends all sessions', async () => {
  const ann = await account('ann_recovers', 'an old password');
  expect(await ann.account()).toEqual({
    ...{ username: 'ann_recovers', password: true, recoveryCodes: 0 },
  });
  await ann.newRecoveryCodes();
  const { codes } = await ann.newRecoveryCodes();
  expect(new Set(codes).size).toBe(8);
  expect((await ann.account()).recoveryCodes).toBe(8);
  const username = 'ann_recovers';
  const code = at(codes, 3).toUpperCase().replaceAll('-', ' ');
  const password = 'a new password';
  expect(await codeOf(page().recover({ username, code: 'aaaa-bbbb-cccc', password }))).toBe(
    'wrong-code',
  );
  const eve = await account('eve_recovers', 'another password');
  expect(await codeOf(eve.recover({ username: 'eve_recovers', code, password }))).toBe(
    'wrong-code',
  );
  expect(await codeOf(page().recover({ username, code, password }))).toBe('fine');
  expect(await codeOf(page().recover({ username, code, password }))).toBe('wrong-code');
  expect(await codeOf(ann.me())).toBe('not-signed-in');
  expect(await signIn(username, 'an old password')).toBe('refused');
  expect(await signIn(username, password)).toBe('fine');
  expect(JSON.stringify(await eve.exportMe())).not.toContain(at(codes, 0));
});

test('changing the password needs the old one and ends other sessions', async () => {
  const bob = await account('bob_changes', 'an old password');
  const phone = page();
  await phone.auth('/sign-in/username', { username: 'bob_changes', password: 'an old password' });
  const change = { newPassword: 'a new password', revokeOtherSessions: true };
  const wrong = bob.auth('/change-password', { ...change, currentPassword: 'a wrong password' });
  await expect(wrong).rejects.toThrow();
  await bob.auth('/change-password', { ...change, currentPassword: 'an old password' });
  expect(await codeOf(bob.me())).toBe('fine');
  expect(await codeOf(phone.me())).toBe('not-signed-in');
  expect(await signIn('bob_changes', 'a new password')).toBe('fine');
});

test('an operator resets a password with a code, which is logged', async () => {
  const cid = await account('cid_forgets', 'a forgotten one');
  const { id } = await cid.me();
  expect(await codeOf(cid.resetPassword(id))).toBe('not-yours');
  const { code } = await operator.resetPassword(id);
  const password = 'a fresh password';
  expect(await codeOf(page().recover({ username: 'cid_forgets', code, password }))).toBe('fine');
  expect(await signIn('cid_forgets', password)).toBe('fine');
  const guest = await TestPlayer.at(server.address, 'Gus');
  expect(await codeOf(operator.resetPassword((await guest.api.me()).id))).toBe('account-needed');
  const { acts } = await operator.operatorLog();
  expect(acts).toContainEqual({
    ...{ at: expect.any(Number), what: 'recovery', person: id, why: 'cid_forgets' },
  });
  guest.close();
});

test('a report of a spectator shows their chat, and its speaker can be silenced', async () => {
  const ann = await TestPlayer.at(server.address, 'Ann');
  const bob = await TestPlayer.at(server.address, 'Bob');
  const mine = at(await seated([ann, bob], { game: 'grid', talk: 'free' }), 0);
  const eve = await TestPlayer.at(server.address, 'Eve');
  const fay = await TestPlayer.at(server.address, 'Fay');
  const [hers, other] = [await eve.watch(mine.id), await fay.watch(mine.id)];
  await hers.remark({ text: 'something nasty' });
  await other.until(({ remarks }) => remarks.length === 1);
  await fay.api.reportRemark(mine.id, 1, 'that was nasty');
  const report = at((await operator.operating()).reports, 0);
  expect(report.said).toEqual({ name: 'Eve', text: 'something nasty', phrase: null });
  const context = await operator.reportContext(report.id);
  expect(context.remarks.map(({ text }) => text)).toEqual(['something nasty']);
  expect(context.people.map((one) => [one.name, one.chair])).toContainEqual(['Eve', null]);
  const { id } = await eve.api.me();
  await operator.sanction(id, { kind: 'silence', days: 1, why: 'enough' });
  expect(await hers.remark({ phrase: 'hello' })).toMatchObject({ error: 'silenced' });
  await operator.dismiss(report.id);
  for (const player of [ann, bob, eve, fay]) player.close();
});

test('a report shows its context; silenced people cannot talk, banned people cannot play', async () => {
  const ann = await TestPlayer.at(server.address, 'Ann');
  const bob = await TestPlayer.member(server.address, 'Bob');
  const mine = at(await seated([ann, bob], { game: 'grid', talk: 'free' }), 0);
  const raw = await Raw.open(server.address, bob.api.cookie);
  const speak = (text: string) => raw.say({ type: 'speak', table: mine.id, text });
  await speak('hello there');
  await speak('something nasty');
  await mine.until(({ said }) => said.length === 2);
  await ann.api.report(mine.id, mine.known?.said[1]?.seq ?? 0, 'that was nasty');
  const report = at((await operator.operating()).reports, 0);
  const context = await operator.reportContext(report.id);
  expect(context.said.map(({ text }) => text)).toEqual(['hello there', 'something nasty']);
  const { id } = await bob.api.me();
  expect(context.people.map((one) => [one.name, one.chair])).toContainEqual(['Bob', 1]);
  expect(await codeOf(ann.api.reportContext(report.id))).toBe('not-yours');
  expect(await codeOf(ann.api.sanction(id, { kind: 'ban', days: 1, why: 'x' }))).toBe('not-yours');

  await operator.sanction(id, { kind: 'warn', days: 30, why: 'be kind' });
  expect((await bob.api.sanctions()).sanctions).toMatchObject([{ kind: 'warn', why: 'be kind' }]);
  expect(await speak('sorry')).toMatchObject({ type: 'done' });
  await operator.sanction(id, { kind: 'silence', days: 1, why: 'enough' });
  expect(await speak('but')).toMatchObject({ error: 'silenced' });
  ahead += 2 * DAY;
  expect(await speak('back again')).toMatchObject({ type: 'done' });

  const closed = new Promise<number>((resolve) => raw.onClose(resolve));
  await operator.sanction(id, { kind: 'ban', days: 7, why: 'again' });
  expect(await closed).toBe(4001);
  expect(await codeOf(bob.api.open({ game: 'grid', places: ['me', 'open'] }))).toBe(
    'not-signed-in',
  );
  await operator.dismiss(report.id);
  const { acts } = await operator.operatorLog();
  expect(acts.map(({ what }) => what).slice(0, 4)).toEqual(['dismiss', 'ban', 'silence', 'warn']);
  for (const player of [ann, bob]) player.close();
});

test('a ban holds after signing in again, after a restart, and until it is lifted', async () => {
  const dan = await account('dan_banned', 'a long password');
  const { id } = await dan.me();
  await operator.sanction(id, { kind: 'ban', days: 7, why: 'again' });
  await server.close();
  server = await running({ data }, { operatorToken: TOKEN }, { environment });
  operator = new Api(server.address);
  await operator.operate(TOKEN);
  const again = page();
  await again.auth('/sign-in/username', { username: 'dan_banned', password: 'a long password' });
  expect(await codeOf(again.open({ game: 'grid', places: ['me', 'open'] }))).toBe('banned');
  expect((await again.sanctions()).sanctions).toMatchObject([{ kind: 'ban', why: 'again' }]);
  await expect(Raw.open(server.address, again.cookie)).rejects.toThrow('403');
  await operator.lift(id);
  expect(await codeOf(again.open({ game: 'grid', places: ['me', 'open'] }))).toBe('fine');
});
