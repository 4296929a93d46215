// Makes pictures of every screen in docs/screens. Run: node scripts/screens.mjs [--all] [name…]
// Four of the eight ways to look at the page cover each size, theme and language twice; --all makes all eight.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const PICTURES = new URL('../docs/screens/', import.meta.url).pathname;
const SIZES = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
const SOME = ['desktop-light-en', 'desktop-dark-fr', 'phone-dark-en', 'phone-light-fr'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
];

const wanted = process.argv.slice(2).filter((name) => name !== '--all');
const looks = Object.keys(SIZES).flatMap((size) =>
  ['light', 'dark'].flatMap((theme) =>
    ['en', 'fr'].map((language) => `${size}-${theme}-${language}`),
  ),
);

execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { stdio: 'inherit' });
mkdirSync(PICTURES, { recursive: true });
const server = await preview({ logLevel: 'error', preview: { port: 0 } });
const address = server.resolvedUrls.local[0].replace(/\/$/, '');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
for (const look of process.argv.includes('--all') ? looks : SOME) await picture(look);
await browser.close();
await server.close();

/** Every screen in one size, theme and language. */
async function picture(look) {
  const [size, theme, language] = look.split('-');
  const context = await browser.newContext({ viewport: SIZES[size], reducedMotion: 'reduce' });
  const settings = JSON.stringify({ theme, language, speed: 'instant', sound: false });
  await context.addInitScript(
    `localStorage.setItem('ringside settings', ${JSON.stringify(settings)})`,
  );
  const page = await context.newPage();
  await page.goto(address);
  const games = await page.$$eval('.poster a[href^="/games/"]', (links) =>
    links.map((link) => link.getAttribute('href').split('/').at(-1)),
  );
  for (const [name, visit] of Object.entries(screens(page, games))) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    await visit();
    await page.waitForTimeout(400);
    await page.screenshot({
      path: `${PICTURES}${name}-${look}.jpg`,
      type: 'jpeg',
      quality: 60,
      fullPage: true,
    });
    console.log(`${name}-${look}`);
  }
  await context.close();
}

/** How to get to each screen. */
function screens(page, games) {
  const open = (path) => () => page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  return {
    home: open('/'),
    game: open('/games/grid'),
    lesson: open('/learn/grid'),
    rules: open('/rules/grid'),
    ...Object.fromEntries(games.map((game) => [`table-${game}`, () => played(page, game, 5)])),
    refusal: () => refused(page),
    end: () => played(page, 'grid', 100),
    replay: () => page.click('.end a[href^="/replay/"]'),
    'home-with-games': open('/'),
    'hand-over': () => handedOver(page, games.find((game) => game !== 'grid') ?? 'grid'),
    settings: open('/settings'),
  };
}

/** A game against bots after so many answers, each the first that is allowed. */
async function played(page, game, answers) {
  await page.goto(`${address}/games/${game}`);
  await page.click('.start');
  const box = page.locator('.typed-move input');
  for (let answer = 0; answer < answers; answer++) {
    await page.locator('.typed-move, .end').first().waitFor();
    if ((await page.locator('.end').count()) > 0) return;
    const example = await box.getAttribute('placeholder');
    const step = await page.getAttribute('[data-step]', 'data-step');
    await box.fill(example.replace(/^(for example|par exemple) /, ''));
    await box.press('Enter');
    await page.waitForFunction(
      (before) => document.querySelector('[data-step]')?.dataset.step !== before,
      step,
    );
  }
  await page.locator('.typed-move, .end').first().waitFor();
}

async function refused(page) {
  await played(page, 'grid', 2);
  await page.locator('.typed-move input').fill('d3');
  await page.locator('.typed-move input').press('Enter');
  await page.locator('.refusal').waitFor();
}

async function handedOver(page, game) {
  await page.goto(`${address}/games/${game}`);
  await page.locator('input[type=radio]').nth(1).check();
  await page.click('.start');
  await page.locator('.shield, .table-main').first().waitFor();
}
