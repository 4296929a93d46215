import type { Locator, Page } from 'playwright-core';

/** A table of this device at which nothing happens any more until the viewer answers: the bots have answered. */
export const MY_TURN = '[data-turn="mine"]:not([data-others])';

/** What the page says before an example of a move. */
const EXAMPLE = /^(for example|par exemple) /;

/** A table after a step that is not this one. */
export function afterStep(page: Page, step: string | null): Locator {
  return page.locator(`[data-step]:not([data-step="${step}"])`);
}

/** The line to type a move on, opened by its key. */
export async function openTypedMove(page: Page): Promise<Locator> {
  const box = page.locator('.typed-move input');
  if ((await box.count()) === 0) await page.keyboard.press('/');
  await box.waitFor();
  return box;
}

/** Types a move, the page's own example if none is given. */
export async function typeMove(page: Page, move?: string): Promise<void> {
  const box = await openTypedMove(page);
  const example = await box.getAttribute('placeholder');
  await box.fill(move ?? example?.replace(EXAMPLE, '') ?? '');
  await box.press('Enter');
  // The sheet goes away by itself, unless it says that this is no move: its line must not be taken for the next one.
  const gone = page.locator('body:not(:has(.typed-move))');
  await gone.or(page.locator('.typed-move [role=alert]')).first().waitFor();
}
