import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { DEALING, LIMITS } from '../../../src/server/options.ts';
import { bundled, scratch } from '../../server/bundle.ts';
import type { TestStore } from '../../server/stores.ts';
import { builtPage, openBrowser, type VisitorOptions, visit } from '../browser.ts';

/** A real server in its own process that serves the built page, and a browser for its visitors. */
export interface Online {
  readonly address: string;
  readonly browser: Browser;
  /** A new visitor with empty storage; at another address than the server's own if one is given. */
  visitor(settings?: object, options?: VisitorOptions & { readonly at?: string }): Promise<Page>;
  close(): Promise<void>;
}

/** Starts everything. Bots answer immediately. */
export async function serveOnline(place: TestStore = { data: scratch() }): Promise<Online> {
  const [webRoot, files] = await Promise.all([builtPage(), bundled()]);
  const workers = { bots: files['bot-worker'].href, writer: files['sqlite-writer'].href };
  const limits = { ...LIMITS, guests: 1e6, requests: 1e6, burst: 1e6, perSecond: 1e6 };
  // Long pauses between the games of a match, for slow machines.
  const dealing = { ...DEALING, between: 3_600_000 };
  const options = { port: 0, host: '127.0.0.1', logLevel: 'silent', beat: 0, threads: 1, dealing };
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(files.child),
      JSON.stringify({ ...options, limits, workers, webRoot, ...place }),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const address = await firstLine(child);
  const browser = await openBrowser();
  return {
    address,
    browser,
    visitor: (settings, { at = address, ...rest } = {}) => visit(browser, at, settings, rest),
    close: async () => {
      await browser.close();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server says nothing');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('the server did not start');
}
