import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../accessibility.ts';
import { leave, sideways } from '../browser.ts';
import { goTo, openTable } from '../online/playing.ts';
import { type Online, serveOnline } from '../online/served.ts';
import { typeToTheEnd } from '../typed-games.ts';

let online: Online;
/** Passkeys belong to a host name, never to an IP address. */
let address: string;
beforeAll(async () => {
  online = await serveOnline();
  address = online.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => online?.close());

async function visitor(settings: object, { path = '/account', width = 1200 } = {}): Promise<Page> {
  return online.visitor(settings, { at: address, path, width });
}

/** A virtual authenticator that approves everything. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function signUp(page: Page, username: string): Promise<void> {
  await goTo(page, '/account');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('a rather long sentence');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Welcome!').first().waitFor();
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await goTo(page, '/account');
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('accounts', () => {
  test('a guest creates an account with a passkey, signs out, and signs in with it', async () => {
    const page = await visitor({ name: 'Ann' });
    await withAuthenticator(page);
    await page.reload();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByText('You’re playing as Ann, a guest in this browser.').waitFor();
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByText('Signed in as Ann.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You’re not signed in.').waitFor();
    await page.getByRole('radio', { name: 'Sign in' }).check();
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await page.getByText('Signed in as Ann.', { exact: true }).waitFor();
    await page.context().close();
  });

  test('settings are synced to an account and to another device', async () => {
    const desk = await visitor({ name: 'Bea', theme: 'dark', language: 'en', speed: 'slow' });
    await signUp(desk, 'bea_1');
    const phone = await visitor({ text: 'large' }, { width: 360 });
    await signIn(phone, 'bea_1', 'something else');
    await phone.getByText('Wrong username or password.').first().waitFor();
    await signIn(phone, 'bea_1', 'a rather long sentence');
    await phone.getByText('Signed in as Bea.', { exact: true }).waitFor();
    // The device's own appearance settings stay; the rest is synced.
    await phone.locator('html[data-theme=dark][data-text=large]').waitFor();
    await phone.goto(`${address}/settings`);
    await phone.getByText('Settings are saved with your account.').waitFor();
    await phone.getByRole('radio', { name: 'Slow', checked: true }).waitFor();
    await phone.getByRole('radio', { name: 'High' }).check();
    await phone.getByRole('radio', { name: 'Light' }).check();
    const kept = phone.waitForResponse(
      (response) => response.request().postData()?.includes('"text":"larger"') === true,
    );
    await phone.getByRole('radio', { name: 'Larger' }).check();
    expect((await kept).status()).toBe(200);
    await desk.goto(`${address}/settings`);
    await desk.locator('html[data-text=larger][data-contrast=more][data-theme=dark]').waitFor();
    await expect.poll(() => sideways(phone)).toBe(0);
    await leave(desk);
    await leave(phone);
  });

  test('another browser is signed out remotely; an account is deleted for good', async () => {
    const here = await visitor({ name: 'Cleo' });
    await signUp(here, 'cleo_1');
    const there = await visitor({});
    await signIn(there, 'cleo_1', 'a rather long sentence');
    await there.getByText('Signed in as Cleo.', { exact: true }).waitFor();
    await here.reload();
    await here.getByRole('button', { name: 'Sign out this device' }).click();
    await here.getByRole('button', { name: 'Sign out this device' }).waitFor({ state: 'hidden' });
    await there.reload();
    await there.getByText('You’re not signed in.').waitFor();
    expect(await accessibilityViolations(here)).toEqual([]);
    const saved = here.waitForEvent('download');
    await here.getByRole('button', { name: 'Download my data' }).click();
    expect((await saved).suggestedFilename()).toBe('ringside.json');
    await here.getByRole('button', { name: 'Delete my account' }).click();
    await here.getByText(/deleted immediately and permanently/).waitFor();
    await here.getByRole('button', { name: 'Cancel' }).click();
    await here.getByRole('button', { name: 'Delete my account' }).click();
    await here.getByRole('button', { name: 'Delete permanently' }).click();
    await here.getByText('Your data has been deleted.').first().waitFor();
    await signIn(here, 'cleo_1', 'a rather long sentence');
    await here.getByText('Wrong username or password.').first().waitFor();
    await leave(here);
    await leave(there);
  });
});

describe('results', () => {
  test('the profile lists a finished game with its note, by filter', async () => {
    const page = await visitor({ name: 'Dot' }, { path: '/profile' });
    await page.getByText('You’re not signed in.').waitFor();
    await openTable(page, { game: 'grid', seats: 2, bots: 1, preset: 'First game' });
    await typeToTheEnd(page);
    await page.locator('.result-note summary').click();
    await page.getByLabel('Your note on this game').fill('mind the corners');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('Saved. Only you can see it.').first().waitFor();
    await page.goto(`${address}/profile`);
    await page.getByText('Note: mind the corners').waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'mind the corners' });
    const ended = await row.locator('.result-mark').innerText();
    await page.getByRole('rowheader', { name: 'Pegs at the end' }).waitFor();
    const other = /won/i.test(ended) ? 'Lost' : 'Won';
    await page.getByRole('combobox', { name: 'Any result' }).selectOption(other);
    await page.getByText('No matching games').waitFor();
    await page.getByRole('combobox', { name: 'Any result' }).selectOption('Any result');
    await page.getByRole('textbox', { name: 'Against' }).fill('rook');
    await row.waitFor();
    await page.getByRole('textbox', { name: 'Against' }).fill('nobody');
    await page.getByText('No matching games').waitFor();
    await page.getByRole('textbox', { name: 'Against' }).fill('');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => sideways(page)).toBe(0);
    await row.getByRole('link', { name: /^Replay/ }).click();
    await page.getByRole('slider').waitFor();
    await leave(page);
  });
});
