import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page as it is; nothing, if all is well. */
export async function complaints(page: Page, rules?: string[]): Promise<readonly unknown[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}

/** The same in both themes; a theme changes nothing but inks, so the second is asked for contrast alone. */
export async function complaintsInBothThemes(page: Page): Promise<readonly unknown[]> {
  await inTheme(page, 'light');
  const found = await complaints(page);
  await inTheme(page, 'dark');
  return [...found, ...(await complaints(page, ['color-contrast']))];
}

function inTheme(page: Page, theme: 'light' | 'dark'): Promise<unknown> {
  return page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
}
