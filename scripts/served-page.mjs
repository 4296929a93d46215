import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { build, install, root } from './setup.mjs';

/** Builds and serves the page, and opens a browser to look at it with. */
export async function serveBuiltPage() {
  install();
  build();
  const server = await preview({ root, logLevel: 'error', preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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

/** Answers the question on the table with the answer that the page gives as an example. */
export async function typeExample(page) {
  await page.keyboard.press('/');
  const box = page.locator('.typed-move input');
  const example = await box.getAttribute('placeholder');
  await box.fill(example.replace(/^(for example|par exemple) /, ''));
  await box.press('Enter');
}
