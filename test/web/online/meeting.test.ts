import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../accessibility.ts';
import { leave } from '../browser.ts';
import { type Online, serveOnline } from './served.ts';

let online: Online;
beforeAll(async () => {
  online = await serveOnline();
});
afterAll(() => online?.close());

/** Hides or shows a page as switching tabs does. */
async function look(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  `);
}

test('one press opens a private table; a name is asked once, kept, and changed everywhere', async () => {
  const ann = await online.visitor();
  await ann.getByRole('link', { name: 'Play with a friend: Round' }).click();
  const name = ann.getByRole('textbox', { name: 'Your name' });
  expect((await name.inputValue()).split(' ').length).toBeGreaterThan(1);
  await name.fill('Southpaw Otter');
  await ann.getByRole('button', { name: 'Continue' }).click();
  await ann.waitForURL(/\/online\//);
  await ann.getByRole('img', { name: 'QR code' }).waitFor();
  await ann.getByRole('listitem').filter({ hasText: 'Southpaw Otter You' }).waitFor();
  expect(await accessibilityViolations(ann)).toEqual([]);
  const bob = await online.visitor({ name: 'Bob' }, { path: new URL(ann.url()).pathname });
  await bob.getByRole('button', { name: 'Take seat B' }).click();
  await ann.getByRole('listitem').filter({ hasText: 'Bob' }).waitFor();
  await ann.getByRole('button', { name: 'Edit' }).click();
  await ann.getByRole('radio', { name: '3', exact: true }).check();
  await ann.getByRole('button', { name: 'Save' }).click();
  await bob.getByText('3 players').waitFor();
  // On another page Ann is notified of the table, and a new name reaches it.
  await ann.goto(`${online.address}/settings`);
  await ann.getByRole('textbox', { name: 'Your name' }).fill('Bantam Heron');
  await ann.keyboard.press('Enter');
  await bob.getByRole('listitem').filter({ hasText: 'Bantam Heron' }).waitFor();
  await ann.getByRole('button', { name: /^Your tables/ }).click();
  const withBob = ann.getByRole('dialog').getByText(/Bob/);
  await withBob.waitFor();
  await bob.getByRole('button', { name: 'Leave table' }).click();
  await bob.waitForURL(`${online.address}/`);
  // A person who left before she was notified has not joined.
  await withBob.waitFor({ state: 'detached' });
  await ann.keyboard.press('Escape');
  await bob.goBack();
  await bob.getByRole('button', { name: 'Take seat B' }).click();
  const notice = ann.getByRole('region', { name: 'Notices' });
  await notice.getByText('Bob joined your table: Round.').waitFor();
  await notice.getByRole('button', { name: 'Open' }).click();
  await ann.getByRole('button', { name: 'Start with bots' }).click();
  for (const page of [ann, bob]) await page.locator('[data-step]').waitFor({ state: 'attached' });
  await leave(ann, bob);
});

test('a new name reaches other tabs and devices, and a refused one is kept nowhere', async () => {
  const ann = await online.visitor({ name: 'Ann' });
  await ann.getByRole('link', { name: 'Play with a friend: Round' }).click();
  await ann.getByRole('listitem').filter({ hasText: 'Ann You' }).waitFor();
  const storageState = await ann.context().storageState();
  const device = await online.browser.newContext({ storageState, serviceWorkers: 'block' });
  const [tab, phone] = [await ann.context().newPage(), await device.newPage()];
  for (const page of [tab, phone]) {
    await page.goto(`${online.address}/settings`);
    await page.getByRole('banner').getByText('Ann', { exact: true }).waitFor();
  }
  await ann.goto(`${online.address}/account`);
  const name = ann.getByRole('textbox', { name: 'Your name' });
  for (const wanted of ['\u200b\u200b', 'Bantam Heron']) {
    await name.fill(wanted);
    await name.press('Enter');
    if (wanted !== 'Bantam Heron') await ann.getByRole('alert').waitFor();
  }
  for (const page of [ann, tab, phone])
    await page.getByRole('banner').getByText('Bantam Heron').waitFor();
  // What another tab sets later does not bring the old name back.
  await tab.getByRole('button', { name: 'Français' }).click();
  await ann.getByRole('heading', { name: 'Compte', exact: true }).waitFor();
  await ann.reload();
  await ann.getByRole('banner').getByText('Bantam Heron').waitFor();
  await leave(ann, phone);
});

test('two people searching for an opponent are paired on any page and see the start', async () => {
  const ann = await online.visitor({ name: 'Ann' });
  const bob = await online.visitor({ name: 'Bob' });
  // The table begins before Bob's page hears that his search has.
  await bob.route('**/api/me/search', async (route) => {
    const response = await route.fetch();
    await bob.waitForURL(/\/online\//);
    await route.fulfill({ response });
  });
  for (const page of [ann, bob]) {
    await page.getByRole('link', { name: 'Find an opponent: Knock Out, the grid' }).click();
    await page.getByRole('button', { name: 'Find an opponent', exact: true }).click();
    if (page === ann) {
      await ann.getByRole('complementary', { name: 'Finding an opponent' }).waitFor();
      await ann.goto(`${online.address}/rules`);
      await ann.getByRole('complementary', { name: 'Finding an opponent' }).waitFor();
    }
  }
  // Bob waits on the home page and is taken to the table; Ann reads the rules and is notified.
  await bob.waitForURL(/\/online\//);
  await ann.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [ann, bob]) await page.locator('[data-step]').waitFor({ state: 'attached' });
  await leave(ann, bob);
});

/** Writes down what the page lets be heard and shows outside of itself. */
const LISTENING = `
  globalThis.outside = [];
  globalThis.sounds = 0;
  globalThis.Notification = class {
    static permission = 'granted';
    constructor(title) { outside.push(title); }
    addEventListener() {}
    close() {}
  };
  AudioBufferSourceNode.prototype.start = () => { sounds++; };
`;

test('a hidden page calls by title, icon, sound and a notification, whatever it shows', async () => {
  const ann = await online.visitor({ name: 'Ann', sound: true });
  await ann.getByRole('link', { name: 'Play with a friend: Knock Out, the grid' }).click();
  await ann.getByRole('img', { name: 'QR code' }).waitFor();
  const path = new URL(ann.url()).pathname;
  await ann.context().addInitScript(LISTENING);
  await ann.goto(`${online.address}/games/kickbox`);
  await ann.getByRole('button', { name: /^Your tables/ }).waitFor();
  await look(ann, 'hidden');
  const bob = await online.visitor({ name: 'Bob' }, { path });
  await bob.getByRole('button', { name: 'Take seat B' }).click();
  await bob.getByText(/Waiting for Ann to confirm/).waitFor();
  await expect.poll(() => ann.title()).toMatch(/^\(1\) /);
  await ann.locator('link[rel="icon"][href="/icon-badge.svg"]').waitFor({ state: 'attached' });
  await expect.poll(() => ann.evaluate('outside.length')).toBeGreaterThan(0);
  await expect.poll(() => ann.evaluate('sounds')).toBeGreaterThan(0);
  await look(ann, 'visible');
  await ann.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [ann, bob]) await page.locator('[data-step]').waitFor({ state: 'attached' });
  // At the table itself, in sight, nothing calls any more.
  await ann.locator('link[rel="icon"][href="/icon.svg"]').waitFor({ state: 'attached' });
  await expect.poll(() => ann.title()).not.toMatch(/^\(/);
  await ann.context().close();
  await leave(bob);
});

test('a person with a hidden page is asked to confirm, and plays if back in time', async () => {
  const ann = await online.visitor({ name: 'Ann' });
  await ann.getByRole('link', { name: 'Play with a friend: Knock Out, the grid' }).click();
  await ann.waitForURL(/\/online\//);
  await ann.getByRole('img', { name: 'QR code' }).waitFor();
  await look(ann, 'hidden');
  const bob = await online.visitor({ name: 'Bob' }, { path: new URL(ann.url()).pathname });
  await bob.getByRole('button', { name: 'Take seat B' }).click();
  await bob.getByText(/Waiting for Ann to confirm/).waitFor();
  await look(ann, 'visible');
  for (const page of [ann, bob]) await page.locator('[data-step]').waitFor({ state: 'attached' });
  await leave(ann, bob);
});
