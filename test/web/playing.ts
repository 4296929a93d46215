import type { Page } from 'playwright-core';

/** Types the example that the page gives, until the bell rings; gives the number of answers. */
export async function typeToTheEnd(page: Page): Promise<number> {
  const over = page.getByRole('region', { name: 'The bell has rung' });
  const box = page.getByRole('textbox', { name: 'Type a move' });
  const table = page.locator('[data-step]');
  for (let answers = 0; answers < 2000; answers++) {
    await box.or(over).first().waitFor({ timeout: 30_000 });
    if (await over.isVisible()) return answers;
    const example = await box.getAttribute('placeholder');
    const step = await table.getAttribute('data-step');
    await box.fill(example?.replace('for example ', '') ?? '');
    await box.press('Enter');
    await page.waitForFunction(`document.querySelector('[data-step]')?.dataset.step !== '${step}'`);
  }
  throw new Error('the game does not end');
}
