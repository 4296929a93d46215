import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { Running } from '../../../src/server/serve.ts';
import { scratch } from '../../server/bundle.ts';
import { running } from '../../server/players.ts';
import { shifting } from '../../server/shifting-clock.ts';
import { builtPage, openBrowser, visit } from '../browser.ts';
import { sitDown, yourTurn } from './playing.ts';

const clock = shifting();
let server: Running;
let browser: Browser;
beforeAll(async () => {
  const options = { webRoot: await builtPage() };
  server = await running({ data: scratch() }, options, { environment: clock.environment });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const visitor = (name: string): Promise<Page> => visit(browser, server.address, { name });

/** Opens a live table with so much time that the clock never matters. */
async function openLive(page: Page): Promise<string> {
  await page.goto(`${server.address}/friend/grid`);
  await page.waitForURL(/\/online\//);
  await page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1);
    const pace = { type: 'live', bank: 86_400, increment: 0 };
    await fetch(`/api/tables/${table}/terms`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pace, listed: true }),
    });
  });
  return page.url();
}

test('whoever is gone for a minute is replaced by a bot, and has the seat again when back', async () => {
  const ann = await visitor('Ann');
  const bob = await visitor('Bob');
  const table = await openLive(ann);
  await sitDown(bob, table);
  await yourTurn(ann);
  const kept = await bob.context().storageState();
  await bob.context().close();
  await ann.getByText('offline').waitFor();
  const notice = ann.getByRole('status').filter({ hasText: 'Bob isn’t responding.' });
  await clock.later(61, () => notice.isVisible()).toBe(true);
  await notice.getByRole('button', { name: 'Wait' }).click();
  await notice.waitFor({ state: 'hidden' });
  // The question comes again to whoever looks anew.
  await ann.reload();
  await notice.getByRole('button', { name: 'Put a bot in' }).click();
  await ann.getByText('is filling in').waitFor();
  const back = await browser.newContext({ storageState: kept, serviceWorkers: 'block' });
  const bobAgain = await back.newPage();
  await bobAgain.goto(table);
  await bobAgain.getByRole('button', { name: 'Take my seat back' }).click();
  await ann.getByText('is filling in').waitFor({ state: 'hidden' });
  await ann.context().close();
  await back.close();
});

test('a table whose host has gone for two minutes is offered to nobody until the host is back', async () => {
  const ann = await visitor('Ann');
  await openLive(ann);
  const eve = await visitor('Eve');
  const join = eve.getByRole('button', { name: /^Join: / });
  await join.waitFor();
  const kept = await ann.context().storageState();
  const table = ann.url();
  await ann.context().close();
  await clock.later(121, () => join.isVisible()).toBe(false);
  await eve.goto(`${server.address}/lobby`);
  await eve.getByText('No open tables right now.').waitFor();
  const back = await browser.newContext({ storageState: kept, serviceWorkers: 'block' });
  await (await back.newPage()).goto(table);
  await join.waitFor();
  await back.close();
  await eve.context().close();
});
