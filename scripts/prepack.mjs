// What `npm pack` needs: everything built. What is installed stays, as a test may be packing while others run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

if (!existsSync(join(root, 'node_modules'))) install();
build();
