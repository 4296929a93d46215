// The long version of what the tests do shortly: faults, fuzz and leaks over a real server.
import { join } from 'node:path';
import { build, install, root, run } from './house.mjs';

install();
build();
run(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'test/server', '--testTimeout=3600000'],
  {
    RINGSIDE_KILLS: process.env.RINGSIDE_KILLS ?? '60',
    RINGSIDE_FUZZ: process.env.RINGSIDE_FUZZ ?? '25000',
    RINGSIDE_LEAKS: process.env.RINGSIDE_LEAKS ?? '20',
  },
);
