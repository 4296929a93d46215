// Takes the six pictures of the README: node scripts/screens.mjs [name…]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuiltPage, typeExample } from './served-page.mjs';
import { root } from './setup.mjs';

const FOLDER = join(root, 'docs', 'screens');

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Maximum number of answers until the wanted question is asked. */
const MOST = 60;

/** The pictures: a game after some answers, or the first screen. */
// biome-ignore format: a table, one picture to a line
const PICTURES = {
  'home-desktop-light-en':           { viewport: DESKTOP, theme: 'light', language: 'en' },
  'table-knockout-desktop-light-en': { viewport: DESKTOP, theme: 'light', language: 'en', game: 'knockout', answers: 6 },
  'table-round-desktop-dark-fr':     { viewport: DESKTOP, theme: 'dark', language: 'fr', game: 'round', answers: 2 },
  'table-kickbox-desktop-light-en':  { viewport: DESKTOP, theme: 'light', language: 'en', game: 'kickbox', answers: 9, asks: 'defend' },
  'table-grid-phone-dark-fr':        { viewport: PHONE, theme: 'dark', language: 'fr', game: 'grid', answers: 5 },
  'table-challengers-phone-dark-fr': { viewport: PHONE, theme: 'dark', language: 'fr', game: 'challengers', answers: 5 },
};

mkdirSync(FOLDER, { recursive: true });
const { address, browser, close } = await serveBuiltPage();
const wanted = process.argv.slice(2);
for (const [name, picture] of Object.entries(PICTURES))
  if (wanted.length === 0 || wanted.includes(name)) await take(name, picture);
await close();

async function take(name, { viewport, theme, language, game, answers, asks }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const settings = JSON.stringify({
    theme,
    language,
    speed: 'instant',
    climax: 'never',
    tips: false,
  });
  await context.addInitScript((kept) => localStorage.setItem('ringside settings', kept), settings);
  const page = await context.newPage();
  await page.goto(game ? `${address}/games/${game}` : address);
  await page.locator('main h1').waitFor();
  if (game) await play(page, answers, asks);
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 60 });
  await context.close();
  console.log(name);
}

/** Answers with the page's own examples, a number of times and until a question is asked. */
async function play(page, answers, asks) {
  await page.click('.start');
  for (let answer = 0; answer < MOST; answer++) {
    await page.locator('[data-turn="mine"]').waitFor({ state: 'attached' });
    const asked = await page.getAttribute('[data-turn="mine"]', 'data-asks');
    if (answer >= answers && (asks === undefined || asked === asks)) return;
    const step = await page.getAttribute('[data-step]', 'data-step');
    await typeExample(page);
    await page.locator(`[data-step]:not([data-step="${step}"])`).waitFor({ state: 'attached' });
  }
}
