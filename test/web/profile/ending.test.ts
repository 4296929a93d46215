import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from '../accessibility.ts';
import { leave, sideways } from '../browser.ts';
import { openTable } from '../online/playing.ts';
import { type Online, serveOnline } from '../online/served.ts';
import { recordedGame } from '../recorded.ts';
import { typeToTheEnd } from '../typed-games.ts';

let online: Online;
beforeAll(async () => {
  online = await serveOnline();
});
afterAll(() => online?.close());

/** Presses a button as soon as it exists, because the page does not wait. */
function pressAtOnce(page: Page, words: string): Promise<unknown> {
  return page.evaluate(`new Promise((pressed) => {
    const look = () => {
      const found = [...document.querySelectorAll('button')].find((one) => one.textContent === '${words}');
      if (!found) return;
      looking.disconnect();
      found.click();
      pressed();
    };
    const looking = new MutationObserver(look);
    looking.observe(document.body, { childList: true, subtree: true });
  })`);
}

test('the result gives the reason and the sums, proves the deal, and links to every decision', async () => {
  const page = await online.visitor({ name: 'Ann' }, { path: '/games/grid' });
  await page.getByRole('radio', { name: 'First game' }).check();
  await page.getByRole('button', { name: 'Ring the bell' }).click();
  const answers = await typeToTheEnd(page);
  await page.getByRole('heading', { name: 'Decisive moment' }).waitFor();
  expect(await page.locator('.decisive-picture .stage-grid').count()).toBe(1);
  const rows = page.locator('.score-table tbody tr');
  const totals = await rows.locator('.score-total').allInnerTexts();
  // Every hole of the small grid but the centre has a peg.
  expect(totals.map(Number).reduce((a, b) => a + b)).toBe(18);
  await page.locator('.score-total').first().getByRole('button').click();
  await page.getByRole('rowheader', { name: 'Knocked out and replaced' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await page
    .getByText(/^✓? ?Fair: all \d+ steps match/)
    .first()
    .waitFor();
  await page.getByText('The commitment in the game file is the one shown at this table.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const stopped = pressAtOnce(page, 'Stop');
  await page.getByRole('link', { name: 'Review game' }).click();
  await stopped;
  await page.getByRole('button', { name: 'Resume analysis' }).click();
  await page.getByText(/^(\d+) of \1 decisions analyzed$/).waitFor();
  // Moves without a choice are no decisions.
  const decisions = await page.locator('.decision-list li').count();
  expect(decisions).toBeGreaterThan(answers / 2);
  expect(decisions).toBeLessThanOrEqual(answers);
  expect(await page.locator('.verdict-open').count()).toBe(0);
  await page.locator('.graph-exact').waitFor();
  await page.locator('.decision-list button').last().click();
  await page.getByText(/^Best:/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => sideways(page)).toBe(0);
  await leave(page);
});

test('other players’ cards are not on the page until hindsight is opened', async () => {
  const page = await online.visitor(
    { name: 'Ann', language: 'fr' },
    { path: '/table/knockout-over', saved: [recordedGame('knockout', 3)] },
  );
  await page.getByRole('link', { name: 'Analyser la partie' }).click();
  await page.getByText(/^Ce que (vous saviez|You savait)/).waitFor();
  // During training players look at their own cards, which lie on the table.
  await page.locator('.decision-list button').filter({ hasText: 'Emporter' }).first().click();
  const hands = page.locator('[data-anchor="hand"]');
  await expect.poll(() => hands.count()).toBe(1);
  await page.getByText('Après coup').click();
  await page.getByText('Personne ne pouvait le savoir').waitFor();
  await expect.poll(() => hands.count()).toBe(2);
  await leave(page);
});

/** A server that lies about a game. */
async function lying(route: Route, change: (record: LooseRecord) => void): Promise<void> {
  const response = await route.fetch();
  const record: LooseRecord = await response.json();
  change(record);
  await route.fulfill({ response, json: record });
}

/** The same digits except for the first. */
function another(hex: string): string {
  return `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`;
}

interface LooseRecord {
  fairness: { secret: string; commitment: string };
  outcome: { scores: number[] };
}

test('the page detects a server that lies about a game', async () => {
  const page = await online.visitor({ name: 'Ann' }, { path: '/lobby/new/grid' });
  await openTable(page, { game: 'grid', seats: 2, bots: 1, preset: 'First game' });
  await typeToTheEnd(page);
  const check = page.getByRole('button', { name: 'Verify the deal' });
  await check.click();
  await page.getByText(/^✓ Fair: all \d+ steps/).waitFor();
  const lies: readonly (readonly [(record: LooseRecord) => void, RegExp])[] = [
    [({ fairness }) => (fairness.secret = another(fairness.secret)), /^✗ Not fair/],
    [({ outcome }) => (outcome.scores[0] = 17), /^✗ Not fair/],
    [
      ({ fairness }) => (fairness.commitment = another(fairness.commitment)),
      /^✗ The game file doesn’t match/,
    ],
  ];
  for (const [lie, verdict] of lies) {
    await page.unrouteAll();
    await page.route('**/record', (route) => lying(route, lie));
    await page.reload();
    await check.click();
    await page.getByText(verdict).waitFor();
  }
  await leave(page);
});
