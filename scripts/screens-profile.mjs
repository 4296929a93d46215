// Pictures of the end of a game, its analysis, account, profile and the operators' page; scripts/screens.mjs calls it.
import { answerOnce, openHouse, visitor } from './online-house.mjs';

/** Takes the pictures of one look: `take(page, name)` saves one. A server is started for it and closed again. */
export async function profileScreens({ browser, viewport, theme, language, take }) {
  const house = await openHouse();
  const page = await visitor(browser, house.address, { theme, language, name: 'Ann' }, viewport);
  const at = (path) => page.goto(`${house.address}${path}`);
  await at('/account');
  await page.locator('.signing').waitFor();
  await take(page, 'account');
  await signedUp(page);
  await playedAgainstBot(page, house.address);
  await page.locator('.fairness .button').click();
  await page.locator('.verdict').waitFor();
  await take(page, 'online-end');
  await page.locator('.end a[href^="/analysis/"]').click();
  await page.locator('.weighed').waitFor();
  await page.locator('.analysis-progress .button').waitFor({ state: 'hidden', timeout: 120_000 });
  await take(page, 'analysis');
  await at('/profile');
  await page.locator('.result-row').waitFor();
  await take(page, 'profile');
  await at('/operating');
  await page.locator('.operating-figures').waitFor();
  await take(page, 'operating');
  await page.context().close();
  house.close();
}

async function signedUp(page) {
  await page.locator('.signing form input').nth(0).fill(`ann_${Date.now()}`);
  await page.locator('.signing form input').nth(1).fill('a rather long sentence');
  await page.locator('.signing form button').click();
  await page.locator('.sessions li').first().waitFor();
}

/** A rated game of grid to its end. */
async function playedAgainstBot(page, address) {
  await page.goto(`${address}/lobby/new/grid`);
  await page.locator('.start').waitFor();
  await page.locator('.set-up select').nth(1).selectOption('rookie');
  await page.locator('.start').click();
  await page.locator('[data-step]').waitFor();
  for (let goesOn = true; goesOn; ) goesOn = await answerOnce(page);
}
