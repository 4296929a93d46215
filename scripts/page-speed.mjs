// How soon the page can be used on a middling phone: node scripts/page-speed.mjs [--json]
// Chromium with a processor four times slower and a line of 1.6 Mbit/s with 150 ms, as the common phone tests have it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { root } from './house.mjs';

const SLOWER = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Notes the moment at which the first game can be started: its button is there and the page is at rest. */
const WATCH = `new MutationObserver((_, watching) => {
  if (!document.querySelector('.poster button')) return;
  watching.disconnect();
  setTimeout(() => { globalThis.usable = performance.now(); });
}).observe(document, { childList: true, subtree: true });`;

const folder = mkdtempSync(join(tmpdir(), 'ringside-speed-'));
execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', RINGSIDE_PAGE: folder },
});
const server = await listen();
const address = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
});
const figures = await measured();
await browser.close();
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true });
report(figures);

async function measured() {
  const scripts = new Set();
  const context = await browser.newContext(PHONE);
  await context.addInitScript(WATCH);
  const first = await phone(context);
  first.on('response', (response) => {
    if (extname(new URL(response.url()).pathname) === '.js') scripts.add(response.url());
  });
  const firstLoad = await usable(first);
  const loaded = [...scripts].filter((url) => !url.includes('service-worker'));
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.close();
  const again = await phone(context);
  const repeatVisit = await usable(again);
  const pressed = Date.now();
  await again.locator('.poster button').first().tap();
  await again.locator('.status-mine').waitFor();
  const firstDecision = Date.now() - pressed;
  return { scriptBytes: await gzipped(loaded), firstLoad, repeatVisit, firstDecision };
}

/** A page on a slow machine with a slow line. */
async function phone(context) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  return page;
}

async function usable(page) {
  await page.goto(address, { timeout: 60_000 });
  const time = await page.waitForFunction(() => globalThis.usable, undefined, { timeout: 60_000 });
  return Math.round(await time.jsonValue());
}

async function gzipped(urls) {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(await (await fetch(url)).text()).length),
  );
  return sizes.reduce((all, size) => all + size, 0);
}

function listen() {
  const serving = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = extname(pathname) === '' ? '/index.html' : pathname;
    try {
      const body = readFileSync(join(folder, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(body));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  return new Promise((ready) => serving.listen(0, 'localhost', () => ready(serving)));
}

function report({ scriptBytes, firstLoad, repeatVisit, firstDecision }) {
  if (process.argv.includes('--json'))
    return console.log(JSON.stringify({ scriptBytes, firstLoad, repeatVisit, firstDecision }));
  console.log(`Script of the first load, gzip   ${(scriptBytes / 1000).toFixed(0)} kB`);
  console.log(`First load until a press works   ${firstLoad} ms`);
  console.log(`Repeat visit until a press works ${repeatVisit} ms`);
  console.log(`From the press to the decision   ${firstDecision} ms`);
}
