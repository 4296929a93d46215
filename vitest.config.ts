import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: the test runner wants one
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    globalSetup: 'test/room.ts',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
