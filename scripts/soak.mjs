// The long version of the tests: npm run soak [tests|puzzles|wasm] [arguments for Vitest]
// Conformance, faults, fuzz, leaks and whole games in browsers at full size; then every shipped puzzle
// judged again by another seed, and the grid's solver compiled again. npm run strength lets the bots
// play each other.
import { join } from 'node:path';
import { build, fail, install, root, run, runTool } from './setup.mjs';

const GAMES = ['grid', 'knockout', 'round', 'kickbox', 'challengers'];

const PARTS = { tests: longTests, puzzles, wasm };

const [first, ...rest] = process.argv.slice(2);
if (first !== undefined && !Object.hasOwn(PARTS, first))
  fail(`npm run soak [${Object.keys(PARTS).join('|')}]`);
install();
build();
for (const [name, part] of Object.entries(PARTS))
  if (first === undefined || first === name) part(rest);

function longTests(args) {
  runTool('vitest', ['run', '--testTimeout=3600000', ...args], {
    RINGSIDE_SOAK: '1',
    RINGSIDE_BUILT_PAGE: join(root, 'dist', 'web'),
  });
}

/** A puzzle whose answer is no longer clearly the best fails the run. */
function puzzles() {
  for (const game of GAMES)
    run(process.execPath, [join(root, 'dist/ringside.mjs'), 'puzzles', 'check', game]);
}

/** Whether the shipped solver is what its source compiles to. */
function wasm() {
  run(process.execPath, [join(root, 'scripts/wasm.mjs'), '--check']);
}
