import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on a page as it is; nothing, if all is well. The inks of both themes are checked in `contrast.test.ts`. */
export async function accessibilityViolations(page: Page): Promise<readonly unknown[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
