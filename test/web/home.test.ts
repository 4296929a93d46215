import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE, type Served, serveThePage, sideways } from './browser.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
}, PATIENCE);
afterAll(() => served.close());

const GAMES = ['knockout', 'round', 'grid'];

/** A visitor with three games in progress, at home. */
async function withGames(width: number, height: number, settings: object): Promise<Page> {
  const page = await served.visitor(settings, { width, height });
  for (const game of GAMES) {
    await page.goto(`${served.address}/play/${game}`);
    await page.waitForURL('**/table/*');
  }
  await page.goto(served.address);
  await page.locator('.resume-game').nth(1).waitFor();
  return page;
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const)
  for (const language of ['en', 'fr'])
    test(`${width}×${height}, ${language}: the five games and two saved ones are above the fold`, async () => {
      const page = await withGames(width, height, { language });
      expect(await page.locator('.resume-game').count()).toBe(2);
      const buttons = page.locator('.poster-play button');
      expect(await buttons.count()).toBe(5);
      const foot = await page.locator('.tab-bar').boundingBox();
      for (const button of await buttons.all()) {
        const box = await button.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? height);
      }
      expect(await sideways(page)).toBe(0);
      await page.close();
    });

test('a deleted game can be restored until the list is left', async () => {
  const page = await withGames(1280, 720, { language: 'en' });
  await page.getByRole('link', { name: 'All games' }).click();
  const games = page.locator('.kept li');
  await games.nth(2).waitFor();
  await page.getByRole('button', { name: 'Delete Round' }).click();
  await page.getByText('Round deleted.').waitFor();
  expect(await games.count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await games.nth(2).waitFor();
  await page.getByRole('button', { name: 'Delete Round' }).click();
  await page.getByText('Round deleted.').waitFor();
  await page.getByRole('link', { name: 'Ringside', exact: true }).click();
  await page.getByRole('link', { name: 'All games 2' }).waitFor();
  await page.close();
});
