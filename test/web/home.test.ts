import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf } from '../../src/games/rules.ts';
import { leave, PATIENCE, type Served, serveThePage, sideways } from './browser.ts';
import { recordedQuestions } from './recorded.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
}, PATIENCE);
afterAll(() => served.close());

/** Knock Out, Round and Grid, each at a question. */
const SAVED = ['knockout', 'round', 'grid'].map((id) => {
  const hosted = gameOf(id);
  const [game] = hosted ? recordedQuestions(hosted, { seats: hosted.seats.min, options: {} }) : [];
  return game ?? expect.fail();
});

/** A visitor with three games in progress, at home. */
async function withGames(width: number, height: number, settings: object): Promise<Page> {
  const page = await served.visitor(settings, { width, height, saved: SAVED });
  await page.locator('.resume-game').nth(1).waitFor();
  return page;
}

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

/** The names of posters that are wider than their poster, and the buttons that are not above the fold. */
const FAULTS = `[...document.querySelectorAll('.poster')].flatMap((poster) => {
  const name = document.createRange();
  name.selectNodeContents(poster.querySelector('.poster-name'));
  const bar = document.querySelector('.tab-bar')?.getBoundingClientRect();
  const fold = bar?.height ? bar.top : innerHeight;
  const button = poster.querySelector('.poster-play button').getBoundingClientRect();
  return [
    ...(name.getBoundingClientRect().right > poster.getBoundingClientRect().right - 8 ? ['wide ' + name] : []),
    ...(button.height === 0 || button.bottom > fold ? ['below the fold: ' + name] : []),
  ];
})`;

for (const language of ['en', 'fr'])
  test(`${language}: the five games and two saved ones are above the fold at every size`, async () => {
    const page = await withGames(1440, 900, { language });
    expect(await page.locator('.resume-game').count()).toBe(2);
    expect(await page.locator('.poster-play button').count()).toBe(5);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect.soft(await page.evaluate(FAULTS), `${width}×${height}`).toEqual([]);
      expect.soft(await sideways(page), `${width}×${height}`).toBe(0);
    }
    await leave(page);
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
  await leave(page);
});
