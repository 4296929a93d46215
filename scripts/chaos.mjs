// The long version of what test/chaos does shortly: each fault for a minute or more, everything checked.
import { join } from 'node:path';
import { build, install, root, run } from './setup.mjs';

install();
build();
run(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    'test/chaos',
    '--testTimeout=3600000',
    ...process.argv.slice(2),
  ],
  { RINGSIDE_CHAOS: process.env.RINGSIDE_CHAOS ?? '90' },
);
