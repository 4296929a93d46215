import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { PREACT } from './scripts/preact.ts';

import { chromiumForTests } from './test/chromium.ts';
import { LongestFirst } from './test/sequencer.ts';

/** Where the tests lie in which a real browser opens the page. */
const IN_A_BROWSER = 'test/web';

const browser = chromiumForTests();
if (browser) process.env.CHROMIUM = browser;
const notRun = browser
  ? []
  : readdirSync(IN_A_BROWSER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.test.ts'),
    );

// biome-ignore lint/style/noDefaultExport: the test runner wants one
export default defineConfig({
  // What production draws with, also in the packages that say React.
  resolve: { alias: PREACT },
  test: {
    server: { deps: { inline: [/@base-ui/, 'wouter', 'use-sync-external-store'] } },
    pool: 'threads',
    // More than there are cores: tests of servers and browsers wait much of their time.
    maxWorkers: Math.max(2, availableParallelism()) + 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/global-setup.ts',
    include: ['src/**/*.test.{ts,tsx}', 'bench/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(browser ? [] : [`${IN_A_BROWSER}/**`])],
    reporters: ['default', ['./scripts/slowest-reporter.mjs', { notRun }]],
    // Guards against hanging, not against slowness: no machine is so busy that it would meet them.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
