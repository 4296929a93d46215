import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on a page as it is, or in a part of it; nothing, if all is well. The inks of both
 * themes are checked in `contrast.test.ts`.
 */
export async function accessibilityViolations(
  page: Page,
  part = 'html',
): Promise<readonly unknown[]> {
  // Otherwise it opens a second page for each look, only to look into frames; there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.include(part).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
