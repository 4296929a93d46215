import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installedChromium } from '../bench/chromium.ts';

/** A Chromium for the tests: one that is installed, or Playwright's own, fetched into its cache if that is wanted. */
export function chromiumForTests(): string | undefined {
  return (
    installedChromium() ?? cached() ?? (process.env.RINGSIDE_FETCH_BROWSER ? fetched() : undefined)
  );
}

function cached(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fetched(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  console.error('Fetching Chromium for the browser tests …');
  spawnSync(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
  return cached();
}
