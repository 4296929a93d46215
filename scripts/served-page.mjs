import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { build, install, root } from './setup.mjs';

/** Debian's browsers, the headless shell first. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Builds and serves the page, and opens a browser for it. */
export async function serveBuiltPage() {
  install();
  build();
  const server = await preview({ root, logLevel: 'error', preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place)),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    address: server.resolvedUrls.local[0].replace(/\/$/, ''),
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** How often the input for typed moves is requested before giving up. */
const TRIES = 20;

/** Answers the current question with the page's own example; false if the question is gone. */
export async function typeExample(page) {
  const box = page.locator('.typed-move input');
  for (let tries = 0; tries < TRIES && (await box.count()) === 0; tries++) {
    // While bots answer, a question may disappear before the input has opened.
    await page
      .locator('.sheet')
      .first()
      .waitFor({ state: 'detached', timeout: 1_000 })
      .catch(close);
    await page.keyboard.press('/');
    await box.waitFor({ timeout: 500 }).catch(() => {});
  }
  const example = await box.getAttribute('placeholder', { timeout: 500 }).catch(() => null);
  if (example === null) return false;
  await box.fill(example.replace(/^(for example|par exemple) /, ''));
  await box.press('Enter');
  await box.waitFor({ state: 'detached', timeout: 5_000 }).catch(close);
  return true;

  function close() {
    return page.keyboard.press('Escape');
  }
}
