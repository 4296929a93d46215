import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject } from '../../engine/json.ts';

/** The same grid game in boardgame.io, measured in the same run; undefined where it is not installed. */
export function peerFigures(seconds: number): { readonly gamesPerSecond: number } | undefined {
  const folder = fileURLToPath(new URL('../bench/peers', import.meta.url));
  if (!existsSync(`${folder}/node_modules`)) return undefined;
  const { stdout } = spawnSync(process.execPath, ['engine.mjs', String(seconds)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const figures: unknown = JSON.parse(stdout);
  if (!isObject(figures) || typeof figures.gamesPerSecond !== 'number') return undefined;
  return { gamesPerSecond: figures.gamesPerSecond };
}
