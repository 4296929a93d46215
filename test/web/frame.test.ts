import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRESETS } from '../../src/games/kickbox/options.ts';
import { GAMES } from '../../src/games/rules.ts';
import { leave, type Served, serveThePage } from './browser.ts';
import { MY_TURN, typeMove } from './playing.ts';
import { recordedGame, recordedQuestions } from './recorded.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

describe('a table that cannot be shown', () => {
  test('is missing, or damaged and can be downloaded and deleted', async () => {
    const page = await served.visitor({}, { path: '/table/nowhere', saved: [damagedGame()] });
    await page.getByRole('heading', { name: 'This game isn’t on this device.' }).waitFor();
    await page.goto(`${served.address}/table/bad`);
    await page.getByRole('heading', { name: 'This saved game can’t be opened' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('ringside-bad.json');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(`${served.address}/`);
    await page.goto(`${served.address}/table/bad`);
    await page.getByRole('heading', { name: 'This game isn’t on this device.' }).waitFor();
    await leave(page);
  });
});

/** A saved game with an illegal step. */
function damagedGame() {
  const grid = GAMES.find(({ id }) => id === 'grid') ?? expect.fail();
  const [game] = recordedQuestions(grid, { seats: 2, options: {} });
  if (!game) return expect.fail();
  const stored: { readonly record?: object } = game.stored;
  const steps = [{ seat: 0, move: { type: 'nonsense' }, at: 0, mark: '' }];
  return { ...game, stored: { ...game.stored, id: 'bad', record: { ...stored.record, steps } } };
}

describe('the frame of a table', () => {
  test('uses physical key positions, shows its help, and drops a refusal after Hint', async () => {
    const page = await served.visitor({}, { path: '/play/grid' });
    await page.locator(MY_TURN).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^d2,/ }).focus();
    // On a French keyboard Z is where an American one has W, which leads up and to the left.
    await pressed(page, { key: 'z', code: 'KeyW' });
    expect(await focused(page)).toMatch(/^e2,/);
    await pressed(page, { key: 'w', code: 'KeyZ' });
    expect(await focused(page)).toMatch(/^d1,/);

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.getByText('Skip to the present').waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: /^a1, empty, touches no peg/ }).click();
    await page.locator('.refusal').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.hint-line').waitFor();
    expect(await page.locator('.refusal').count()).toBe(0);
    await leave(page);
  });

  test('pressing a log entry highlights its subject; on a phone the drawer closes', async () => {
    const knockout = GAMES.find(({ id }) => id === 'knockout') ?? expect.fail();
    const saved = recordedQuestions(knockout, { seats: 3, options: {} });
    const page = await served.visitor(
      {},
      { width: 390, height: 844, path: '/table/knockout-chip', saved },
    );
    await page.locator(MY_TURN).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Log' }).click();
    const log = page.locator('.stage-log');
    const bet = log.getByRole('button', { name: / bets? [\d,]+:/ }).last();
    const inks = [page.locator('.stage-seats .seat-0'), log.locator('.seat-0')].map((seat) =>
      seat.first().evaluate((element) => getComputedStyle(element).getPropertyValue('--seat')),
    );
    expect(new Set(await Promise.all(inks)).size).toBe(1);
    await bet.click();
    await page.locator('.stage-board .stage-lit').first().waitFor();
    expect(await log.count()).toBe(0);
    await leave(page);
  });
});

/** Where the middle of each piece is on the screen, by its key. */
const MIDDLES = `Object.fromEntries([...document.querySelectorAll('[data-piece]')].map((piece) => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return [piece.dataset.piece, [left + width / 2, top + height / 2]];
}))`;
type Middles = Readonly<Record<string, readonly [number, number]>>;

test('on a large screen everything is larger, and pieces still start from where they were', async () => {
  const page = await served.visitor(
    { motion: 'full', speed: 'normal', own: ['motion', 'speed'] },
    { path: '/replay/kickbox-over', saved: [recordedGame('kickbox', 2, PRESETS.firstFight)] },
  );
  await page.getByText(/^Step 0 of/).waitFor();
  const bar = page.locator('.stage-bar');
  const usual = (await bar.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 2560, height: 1300 });
  await expect.poll(async () => ((await bar.boundingBox())?.height ?? 0) / usual).toBeCloseTo(1.35);
  expect(await page.locator('.stage').boundingBox()).toMatchObject({ width: 2560, height: 1300 });
  // Every animation stands still at its first picture.
  await page.evaluate(`(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      if (this.dataset?.piece) this.dataset.moved = '';
      return animation;
    };
  })()`);
  let moved = 0;
  for (let step = 1; moved < 5; step++) {
    const before = await page.evaluate<Middles>(MIDDLES);
    await page.keyboard.press('ArrowRight');
    await page.locator(`[data-step="${step}"]`).waitFor();
    const now = await page.evaluate<Middles>(MIDDLES);
    for (const piece of await page.locator('[data-moved]').all()) {
      const key = (await piece.getAttribute('data-piece')) ?? '';
      const [from, at] = [before[key], now[key]];
      if (!from || !at) continue;
      // Cards in the hand may be settling still.
      expect(Math.hypot(from[0] - at[0], from[1] - at[1])).toBeLessThan(10);
      moved++;
    }
    await page.evaluate(
      'document.getAnimations().forEach((one) => one.cancel()); document.querySelectorAll("[data-moved]").forEach((one) => delete one.dataset.moved)',
    );
  }
  await leave(page);
});

describe('after a typed move', () => {
  test('the focus returns to where it was, or to the table if that is gone', async () => {
    const page = await served.visitor({}, { path: '/play/challengers' });
    await page.locator(MY_TURN).waitFor({ state: 'attached' });
    await page.locator('.ch-tray').first().focus();
    await typeMove(page);
    await page.locator('[data-asks="pick"]').waitFor({ state: 'attached' });
    await page.locator('.sheet').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement?.className')).toBe('table-main');
    await page.getByRole('button', { name: 'Stop here' }).focus();
    await typeMove(page);
    await page.locator('.sheet').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Stop here');
    await leave(page);
  });
});

/** Presses a key of a non-American keyboard. */
function pressed(page: Page, key: { readonly key: string; readonly code: string }): Promise<void> {
  return page.evaluate(
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
      ...${JSON.stringify(key)}, bubbles: true, cancelable: true,
    }))`,
  );
}

function focused(page: Page): Promise<string> {
  return page.evaluate('document.activeElement?.getAttribute("aria-label") ?? ""');
}
