import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NETWORKS, pageFigures } from '../../bench/page.ts';
import { pageReport } from '../../bench/page-report.ts';
import { MID_RANGE, slowing, WEAK } from '../../bench/phone-profile.ts';
import { SOAK } from '../../src/testing/size.ts';
import { bundled } from '../server/bundle.ts';
import { builtPage } from './browser.ts';

/** Maximum script size of the first screen, in bytes after gzip. */
const MOST_SCRIPT = 40_000;

// Half a minute of throttled pages: in `npm run soak` only.
if (SOAK)
  test('a short bench of the page has all its figures', async () => {
    const files = await bundled();
    const workers = { bots: files['bot-worker'], writer: files['sqlite-writer'] };
    const [fast] = NETWORKS;
    const lines = fast ? [fast] : [];
    const figures = await pageFigures({ webRoot: await builtPage(), workers, runs: 1, lines });
    if (typeof figures === 'string') return expect.fail(figures);
    expect(figures.scriptBytes).toBeGreaterThan(20_000);
    expect(figures.requests).toBeGreaterThan(2);
    const [{ firstPress, firstOpen, againPress, againOpen, decision } = expect.fail()] =
      figures.lines;
    for (const time of [firstPress, firstOpen, againPress, againOpen, decision])
      expect(time).toBeGreaterThan(0);
    const report = pageReport(figures);
    expect(report).toMatch(/mid-range phone \(1\/\d+\.\d\), 9 Mbit\/s, 85 ms/);
    expect(figures.machine).toBeGreaterThan(10);
    expect(report.match(/\d ms$/gm)).toHaveLength(6);
    expect(report).not.toMatch(/NaN|undefined|Infinity/);
  });

test('the script of the first screen has at most 40 kB', async () => {
  const folder = await builtPage();
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, entry = expect.fail()] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  const script = readFileSync(join(folder, entry));
  // One file: a static import would load more that is not counted.
  expect(String(script)).not.toMatch(/(?:^|;)import[{"'*\s]/);
  expect(gzipSync(script).length).toBeLessThan(MOST_SCRIPT);
});

test('a phone is throttled by its score, and never faster than this machine', () => {
  expect(slowing(MID_RANGE, 2000)).toBe(2);
  expect(slowing(WEAK, 2640)).toBe(10);
  expect(slowing(MID_RANGE, 500)).toBe(1);
});

test('without a page or a browser the bench says so', async () => {
  expect(await pageFigures({ webRoot: '/nowhere', runs: 1, lines: [] })).toBe('no page');
  expect(pageReport('no page')).toContain('has not been built');
  expect(pageReport('no browser')).toContain('no Chromium');
});
