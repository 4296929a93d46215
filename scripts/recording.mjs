// Two browsers play the same grid game in step, recorded as frames side by side: docs/screens/online-grid-NN.jpg.
// Run: node scripts/recording.mjs (RINGSIDE_SERVER=http://… records at a server that runs already).
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './house.mjs';
import { CHROMIUM, openHouse, visitor } from './online-house.mjs';

const PICTURES = join(root, 'docs', 'screens');
const SIZE = { width: 620, height: 900 };

mkdirSync(PICTURES, { recursive: true });
for (const old of readdirSync(PICTURES).filter((name) => /^online-grid-\d+\.jpg$/.test(name)))
  rmSync(join(PICTURES, old));
const house = await openHouse();
const browser = await chromium.launch(CHROMIUM);
const ann = await visitor(
  browser,
  house.address,
  { name: 'Ann', language: 'en', theme: 'light' },
  SIZE,
);
const bob = await visitor(
  browser,
  house.address,
  { name: 'Bob', language: 'fr', theme: 'dark' },
  SIZE,
);
const sheet = await (
  await browser.newContext({ viewport: { width: 1240, height: 900 } })
).newPage();
let frames = 0;

await ann.goto(`${house.address}/lobby/new/grid`);
await ann.locator('.start').waitFor();
await ann.getByRole('radio', { name: 'First game' }).check();
await ann.locator('.start').click();
await ann.locator('.invite img').waitFor();
await frame();
await bob.goto(ann.url());
await bob.locator('.seats .button-main').click();
for (const page of [ann, bob]) await page.locator('[data-step="0"]').waitFor();
await frame();
await bothPlay();
await browser.close();
await house.close();
console.log(`${frames} frames`);

/** Whoever is asked presses a hole; when both have seen it, there is a frame. */
async function bothPlay() {
  for (let step = 1; ; step++) {
    const asked = (await ann.locator('.status-mine').count()) > 0 ? ann : bob;
    await asked.locator('.typed-move, .end').first().waitFor();
    if ((await asked.locator('.end').count()) > 0) return;
    const holes = asked.getByRole('button', { name: /, (playable|jouable),/ });
    await holes.nth(step % (await holes.count())).click();
    for (const page of [ann, bob])
      await page.locator(`[data-step]:not([data-step="${step - 1}"])`).waitFor();
    await frame();
  }
}

/** Both pages as they are now, beside one another. */
async function frame() {
  const [left, right] = await Promise.all(
    [ann, bob].map(async (page) => {
      await page.evaluate('scrollTo(0, 0)');
      return (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64');
    }),
  );
  const image = (data) => `<img width="620" height="900" src="data:image/jpeg;base64,${data}">`;
  await sheet.setContent(
    `<body style="margin:0;display:flex">${image(left)}${image(right)}</body>`,
  );
  const number = String(frames++).padStart(2, '0');
  await sheet.screenshot({
    path: join(PICTURES, `online-grid-${number}.jpg`),
    type: 'jpeg',
    quality: 55,
  });
}
