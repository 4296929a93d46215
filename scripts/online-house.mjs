// A house with a server for pictures: started from the built program, or one that runs already.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedBrowser, root } from './house.mjs';

export const CHROMIUM = {
  executablePath: installedBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
};

/** Where the server is, and how to close it again. */
export async function openHouse() {
  const given = process.env.RINGSIDE_SERVER;
  if (given) return { address: given, close: () => {} };
  const data = mkdtempSync(join(tmpdir(), 'ringside-pictures-'));
  const child = spawn(
    process.execPath,
    [join(root, 'dist', 'ringside.mjs'), 'serve', '--port', '0', '--data', data],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const line = await new Promise((told) => child.stdout.once('data', (text) => told(String(text))));
  return { address: line.trim().split(' ').at(-1), close: () => child.kill('SIGTERM') };
}

/** Somebody at a browser of their own. */
export async function visitor(browser, address, settings, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  const kept = JSON.stringify({ speed: 'instant', sound: false, ...settings });
  await context.addInitScript(
    `localStorage.getItem('ringside settings') ?? localStorage.setItem('ringside settings', ${JSON.stringify(kept)})`,
  );
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Gives the first answer that is allowed, if this page is asked; false when the game is over. */
export async function answerOnce(page) {
  const box = page.locator('.typed-move input');
  await page.locator('.typed-move, .end').first().waitFor();
  if ((await page.locator('.end').count()) > 0) return false;
  const step = await page.getAttribute('[data-step]', 'data-step');
  const example = await box.getAttribute('placeholder');
  await box.fill(example.replace(/^(for example|par exemple) /, ''));
  await box.press('Enter');
  await page.locator(`[data-step]:not([data-step="${step}"])`).waitFor();
  return true;
}
