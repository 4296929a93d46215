// Builds everything for `npm pack`. Installed packages stay, because a test may be packing while
// others run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

if (!existsSync(join(root, 'node_modules'))) install();
build();
