import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serveThePage } from './browser.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

test('a game goes on in another tab after its own has crashed', async () => {
  const page = await served.visitor();
  await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).click();
  await page
    .getByRole('button', { name: /, playable,/ })
    .first()
    .click();
  const told = page.getByRole('complementary', { name: 'Log' });
  await told.getByText('Kid Ringside to move.').waitFor();
  const before = await told.innerText();
  const crashed = page.waitForEvent('crash');
  const tools = await page.context().newCDPSession(page);
  tools.send('Page.crash').catch(() => undefined);
  await crashed;
  const other = await page.context().newPage();
  await other.goto(served.address);
  await other.getByRole('link', { name: 'Resume: Knock Out, the grid' }).click();
  const log = other.getByRole('complementary', { name: 'Log' });
  await log.getByText('Kid Ringside to move.').waitFor();
  expect(await log.innerText()).toBe(before);
  await other.context().close();
});

test('a newer version waits until somebody takes it, and the game stays', async () => {
  const page = await served.visitor();
  await page.evaluate('navigator.serviceWorker.ready');
  await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).click();
  await page.getByText('Your turn').first().waitFor();
  await page.reload();
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller?.state'))
    .toBe('activated');
  expect(await page.getByText('A newer Ringside is here.').count()).toBe(0);
  served.publish();
  await page.reload();
  await page.getByText('A newer Ringside is here.').waitFor();
  const taken = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await taken;
  await page.getByText('Your turn').first().waitFor();
  expect(await page.getByText('A newer Ringside is here.').count()).toBe(0);
  await page.context().close();
});

test('the page offers to be installed once the browser does', async () => {
  const page = await served.visitor();
  const install = page.getByRole('button', { name: 'Install' });
  await page.locator(':root[data-open]').waitFor();
  expect(await install.count()).toBe(0);
  await page.evaluate(`dispatchEvent(Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => { document.title = 'installing'; },
  }))`);
  await install.click();
  await expect.poll(() => page.title()).toBe('installing');
  await install.waitFor({ state: 'detached' });
  await page.context().close();
});
