import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: the test runner wants one
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    globalSetup: 'test/global-setup.ts',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    // Guards against hanging, not against slowness: no machine is so busy that it would meet them.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
