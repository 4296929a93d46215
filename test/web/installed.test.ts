import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serveThePage } from './browser.ts';
import { MY_TURN, myTurn, playFirst } from './playing.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

test('a game continues in another tab after its own has crashed', async () => {
  const page = await served.visitor();
  await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).click();
  await page
    .getByRole('button', { name: /, playable,/ })
    .first()
    .click();
  const told = page.locator('.stage-log');
  await page.locator(MY_TURN).waitFor({ state: 'attached' });
  const before = await told.innerText();
  expect(before).toContain('You play');
  const crashed = page.waitForEvent('crash');
  const tools = await page.context().newCDPSession(page);
  tools.send('Page.crash').catch(() => undefined);
  await crashed;
  const other = await page.context().newPage();
  await other.goto(served.address);
  await other.getByRole('link', { name: 'Resume: Knock Out, the grid' }).click();
  const log = other.locator('.stage-log');
  await log.getByText('You play').first().waitFor();
  expect(await log.innerText()).toBe(before);
  await other.context().close();
});

test('a second tab follows a game, and plays it once the first is closed', async () => {
  const page = await served.visitor();
  await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).click();
  await page.locator(MY_TURN).waitFor({ state: 'attached' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = other.getByText('You’re playing this game in another tab.');
  await elsewhere.waitFor();
  expect(await other.locator(MY_TURN).count()).toBe(0);
  await page
    .getByRole('button', { name: /, playable,/ })
    .first()
    .click();
  await other.locator('.stage-log').getByText('You play').first().waitFor();
  await page.close();
  await other.locator(MY_TURN).waitFor({ state: 'attached' });
  expect(await elsewhere.count()).toBe(0);
  await other.context().close();
});

test('a newer version waits until it is accepted, the game stays, and all works offline', async () => {
  const alone = await serveThePage();
  const page = await alone.visitor({}, { installs: true });
  await page.evaluate('navigator.serviceWorker.ready');
  await page.getByRole('button', { name: 'Play now: Knock Out, the grid' }).click();
  await page.locator(MY_TURN).waitFor({ state: 'attached' });
  await page.reload();
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller?.state'))
    .toBe('activated');
  expect(await page.getByText('A new version of Ringside is ready.').count()).toBe(0);
  alone.publish();
  await page.reload();
  await page.getByText('A new version of Ringside is ready.').waitFor();
  const taken = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await taken;
  await page.locator(MY_TURN).waitFor({ state: 'attached' });
  expect(await page.getByText('A new version of Ringside is ready.').count()).toBe(0);
  // Now without a network: another game, the rules, a lesson and a puzzle.
  await alone.cut();
  await page.goto(`${alone.address}/games/grid`);
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  await myTurn(page);
  await playFirst(page);
  await page.goto(`${alone.address}/rules/grid#GR-7`);
  await page.getByText('A line ends at the centre').first().waitFor();
  await page.goto(`${alone.address}/learn/grid`);
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await page.goto(`${alone.address}/puzzles/grid/3`);
  await page.getByText('Only one move wins.').waitFor();
  await alone.close();
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
