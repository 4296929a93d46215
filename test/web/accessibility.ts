import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * The violations that axe finds on a page or a part of it. Colours of both themes are checked in
 * `contrast.test.ts`.
 */
export async function accessibilityViolations(
  page: Page,
  part = 'html',
): Promise<readonly unknown[]> {
  // Otherwise axe opens a second page each time to look into frames; there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.include(part).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
