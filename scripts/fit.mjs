// Trains an evaluation and prints its file:
// node scripts/fit.mjs kickbox > src/games/kickbox/bot/weights.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, install, root } from './setup.mjs';

const GAMES = ['kickbox', 'kickbox-policy', 'challengers', 'challengers-outlook'];

const [game] = process.argv.slice(2);
if (!GAMES.includes(game)) fail(`Which game: ${GAMES.join(' or ')}?`);
install();
const { build } = await import('rolldown');
const folder = mkdtempSync(join(tmpdir(), 'ringside-fit-'));
const file = join(folder, `${game}.mjs`);
await build({
  cwd: root,
  input: join(root, 'scripts', 'fit', `${game}.ts`),
  platform: 'node',
  output: { file, format: 'esm' },
});
const { learnedFile } = await import(pathToFileURL(file).href);
rmSync(folder, { recursive: true });
process.stdout.write(learnedFile());
