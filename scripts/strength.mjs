// How strong the bots are: shares of first places with 95 % intervals, seats balanced.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

const CONTESTS = [
  ['grid', 'champion,contender', 100],
  ['grid', 'contender,rookie', 100],
  ['knockout', 'champion,contender,contender,contender', 100],
  ['knockout', 'contender,rookie,rookie,rookie', 400],
  ['round', 'champion,contender,contender,contender', 200],
  ['round', 'contender,rookie,rookie,rookie', 1000],
  ['kickbox', 'champion,contender', 200],
  ['kickbox', 'contender,rookie', 400],
  ['challengers', 'champion,contender,contender,contender', 400],
  ['challengers', 'contender,rookie,rookie,rookie', 400],
];

install();
build();
for (const [game, bots, games] of CONTESTS) {
  spawnSync(
    process.execPath,
    [join(root, 'dist/ringside.mjs'), 'arena', game, '--bots', bots, '--games', String(games)],
    { stdio: 'inherit' },
  );
}
