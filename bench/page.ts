import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { progress } from '../src/cli/progress.ts';
import { sum } from '../src/engine/list.ts';
import type { ServeOptions } from '../src/server/options.ts';
import { CHROMIUM_FLAGS, installedChromium } from './chromium.ts';
import { Phone, type PhoneLine, type SlowedLine } from './phone.ts';
import { MID_RANGE, machineScore, slowing, WEAK } from './phone-profile.ts';
import { quantile } from './quantile.ts';

/** Typical and bad mobile networks. */
// biome-ignore format: a table, one line to a line
export const NETWORKS: readonly PhoneLine[] = [
  { phone: MID_RANGE, latency: 85,  down: 9_000_000, up: 1_500_000 },
  { phone: MID_RANGE, latency: 150, down: 1_600_000, up: 750_000 },
  { phone: WEAK,     latency: 150, down: 1_600_000, up: 750_000 },
];

/** Load times of the page on one network, in milliseconds. */
export interface LineFigures extends SlowedLine {
  /**
   * First visit with an empty cache: until a press works, and until the page's script has taken
   * over.
   */
  readonly firstPress: number;
  readonly firstOpen: number;
  /** The same for a later visit. */
  readonly againPress: number;
  readonly againOpen: number;
  /** From pressing "play now" to the first decision, on that later visit. */
  readonly decision: number;
}

export interface PageFigures {
  /** Script bytes (gzip) and requests until the page's script has taken over. */
  readonly scriptBytes: number;
  readonly requests: number;
  readonly runs: number;
  /** This machine's score, which determines the CPU throttling for a phone. */
  readonly machine: number;
  readonly lines: readonly LineFigures[];
}

/** What is measured, and how often; each figure is the median. */
export interface PageMeasurement extends Partial<Pick<ServeOptions, 'webRoot' | 'workers'>> {
  readonly runs: number;
  readonly lines: readonly PhoneLine[];
}

/** Measures the page as phones get it from a real server, or returns why that is not possible. */
export async function pageFigures(
  load: PageMeasurement,
): Promise<PageFigures | 'no page' | 'no browser'> {
  const webRoot = load.webRoot ?? fileURLToPath(new URL('../web', import.meta.url));
  if (!existsSync(webRoot)) return 'no page';
  const browser = await opened();
  if (!browser) return 'no browser';
  const data = mkdtempSync(join(tmpdir(), 'ringside-bench-'));
  const { serve } = await import('../src/server/serve.ts');
  const place = { port: 0, host: '127.0.0.1', data, logLevel: 'silent' };
  const server = await serve({ ...place, webRoot, workers: load.workers });
  try {
    return await measured(browser, server.address, load);
  } finally {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** A headless browser, if there is one, and its driver. */
async function opened(): Promise<Browser | undefined> {
  const executablePath = installedChromium();
  if (executablePath === undefined) return undefined;
  const driver = await import('playwright-core').catch(() => undefined);
  return driver?.chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

type Run = Omit<LineFigures, keyof SlowedLine> & Pick<PageFigures, 'scriptBytes' | 'requests'>;

async function measured(
  browser: Browser,
  address: string,
  { runs, lines }: PageMeasurement,
): Promise<PageFigures> {
  const machine = await machineScore(browser);
  const bar = progress(runs * lines.length, 'bench page');
  const taken: { readonly line: SlowedLine; readonly runs: readonly Run[] }[] = [];
  let done = 0;
  for (const { phone, ...rest } of lines) {
    const line = { phone, slower: slowing(phone, machine), ...rest };
    const all: Run[] = [];
    for (let n = 0; n < runs; n++) {
      all.push(await run(browser, address, line));
      bar.step(++done);
    }
    taken.push({ line, runs: all });
  }
  bar.end();
  const first = taken[0]?.runs[0];
  if (!first) throw new Error('nothing was measured');
  const { scriptBytes, requests } = first;
  const figures = taken.map((one) => middle(one.line, one.runs));
  return { scriptBytes, requests, runs, machine, lines: figures };
}

/**
 * Two phones: one presses as soon as possible, the other waits for the page to load and comes back.
 */
async function run(browser: Browser, address: string, line: SlowedLine): Promise<Run> {
  const hasty = await Phone.of(browser, address, line);
  const firstPress = await hasty.firstPress();
  await hasty.close();
  const calm = await Phone.of(browser, address, line);
  const { open: firstOpen, requests, scripts } = await calm.visit();
  const { open: againOpen } = await calm.visit();
  const againPress = await calm.firstPress();
  const decision = await calm.firstDecision();
  await calm.close();
  const scriptBytes = await gzipped(scripts);
  return { firstPress, firstOpen, againPress, againOpen, decision, scriptBytes, requests };
}

async function gzipped(urls: readonly string[]): Promise<number> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  return sum(texts.map((text) => gzipSync(text).length));
}

function middle(line: SlowedLine, runs: readonly Run[]): LineFigures {
  const of = (name: keyof Run): number =>
    quantile(
      runs.map((one) => one[name]),
      0.5,
    );
  return {
    ...line,
    ...{ firstPress: of('firstPress'), firstOpen: of('firstOpen') },
    ...{ againPress: of('againPress'), againOpen: of('againOpen'), decision: of('decision') },
  };
}
