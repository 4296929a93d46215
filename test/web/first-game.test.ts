import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { leave, type Served, serveThePage } from './browser.ts';
import { afterStep, MY_TURN, typeMove } from './playing.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

const CARD = { name: /^Your first game of / };
const COACH = { name: 'Coach Bruno' };

describe('a first game', () => {
  test('of each kind begins with goal, turn and end, and a coach at the first decision', async () => {
    const page = await served.visitor({ tips: true });
    const card = page.getByRole('dialog', CARD);
    for (const { id } of GAMES) {
      await page.goto(`${served.address}/play/${id}`);
      await card.waitFor();
      expect(await card.getByRole('term').allInnerTexts()).toEqual([
        'Goal',
        'Your turn',
        'How it ends',
      ]);
      for (const says of await card.getByRole('definition').allInnerTexts())
        expect(says).toMatch(/\.$/);
      await card.getByRole('button', { name: 'Start' }).click();
      await card.waitFor({ state: 'detached' });
      await page.getByRole('complementary', COACH).waitFor();
    }
    await leave(page);
  });

  test('“Teach me” leads to the lesson, and the card does not come back', async () => {
    const page = await served.visitor({ tips: true }, { path: '/play/grid' });
    await page.getByRole('button', { name: 'Teach me' }).click();
    await page.waitForURL('**/learn/grid');
    await page.goto(`${served.address}/play/grid`);
    await page.locator(MY_TURN).waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog', CARD).count()).toBe(0);
    await leave(page);
  });
});

describe('the coach', () => {
  test('gives a tip once for each kind of question, and none after being dismissed', async () => {
    const page = await served.visitor({ tips: true }, { path: '/play/challengers' });
    await page.getByRole('button', { name: 'Start' }).click();
    const coach = page.getByRole('complementary', COACH);
    await coach.getByText(/^Choose a level/).waitFor();
    const step = await page.locator('[data-step]').getAttribute('data-step');
    await typeMove(page);
    await afterStep(page, step).waitFor({ state: 'attached' });
    await coach.getByText(/^Take strong cards/).waitFor();
    await coach.getByRole('button', { name: 'No more tips' }).click();
    await coach.waitFor({ state: 'detached' });
    await page.goto(`${served.address}/play/challengers`);
    await page.locator(MY_TURN).waitFor({ state: 'attached' });
    expect(await coach.count()).toBe(0);
    expect(await page.getByRole('dialog', CARD).count()).toBe(0);
    await leave(page);
  });

  test('covers nothing on a phone; a setting turns it off and on', async () => {
    const page = await served.visitor(
      { tips: false },
      { width: 390, height: 844, path: '/settings' },
    );
    await page.getByLabel('Tips in first games').click();
    await page.goto(`${served.address}/play/grid`);
    await page.getByRole('button', { name: 'Start' }).click();
    const coach = page.getByRole('complementary', COACH);
    await coach.getByRole('button', { name: 'Got it' }).click({ trial: true });
    for (const hole of await page.getByRole('button', { name: /, playable,/ }).all())
      await hole.click({ trial: true });
    await leave(page);
  });
});
