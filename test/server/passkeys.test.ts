import { expect, test } from 'vitest';
import { Api, ApiError } from '../../src/client/api.ts';
import { Authenticator } from './authenticator.ts';
import { running } from './players.ts';
import { onBothStores } from './stores.ts';

/** A page of this server; browsers send its origin. */
function browser(address: string): Api {
  return new Api(address, (url, request) =>
    fetch(url, { ...request, headers: { ...request.headers, origin: address } }),
  );
}

async function register(api: Api, key: Authenticator): Promise<void> {
  const options = await api.auth('/passkey/generate-register-options');
  await api.auth('/passkey/verify-registration', { response: key.register(options) });
}

/** Signs in; returns what was sent, as an eavesdropper would have it. */
async function signIn(api: Api, key: Authenticator): Promise<object> {
  const options = await api.auth('/passkey/generate-authenticate-options');
  const response = key.signIn(options);
  await api.auth('/passkey/verify-authentication', { response });
  return response;
}

async function statusOf(promise: Promise<unknown>): Promise<number> {
  return promise.then(
    () => 200,
    (error) => (error instanceof ApiError ? error.status : 0),
  );
}

onBothStores((fresh) => {
  test('a guest creates a passkey and keeps their seats; it signs in on the next visit', async () => {
    const server = await running(await fresh());
    const key = new Authenticator(server.address);
    const ann = browser(server.address);
    const { id } = await ann.guest({ name: 'Ann' });
    const { table } = await ann.open({ game: 'grid', places: ['me', 'open'] });
    await register(ann, key);
    expect(await ann.me()).toMatchObject({ id, name: 'Ann', account: true });
    const later = browser(server.address);
    await signIn(later, key);
    expect(await later.me()).toMatchObject({ id, name: 'Ann', account: true });
    expect((await later.myTables()).tables.map((line) => line.id)).toEqual([table]);
    expect((await later.sessions()).sessions).toHaveLength(2);
    await server.close();
  });

  test('a guest who signs in with a passkey has both games', async () => {
    const server = await running(await fresh());
    const key = new Authenticator(server.address);
    const ann = browser(server.address);
    const { id } = await ann.guest({ name: 'Ann' });
    const first = await ann.open({ game: 'grid', places: ['me', 'open'] });
    await register(ann, key);
    const phone = browser(server.address);
    await phone.guest({ name: 'Somebody' });
    const second = await phone.open({ game: 'grid', places: ['me', 'open'] });
    await signIn(phone, key);
    expect(await phone.me()).toMatchObject({ id, account: true });
    const mine = (await phone.myTables()).tables.map((line) => line.id);
    expect(mine.sort()).toEqual([first.table, second.table].sort());
    await server.close();
  });

  test('a forged signature, a replayed response and a key for another site are refused', async () => {
    const server = await running(await fresh());
    const key = new Authenticator(server.address);
    const ann = browser(server.address);
    await ann.guest({ name: 'Ann' });
    await register(ann, key);
    const eve = browser(server.address);
    expect(await statusOf(signIn(eve, key.forged()))).toBe(401);
    const overheard = await signIn(browser(server.address), key);
    await eve.auth('/passkey/generate-authenticate-options');
    const replayed = eve.auth('/passkey/verify-authentication', { response: overheard });
    expect(await statusOf(replayed)).toBe(400);
    const elsewhere = new Authenticator('https://evil.example');
    expect(await statusOf(register(ann, elsewhere))).toBeGreaterThanOrEqual(400);
    expect(await statusOf(eve.me())).toBe(401);
    await server.close();
  });
});
