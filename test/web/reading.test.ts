import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRESETS } from '../../src/games/kickbox/options.ts';
import { accessibilityViolations } from './accessibility.ts';
import { leave, type Served, serveThePage, sideways } from './browser.ts';
import { recordedGame } from './recorded.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

async function reading(game: string, rule = '', settings: object = {}): Promise<Page> {
  const page = await served.visitor(settings, { path: `/rules/${game}#${rule}` });
  await page.getByRole('searchbox').waitFor();
  return page;
}

describe('a rule book', () => {
  test('is searched by words in any order, without accents, in both languages', async () => {
    const page = await reading('knockout', '', { language: 'fr' });
    const rules = page.locator('.rule-list > li');
    const all = await rules.count();
    await page.getByRole('searchbox').fill('egalite');
    await expect.poll(() => rules.count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('searchbox').fill('pot bank lost');
    await page.getByRole('link', { name: 'Link to KO-65' }).waitFor();
    expect(await rules.count()).toBeLessThan(4);
    await page.getByRole('searchbox').fill('kangaroo');
    await page.getByText('No matching rule').waitFor();
    await leave(page);
  });

  test('shows how unclear printed rules are interpreted', async () => {
    const page = await reading('grid');
    await page.getByRole('radio', { name: 'With a ruling' }).check();
    expect(await page.getByRole('link', { name: 'Link to GR-4' }).count()).toBe(0);
    const ruled = page.locator('#GR-18');
    expect(await ruled.innerText()).toContain('Nothing says that losing your last peg');
    await leave(page);
  });

  test('has interactive examples: refused with the rule, then played, then reset', async () => {
    const page = await reading('knockout', 'KO-31');
    await page.getByRole('button', { name: 'Try KO-31' }).click();
    const trial = page.getByRole('region', { name: 'Interactive example: KO-31' });
    await trial.getByRole('button', { name: 'Bet 8,000 (double) on Red', exact: true }).click();
    await trial.getByText('Not allowed.').waitFor();
    await trial.getByRole('button', { name: 'Follow the bet on Red 4,000', exact: true }).click();
    await trial.getByText('You follow Player A').waitFor();
    await trial.getByRole('button', { name: 'Let the others play' }).click();
    await trial.getByRole('button', { name: 'Pass', exact: true }).first().waitFor();
    await trial.getByRole('button', { name: 'Start over' }).click();
    await trial.getByRole('button', { name: 'Bet 8,000 (double) on Red', exact: true }).waitFor();
    expect(await accessibilityViolations(page, '.trial')).toEqual([]);
    await leave(page);
  });

  for (const [game, rule] of Object.entries({
    grid: 'GR-5',
    round: 'RD-22',
    kickbox: 'KB-63',
    challengers: 'CH-53',
  })) {
    test(`${game}: ${rule} can be tried on its board, without sideways scrolling on a phone`, async () => {
      const page = await reading(game, rule);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: `Try ${rule}` }).click();
      const trial = page.getByRole('region', { name: `Interactive example: ${rule}` });
      await trial.locator('.row button').first().click();
      await trial.locator('.refusal, .trial-story').first().waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expect(await accessibilityViolations(page, '.trial')).toEqual([]);
      await leave(page);
    });
  }
});

/** A saved game at the first step of its replay. */
async function replayed(game: string, options: object, settings = {}): Promise<Page> {
  const saved = [recordedGame(game, 2, options)];
  const page = await served.visitor(settings, { path: `/replay/${game}-over`, saved });
  await page.getByText(/^Step 0 of/).waitFor();
  return page;
}

