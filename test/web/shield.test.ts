import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { sized } from '../../src/testing/size.ts';
import { leave, type Served, serveThePage } from './browser.ts';
import { afterStep, typeMove } from './playing.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

/** Everything readable on the page: texts, live region and accessible names. */
const READABLE = `(() => {
  const main = document.querySelector('main');
  const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')];
  return {
    spoken: document.querySelector('[role=log]').textContent,
    lines: [...main.querySelectorAll('li')].map((line) => line.textContent),
    rest: [...main.querySelectorAll('h2, h3, p, section > button')].map((one) => one.textContent),
    names: named
      .filter((one) => main.contains(one) && !one.matches('.rule-link, .shield *:is(svg)'))
      .map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title') ?? ''),
    inputs: main.querySelectorAll('input, select, textarea, details, [role=dialog]').length,
    sheets: document.querySelectorAll('.sheet, .card, .backdrop').length,
  };
})()`;

interface Readable {
  readonly spoken: string;
  readonly lines: readonly string[];
  readonly rest: readonly string[];
  readonly names: readonly string[];
  readonly inputs: number;
  readonly sheets: number;
}

/** While the shield is up, only the shield and public news are shown, in the third person. */
async function expectNothingPrivate(page: Page): Promise<void> {
  const seen = await page.evaluate<Readable>(READABLE);
  expect(seen.spoken).toBe('');
  expect(seen.inputs + seen.sheets).toBe(0);
  expect(seen.names.filter((name) => name !== '')).toEqual([]);
  expect(seen.lines.filter((line) => /^(You|Your hand:) /.test(line))).toEqual([]);
  const known =
    /Hand over to|Only Player [A-H] should look|I’m Player|Since Player .* last move|^Player [A-H]$/;
  expect(seen.rest.filter((words) => !known.test(words))).toEqual([]);
}

/** How many hand-overs are checked. */
const HAND_OVERS = sized(2, 6);

describe('on one device', () => {
  for (const { id } of GAMES.filter(({ id: game }) => game !== 'grid')) {
    test(`${id}: while the shield is up nothing private can be read or announced`, async () => {
      const page = await served.visitor({}, { path: `/games/${id}` });
      await page.getByRole('radio', { name: 'On one device' }).check();
      await page.getByRole('button', { name: 'Ring the bell' }).click();
      const shield = page.getByRole('button', { name: /^I’m Player/ });
      const asked = page.locator('[data-turn="mine"] .stage-question');
      const held = new Set<string>();
      for (let seen = 0; seen < HAND_OVERS; ) {
        await shield.or(asked).first().waitFor();
        if ((await shield.count()) > 0) {
          await expectNothingPrivate(page);
          held.add(await shield.innerText());
          seen++;
          await shield.click();
          await asked.waitFor();
        }
        const step = await page.locator('[data-step]').getAttribute('data-step');
        await typeMove(page);
        await shield.or(afterStep(page, step).locator('.stage-question')).first().waitFor();
      }
      expect(held.size).toBeGreaterThan(1);
      await leave(page);
    });
  }

  test('Knock Out: bets need no hand-over, and going Back and Forward puts the shield up again', async () => {
    const page = await served.visitor({}, { path: '/games/knockout' });
    await page.getByRole('radio', { name: 'On one device' }).check();
    await page.getByRole('button', { name: 'Ring the bell' }).click();
    const shield = page.getByRole('button', { name: /^I’m Player/ });
    const asked = (about: string) => page.locator(`[data-asks="${about}"] .stage-question`);
    await asked('challenge')
      .getByText(/^Player [A-D]$/)
      .waitFor();
    await typeMove(page);
    await shield.click();
    await asked('train').waitFor();
    await page.goBack();
    await page.locator('.start').waitFor();
    await page.goForward();
    await shield.waitFor();
    expect(await page.locator('.stage').count()).toBe(0);
    for (let fighters = 0; fighters < 2; fighters++) {
      await shield.click();
      await asked('train').waitFor();
      await typeMove(page);
      await asked('train').waitFor({ state: 'detached' });
    }
    const bettors = new Set<string>();
    for (let bets = 0; bets < 3; bets++) {
      const bettor = asked('chip').locator('.stage-turn');
      bettors.add(await bettor.innerText());
      const step = await page.locator('[data-step]').getAttribute('data-step');
      await typeMove(page);
      await afterStep(page, step).waitFor({ state: 'attached' });
    }
    expect(bettors.size).toBe(3);
    await leave(page);
  });

  test('grid has nothing to hide, and needs no shield', async () => {
    const page = await served.visitor({}, { path: '/games/grid' });
    await page.getByRole('radio', { name: 'On one device' }).check();
    await page.getByRole('button', { name: 'Ring the bell' }).click();
    await page.locator('[data-turn="mine"] .stage-question').waitFor();
    expect(await page.getByRole('button', { name: /^I’m Player/ }).count()).toBe(0);
    await leave(page);
  });
});
