// The long version of what the tests do shortly: faults, fuzz and leaks over a real server, and whole games
// online with a browser for every seat on both stores.
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

const LONG = ['test/server', 'test/web/online/games.test.ts'];

install();
build();
run(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...LONG, '--testTimeout=3600000'],
  {
    RINGSIDE_KILLS: process.env.RINGSIDE_KILLS ?? '60',
    RINGSIDE_FUZZ: process.env.RINGSIDE_FUZZ ?? '25000',
    RINGSIDE_EVENTS: process.env.RINGSIDE_EVENTS ?? '100000',
    RINGSIDE_LEAKS: process.env.RINGSIDE_LEAKS ?? '20',
    RINGSIDE_ALL: process.env.RINGSIDE_ALL ?? '1',
  },
);
