// Runs the tests. Arguments go to Vitest: npm test src/games/grid
import { join } from 'node:path';
import { build, install, root, runTool } from './setup.mjs';

install();
build();
runTool('vitest', ['run', ...process.argv.slice(2)], {
  RINGSIDE_BUILT_PAGE: join(root, 'dist', 'web'),
  RINGSIDE_FETCH_BROWSER: '1',
});
