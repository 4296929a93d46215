// Which version of the bots is measured.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../setup.mjs';

/** The last commit that changed `src`, with a hash of what has been changed since and not committed. */
export function measuredVersion() {
  const commit = git('log', '-1', '--format=%H', '--', 'src').trim();
  const changes = git('diff', 'HEAD', '--', 'src');
  if (changes === '') return commit;
  return `${commit}+${createHash('sha256').update(changes).digest('hex').slice(0, 12)}`;
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 });
}
