import type { Page } from 'playwright-core';

/** A table of this device at which nothing happens any more until the first seat answers: the bots have answered. */
export const MY_TURN =
  '[data-step]:has(.status-mine):has(.seat-asked:first-child):not(:has(.seat-asked:not(:first-child)))';

/** Types the example that the page gives, until the bell rings; gives the number of answers. */
export async function typeToTheEnd(page: Page): Promise<number> {
  const over = page.getByRole('region', { name: 'Game over' });
  const mine = page.locator(MY_TURN);
  const box = page.getByRole('textbox', { name: 'Type a move' });
  for (let answers = 0; answers < 2000; answers++) {
    await mine.or(over).first().waitFor();
    if (await over.isVisible()) return answers;
    const example = await box.getAttribute('placeholder');
    const step = await mine.getAttribute('data-step');
    await box.fill(example?.replace('for example ', '') ?? '');
    await box.press('Enter');
    await page.locator(`[data-step]:not([data-step="${step}"])`).waitFor();
  }
  throw new Error('the game does not end');
}
