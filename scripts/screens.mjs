// Makes pictures of every screen in docs/screens: phone and desktop, by day and by night, in English and French.
// Run: node scripts/screens.mjs [--look phone-dark-fr]… [--without-online] [name…]
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { CHROMIUM } from './online-house.mjs';

const PICTURES = new URL('../docs/screens/', import.meta.url).pathname;
const SIZES = { desktop: { width: 1120, height: 760 }, phone: { width: 390, height: 844 } };
/** Taller pages are cut off here: a picture is to be looked at, not scrolled. */
const TALLEST = { desktop: 1000, phone: 1300 };
const GAMES = ['knockout', 'round', 'kickbox', 'grid', 'challengers'];
/** How many answers are given before a table is shown. */
const ANSWERS = { knockout: 6, round: 2, kickbox: 9, grid: 5, challengers: 5 };
const TRIALS = {
  knockout: 'KO-31',
  round: 'RD-40',
  kickbox: 'KB-63',
  grid: 'GR-9',
  challengers: 'CH-77',
};
const LOOKS = Object.keys(SIZES).flatMap((size) =>
  ['light', 'dark'].flatMap((theme) =>
    ['en', 'fr'].map((language) => `${size}-${theme}-${language}`),
  ),
);

const { looks, names, online } = wishes(process.argv.slice(2));
if (!process.env.RINGSIDE_PAGE)
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { stdio: 'inherit' });
mkdirSync(PICTURES, { recursive: true });
const server = await preview({ logLevel: 'error', preview: { port: 0 } });
const address = server.resolvedUrls.local[0].replace(/\/$/, '');
const browser = await chromium.launch(CHROMIUM);
const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
const page = await context.newPage();
const screens = await played();
for (const look of looks) await pictures(look);
await context.close();
if (online) for (const look of looks) await others(look);
await browser.close();
await server.close();

function wishes(given) {
  const asked = given.flatMap((word, n) => (given[n - 1] === '--look' ? [word] : []));
  return {
    looks: asked.length > 0 ? asked : LOOKS,
    names: given.filter((word) => !word.startsWith('--') && !asked.includes(word)),
    online: !given.includes('--without-online'),
  };
}

/** Plays what is to be seen, once, and says how to get to each screen afterwards. */
async function played() {
  await page.goto(address);
  await settle('light', 'en');
  const paths = { home: '/', game: '/games/knockout', lesson: '/learn/kickbox' };
  const tables = {};
  for (const game of GAMES)
    if (wanted(`table-${game}`)) tables[`table-${game}`] = await tableOf(game, ANSWERS[game]);
  const over =
    wanted('end') || wanted('replay') ? await tableOf('kickbox', 500, 'First fight') : '/';
  const shared = wanted('hand-over') ? await handedOver('round') : '/';
  const at = (path) => () => page.goto(`${address}${path}`);
  return {
    ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, at(path)])),
    'rule-books': at('/rules'),
    rules: at('/rules/knockout'),
    ...Object.fromEntries(GAMES.map((game) => [`trial-${game}`, () => tried(game)])),
    ...Object.fromEntries(Object.entries(tables).map(([name, path]) => [name, at(path)])),
    refusal: () => refused(tables['table-grid'] ?? '/'),
    end: at(over),
    replay: () => opened(over.replace('table', 'replay')),
    'hand-over': at(shared),
    settings: at('/settings'),
  };
}

function wanted(name) {
  return names.length === 0 || names.some((part) => name.includes(part));
}

/** Every screen in one size, theme and language. */
async function pictures(look) {
  const [size, theme, language] = look.split('-');
  await page.setViewportSize(SIZES[size]);
  await settle(theme, language);
  for (const [name, visit] of Object.entries(screens)) {
    if (!wanted(name)) continue;
    await visit();
    await page.locator('main h1').waitFor();
    await take(page, `${name}-${look}`, size);
  }
}

/** What needs a server brings its own. */
async function others(look) {
  const [size, theme, language] = look.split('-');
  for (const [file, make] of [
    ['screens-online.mjs', 'onlineScreens'],
    ['screens-profile.mjs', 'profileScreens'],
  ]) {
    if (!existsSync(new URL(file, import.meta.url))) continue;
    const viewport = SIZES[size];
    const { [make]: run } = await import(new URL(file, import.meta.url));
    const saved = (shown, name) => wanted(name) && take(shown, `${name}-${look}`, size);
    await run({ browser, viewport, theme, language, take: saved });
  }
}

async function take(shown, name, size) {
  await shown.waitForTimeout(450);
  await shown.waitForFunction(() => !document.querySelector('.loading'));
  await shown.evaluate(() => document.fonts.ready);
  await shown.evaluate(() => {
    // Files this small turn the grain of the paper into blocks.
    document.documentElement.style.setProperty(
      '--grain',
      'linear-gradient(transparent, transparent)',
    );
    scrollTo(0, 0);
  });
  const tall = await shown.evaluate(() => document.documentElement.scrollHeight);
  const { width, height } = SIZES[size];
  await shown.screenshot({
    path: `${PICTURES}${name}.jpg`,
    type: 'jpeg',
    quality: 22,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.max(height, Math.min(tall, TALLEST[size])) },
  });
  console.log(name);
}

/** Settings as somebody has them who wants no waiting. */
async function settle(theme, language) {
  await page.evaluate(
    (kept) => localStorage.setItem('ringside settings', kept),
    JSON.stringify({ theme, language, speed: 'instant', sound: false }),
  );
}

/** A game against bots after so many answers, each the first that is allowed; gives its address. */
async function tableOf(game, answers, preset) {
  await page.goto(`${address}/games/${game}`);
  if (preset) await page.getByRole('radio', { name: preset }).check();
  await page.click('.start');
  const box = page.locator('.typed-move input');
  const now = page.locator('.typed-move, .end').first();
  for (let answer = 0; answer < answers; answer++) {
    await now.waitFor();
    if ((await page.locator('.end').count()) > 0) break;
    const example = await box.getAttribute('placeholder');
    const step = await page.getAttribute('[data-step]', 'data-step');
    await box.fill(example.replace(/^(for example|par exemple) /, ''));
    await box.press('Enter');
    await page.locator(`[data-step]:not([data-step="${step}"])`).waitFor();
  }
  await now.waitFor();
  return new URL(page.url()).pathname;
}

async function handedOver(game) {
  await page.goto(`${address}/games/${game}`);
  await page.locator('input[type=radio]').nth(1).check();
  await page.click('.start');
  await page.locator('.shield').waitFor();
  return new URL(page.url()).pathname;
}

async function refused(table) {
  await page.goto(`${address}${table}`);
  await page.locator('.typed-move input').fill('d3');
  await page.locator('.typed-move input').press('Enter');
  await page.locator('.refusal').waitFor();
}

/** A rule of a game, tried out. */
async function tried(game) {
  await page.goto(`${address}/rules/${game}`);
  await page.locator(`#${TRIALS[game]} button[aria-expanded]`).click();
  await page.locator('.trial .row button').first().click();
  await page.locator('.trial .refusal, .trial-story').first().waitFor();
  await page
    .locator('.rule-search, .chapters, .chapter > h2, .rule-list > li:not(:has(.trial))')
    .evaluateAll((others) => others.map((other) => other.remove()));
}

/** A replay in the middle, with everything open. */
async function opened(replay) {
  await page.goto(`${address}${replay}#step=9`);
  await page.locator('.switch input').first().check();
  await page.locator('.open-hand').first().waitFor();
}
