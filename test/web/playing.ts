import type { Locator, Page } from 'playwright-core';

/** A table of this device at rest: the bots have answered and the viewer is asked. */
export const MY_TURN = '[data-turn="mine"]:not([data-others])';

/** The page's text before an example of a move. */
const EXAMPLE = /^(for example|par exemple) /;

/** A table after a different step. */
export function afterStep(page: Page, step: string | null): Locator {
  return page.locator(`[data-step]:not([data-step="${step}"])`);
}

/** The input for typed moves, opened by its key. */
export async function openTypedMove(page: Page): Promise<Locator> {
  const box = page.locator('.typed-move input');
  if ((await box.count()) === 0) await page.keyboard.press('/');
  await box.waitFor();
  return box;
}

/** Types a move, by default the page's own example. */
export async function typeMove(page: Page, move?: string): Promise<void> {
  const box = await openTypedMove(page);
  const example = await box.getAttribute('placeholder');
  await box.fill(move ?? example?.replace(EXAMPLE, '') ?? '');
  await box.press('Enter');
  // The sheet closes by itself unless the text is not a move; its input must not be mistaken for
  // the next one.
  const gone = page.locator('body:not(:has(.typed-move))');
  await gone.or(page.locator('.typed-move [role=alert]')).first().waitFor();
}

/** Waits until the viewer is asked and nothing else happens. */
export async function myTurn(page: Page): Promise<void> {
  await page.locator(MY_TURN).waitFor({ state: 'attached' });
}

/** Plays the first legal hole, and waits for the bot's answer. */
export async function playFirst(page: Page): Promise<void> {
  const step = await page.locator('[data-step]').getAttribute('data-step');
  await page
    .getByRole('button', { name: /, playable,/ })
    .first()
    .click();
  await afterStep(page, step).waitFor({ state: 'attached' });
  await myTurn(page);
}
