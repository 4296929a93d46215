// The frozen opponent: the bots as they were in one commit, built from the history of this checkout.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_IN, withoutParts } from '../scripts/game-parts.mjs';
import { root, say } from '../scripts/setup.mjs';

/** The commit whose champions new ones are measured against. */
export const FROZEN_COMMIT = '0084e392a2b8e15cccc9bfe38c8caf00a64a4128';

/** Builds the frozen bots unless they are there already, and returns the file for `ringside arena --frozen`. */
export async function frozenBots() {
  const folder = join(root, 'node_modules', '.cache', 'ringside-frozen', FROZEN_COMMIT);
  const file = join(folder, 'bots.mjs');
  if (existsSync(file)) return file;
  say(`Building the bots of ${FROZEN_COMMIT.slice(0, 7)} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync('git', ['archive', '--format=tar', FROZEN_COMMIT, 'src'], {
    cwd: root,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], { input: sources });
  const { build } = await import('rolldown');
  await build({
    cwd: folder,
    input: join(folder, 'src', 'games', 'bots.ts'),
    platform: 'node',
    plugins: [withoutParts(NOT_IN.node)],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'silent',
  });
  rmSync(join(folder, 'src'), { recursive: true });
  return file;
}
