import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../src/engine/list.ts';
import { leave, type Served, serveThePage } from './browser.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

/** What the spotlight shows: unselected cards, then the response. */
const CARDS = '.kickbox-hand-card.kickbox-hinted:not([aria-pressed="true"])';
const RESPONSE = 'button.kickbox-hinted:not(.kickbox-hand-card)';
const MAIN = '.kickbox-tone-main';

function stepOf(page: Page): Promise<string | null> {
  return page.locator('[data-lesson]').getAttribute('data-lesson');
}

/** Whether the coach's box covers anything that is lit. */
const COVERS = `(() => {
  const box = document.querySelector('.lesson-box').getBoundingClientRect();
  return [...document.querySelectorAll('.spotlight-edge')].some((light) => {
    const { top, left, right, bottom } = light.getBoundingClientRect();
    return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
  });
})()`;

/** The parts of the table that are cut off by the window or squeezed below their content. */
const CUT_OFF = `['.stage-seats', '.stage-dock', '.stage-question'].filter((part) => {
  const element = document.querySelector(part);
  const { right, bottom } = element.getBoundingClientRect();
  return right > innerWidth || bottom > innerHeight + 1 || element.clientHeight < element.scrollHeight - 8;
})`;

/** Does what the spotlight shows. */
async function doStep(page: Page): Promise<void> {
  const step = await stepOf(page);
  await page.locator('.spotlight-edge').first().waitFor();
  expect(await page.evaluate(COVERS)).toBe(false);
  const changed = page.locator(`[data-lesson]:not([data-lesson="${step}"])`);
  const main = page.locator(MAIN);
  for (let left = await page.locator(CARDS).count(); left > 0; left--) {
    await (await nextCard(page)).click();
    await expect.poll(() => page.locator(CARDS).count()).toBe(left - 1);
  }
  const response = page.locator(RESPONSE);
  if ((await response.count()) > 0) {
    // A response answers immediately, or shows the button that does.
    const stood = (await main.count()) > 0;
    await response.first().click();
    await (stood ? changed : changed.or(main).first()).waitFor({ state: 'attached' });
  }
  if ((await changed.count()) === 0) await main.first().click();
  await changed.waitFor({ state: 'attached' });
}

/** The lit card that the coach names first: they are selected in that order. */
async function nextCard(page: Page): Promise<Locator> {
  const cards = await page.locator(CARDS).all();
  const says = await page.locator('.lesson-says').innerText();
  const names = await Promise.all(cards.map((card) => card.getAttribute('aria-label')));
  const places = names.map((name) => says.indexOf(name?.split(',')[0] ?? ''));
  return at(cards, places.indexOf(Math.min(...places)));
}

describe('a lesson', () => {
  test('can be completed on a phone by pressing what is lit, and offers a first game', async () => {
    const page = await served.visitor(
      {},
      { width: 390, height: 844, touch: true, path: '/learn/kickbox' },
    );
    const next = page.getByRole('button', { name: 'Next' });
    const done = page.getByRole('region', { name: 'Lesson complete!' });
    for (let steps = 0; steps < 30 && (await done.count()) === 0; steps++) {
      await next.or(page.locator('.spotlight')).first().waitFor();
      const step = await stepOf(page);
      if ((await next.count()) === 0) await doStep(page);
      else {
        await next.click();
        await page
          .locator(`[data-lesson]:not([data-lesson="${step}"])`)
          .waitFor({ state: 'attached' });
      }
    }
    await done.getByText('you know how to play Kickbox Champion').waitFor();
    await done.getByRole('button', { name: 'Play your first game' }).click();
    await page.waitForURL('**/table/**');
    await leave(page);
  });

  test('on a phone shows dock and seats in full while the coach speaks', async () => {
    const page = await served.visitor(
      { language: 'fr', own: ['language'] },
      { width: 390, height: 844, touch: true, path: '/learn/knockout' },
    );
    for (const game of ['knockout', 'round', 'challengers']) {
      await page.goto(`${served.address}/learn/${game}`);
      await page.locator('.lesson-box').waitFor();
      expect.soft(await page.evaluate(CUT_OFF), game).toEqual([]);
      expect.soft(await page.locator('.stage-dock .button-main').count(), game).toBe(0);
    }
    await leave(page);
  });

  test('goes back, and explains a wrong answer', async () => {
    const page = await served.visitor({}, { path: '/learn/grid' });
    const box = page.locator('.lesson-box');
    const back = box.getByRole('button', { name: 'Back' });
    await box.getByText('The discs are yours').waitFor();
    expect(await back.isDisabled()).toBe(true);
    await box.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: /^c1,/ }).click();
    await box.getByText('Not quite, try again. That is allowed, but').waitFor();
    await page.getByRole('button', { name: /^b1,/ }).click();
    await box.getByText('That is a knockout').waitFor();
    await page.getByRole('button', { name: /^b2, your peg/ }).waitFor();
    await back.click();
    await box.getByText('A ring at b2').waitFor();
    await page.getByRole('button', { name: /^b2, peg of Player B/ }).waitFor();
    await leave(page);
  });
});