describe('a replay', () => {
  test('is navigated by keys and the log, hides what comes later, and plays by itself', async () => {
    const page = await replayed('grid', { board: 'hex3' });
    const at = (step: number): Promise<void> =>
      page.getByText(new RegExp(`^Step ${step} of 12$`)).waitFor();
    const show = (tab: 'Log' | 'View') => page.getByRole('tab', { name: tab }).click();
    const log = page.getByRole('tabpanel', { name: 'Log' });
    await log.getByText('The grid is full').waitFor();
    await show('View');
    await page.getByRole('checkbox', { name: 'No spoilers' }).check();
    expect(await page.locator('.moments').count()).toBe(0);
    await show('Log');
    expect(await log.getByText('The grid is full').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await at(1);
    const now = log.locator('[aria-current="step"]');
    await expect.poll(() => now.allInnerTexts()).toEqual([expect.stringMatching(/You play /)]);
    expect(await log.locator('.stage-log-text').count()).toBe(1);
    const told = await page.locator('.stage-question').innerText();
    await page.getByRole('log').getByText(told).waitFor();
    await show('View');
    await page.getByRole('checkbox', { name: 'No spoilers' }).uncheck();
    await show('Log');
    await page.keyboard.press('End');
    await at(12);
    await page.keyboard.press('ArrowLeft');
    await at(11);
    await page.keyboard.press('Home');
    await at(0);
    await log.getByText('The grid is full').click();
    await at(12);
    await page.keyboard.press('Home');
    await show('View');
    await page.getByRole('radio', { name: 'Fast' }).check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await at(12);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await leave(page);
  });

  test('shows key moments, the own or another seat’s view, and all cards open', async () => {
    const page = await replayed('kickbox', PRESETS.firstFight);
    await page.getByRole('tab', { name: 'View' }).click();
    expect(await page.getByRole('radio', { name: /^A / }).isChecked()).toBe(true);
    const moments = page.locator('.moments button');
    const first = (await moments.first().innerText()).match(/Step \d+/)?.[0] ?? 'none';
    await page.keyboard.press(']');
    await page.getByText(new RegExp(`^${first} of`)).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await moments.first().click();
    await page.getByText(new RegExp(`^${first} of`)).waitFor();
    expect(await page.getByRole('region', { name: 'Reveal all cards' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Reveal all cards' }).check();
    const open = page.getByRole('region', { name: 'Reveal all cards' });
    await open.getByText('Next in the deck').first().waitFor();
    expect(await open.getByRole('heading').count()).toBe(2);
    await page.getByRole('radio', { name: /^B / }).check();
    expect(await accessibilityViolations(page)).toEqual([]);
    await leave(page);
  });

  test('tells how a match went only when its film has shown it', async () => {
    const page = await replayed('challengers', {}, { motion: 'full', own: ['motion'] });
    const told = page.locator('.stage-question').first();
    const film = page.locator('.ch-film');
    for (let step = 1; (await film.count()) === 0; step++) {
      await page.keyboard.press('ArrowRight');
      await page.getByText(new RegExp(`^Step ${step} of`)).waitFor();
      await page.locator(`[data-step="${step}"]`).waitFor();
    }
    await film.getByRole('button', { name: 'Pause' }).click();
    expect(await told.innerText()).toBe('Watch what happens.');
    const forward = film.getByRole('button', { name: 'Step forward' });
    while (await forward.isEnabled()) await forward.click();
    await expect.poll(() => told.innerText()).not.toBe('Watch what happens.');
    await leave(page);
  });

  test('fills the window and needs no scrolling, on a desktop and on a phone', async () => {
    const page = await replayed('kickbox', PRESETS.firstFight);
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height;
      const bar = await page.locator('.replay-bar').boundingBox();
      expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(height);
      expect(await heightOf('.stage-board')).toBeGreaterThan(height / 4);
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(height);
    }
    await leave(page);
  });

  test('of champions is commented; its French buttons fit on a small phone', async () => {
    const page = await served.visitor(
      { language: 'fr', own: ['language'] },
      { width: 360, height: 740, path: '/masters/kickbox' },
    );
    await page.getByText(/^Coup 0 sur/).waitFor();
    const buttons = page.locator('.scrubber .button');
    const overflows = await buttons.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(overflows).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await sideways(page)).toBe(0);
    await page.keyboard.press(']');
    const comment = page.getByRole('region', { name: 'Commentaire' });
    await comment
      .getByText(/chances/)
      .first()
      .waitFor();
    await leave(page);
  });
});
