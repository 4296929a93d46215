// Films a game of each kind as a player sees it: node scripts/film.mjs [seconds] [game…]
// Writes a picture twice a second to dist/films/<game>/, for at most this many seconds (120).
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuiltPage, typeExample } from './served-page.mjs';
import { root } from './setup.mjs';

const GAMES = ['knockout', 'round', 'kickbox', 'grid', 'challengers'];

/** Between two pictures, in milliseconds. */
const EVERY = 500;

const { address, browser, close } = await serveBuiltPage();
const [first, ...others] = process.argv.slice(2);
const seconds = Number(first);
const wanted = Number.isNaN(seconds) ? process.argv.slice(2) : others;
const longest = 1000 * (seconds || 120);
for (const game of GAMES) if (wanted.length === 0 || wanted.includes(game)) await film(game);
await close();

/** Plays the page's own examples at normal speed, and takes pictures all the while. */
async function film(game) {
  const folder = join(root, 'dist', 'films', game);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const settings = JSON.stringify({
    language: 'en',
    speed: 'normal',
    climax: 'pause',
    tips: false,
  });
  await context.addInitScript((kept) => localStorage.setItem('ringside settings', kept), settings);
  const page = await context.newPage();
  await page.goto(`${address}/play/${game}`);
  const until = Date.now() + longest;
  for (let frame = 0; Date.now() < until; frame++) {
    const path = join(folder, `${String(frame).padStart(4, '0')}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 60 });
    if ((await page.locator('[data-turn="over"]').count()) > 0) break;
    await answer(page);
    await page.waitForTimeout(EVERY);
  }
  await context.close();
  console.log(folder);
}

/** Types the example of the current question, if there is one; never thins a deck to nothing. */
async function answer(page) {
  const asked = page.locator('[data-turn="mine"]');
  if ((await asked.count()) === 0) return;
  const about = await asked.getAttribute('data-asks').catch(() => null);
  if (about === 'trim') await page.locator('.stage-dock-action .button-main').click();
  else await typeExample(page);
}
