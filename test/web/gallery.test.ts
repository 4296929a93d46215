import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { leave, type Served, serveThePage } from './browser.ts';

let served: Served;
beforeAll(async () => {
  served = await serveThePage();
});
afterAll(() => served?.close());

/** The number of cards per game, and with a filter. */
const GALLERIES = [
  ['challengers', 92, 'Robot', 17],
  ['kickbox', 25, 'Combo', 3],
  ['knockout', 15, 'Fight cards', 5],
  ['round', 11, 'Small (7)', 7],
] as const;

test('the rules show every card of a game, by filters', async () => {
  const page = await served.visitor();
  for (const [game, all, filter, some] of GALLERIES) {
    await page.goto(`${served.address}/rules/${game}`);
    await page.getByRole('button', { name: 'All cards' }).click();
    const gallery = page.getByRole('region', { name: 'All cards' });
    await gallery.getByText(`${all} cards`, { exact: true }).waitFor();
    expect(await gallery.getByRole('listitem').count()).toBe(all);
    await gallery.getByRole('radio', { name: filter, exact: true }).first().check();
    await gallery.getByText(`${some} of ${all} cards`).waitFor();
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await leave(page);
});
