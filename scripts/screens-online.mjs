// Pictures of what people see who play with others; scripts/screens.mjs calls it for every look.
import { answerOnce, openHouse, visitor } from './online-house.mjs';

/**
 * Takes the pictures of one look: `take(page, name)` saves one.
 * A server is started for it and closed again.
 */
export async function onlineScreens({ browser, viewport, theme, language, take }) {
  const house = await openHouse();
  const settings = { theme, language };
  const come = (name) => visitor(browser, house.address, { ...settings, name }, viewport);
  const [ann, bob, eve] = [await come('Ann'), await come('Bob'), await come('Eve')];
  await create(ann, house.address, 'grid');
  await take(ann, 'online-create');
  await ann.locator('.start').click();
  await ann.locator('.invite img').waitFor();
  const link = await invite(ann);
  await take(ann, 'online-gathering');
  await eve.goto(ann.url());
  await ann.locator('.onlookers').waitFor();
  const other = await come('Fay');
  await create(other, house.address, 'knockout');
  await other.locator('.start').click();
  await other.locator('.invite img').waitFor();
  await bob.goto(`${house.address}/lobby`);
  await bob.locator('.lobby-lines .button-main').first().waitFor();
  await take(bob, 'online-lobby');
  await bob.goto(link);
  await bob.locator('.button-main').waitFor();
  await take(bob, 'online-invited');
  await bob.locator('.button-main').click();
  await talk(ann, bob);
  await take(eve, 'online-watching');
  await take(ann, 'online-table');
  await away(ann, bob, house.address);
  await take(ann, 'online-recap');
  await ann.locator('.recap .button').click();
  await wish(ann, bob);
  await take(bob, 'online-wish');
  for (const page of [ann, bob, eve, other]) await page.context().close();
  house.close();
}

async function create(page, address, game) {
  await page.goto(`${address}/lobby/new/${game}`);
  await page.locator('.start').waitFor();
}

/** A link for one seat; gives it. */
async function invite(page) {
  await page.locator('.seat-invites .button').click();
  return page.locator('.seat-invite input').inputValue();
}

/** A few answers and a few words. */
async function talk(ann, bob) {
  for (let round = 0; round < 3; round++) {
    await answerOnce(ann);
    await answerOnce(bob);
  }
  if ((await bob.locator('.talk[open]').count()) === 0) await bob.locator('.talk summary').click();
  await bob.locator('.talk-phrase').nth(0).click();
  await bob.locator('.talk-phrase').nth(1).click();
  await ann.locator('.typed-move').waitFor();
}

/** One is away while the other answers, and comes back. */
async function away(ann, bob, address) {
  const table = ann.url();
  await answerOnce(ann);
  await ann.goto(address);
  await answerOnce(bob);
  await ann.goto(table);
  await ann.locator('.recap').waitFor();
}

/** One would like to take something back. */
async function wish(ann, bob) {
  await ann.locator('.action-bar .button').first().click();
  await bob.locator('.notice .button-main').waitFor();
}
