// Compiles the grid's solver to WebAssembly: node scripts/wasm.mjs [--check]
// Writes src/games/grid/bot/solver-binary.ts; with --check it only says whether that file is up to date.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const CACHE = join(root, 'node_modules', '.cache', 'ringside-wasm');
const TARGET = join(root, 'src/games/grid/bot/solver-binary.ts');

/** Letters of Base64 per line. */
const WIDTH = 92;

// The compiler has 100 MB, which nobody needs who does not change the solver.
mkdirSync(CACHE, { recursive: true });
cpSync(join(root, 'wasm'), CACHE, { recursive: true });
execFileSync('npm', ['ci', '--silent'], { cwd: CACHE, stdio: 'inherit', shell: true });
const flags = ['-O3', '--runtime', 'stub', '--noAssert', '--initialMemory', '16'];
execFileSync(
  process.execPath,
  ['node_modules/assemblyscript/bin/asc.js', 'grid-solver.ts', ...flags, '-o', 'grid-solver.wasm'],
  { cwd: CACHE, stdio: 'inherit' },
);
const letters = readFileSync(join(CACHE, 'grid-solver.wasm')).toString('base64');
const lines = letters.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
const file = `/** \`wasm/grid-solver.ts\`, compiled by \`node scripts/wasm.mjs\`; in Base64. */
export const SOLVER = [
${lines.map((line) => `  '${line}',\n`).join('')}].join('');
`;
if (!process.argv.includes('--check')) writeFileSync(TARGET, file);
else if (readFileSync(TARGET, 'utf8') !== file) {
  console.error(
    'solver-binary.ts is not what wasm/grid-solver.ts compiles to: node scripts/wasm.mjs',
  );
  process.exit(1);
}
