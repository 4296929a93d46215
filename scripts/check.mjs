// All static checks: types, lint, imports, unused code, packages.
import { readdirSync } from 'node:fs';
import { install, root, run, runTool, say } from './setup.mjs';

install();
for (const file of readdirSync(root).filter((name) => /^tsconfig\.(?!base|package)/.test(name))) {
  say(`Types: ${file} …`);
  runTool('typescript', ['-p', file]);
}
say('Format and lint …');
runTool('@biomejs/biome', ['check', '--error-on-warnings', '.']);
say('Architecture …');
runTool('vitest', ['run', 'test/architecture.test.ts', '--reporter=dot']);
say('Unused code …');
runTool('knip', []);
say('Packages …');
run(process.execPath, ['scripts/audit.mjs']);
