import { join } from 'node:path';
import { install, root, run, say } from './house.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

install();
for (const project of ['pure', 'node', 'web', 'page-tests']) {
  const file = `tsconfig.${project}.json`;
  say(`Types: ${project} …`);
  run(bin('tsc'), ['-p', file]);
}
say('Format and lint …');
run(bin('biome'), ['check', '--error-on-warnings', '.']);
say('Architecture …');
run(bin('vitest'), ['run', 'test/architecture.test.ts', '--reporter=dot']);
say('Packages …');
run(process.execPath, [join(root, 'scripts/audit.mjs')]);
