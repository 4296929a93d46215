import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { spawnGuarded } from './guarded-process.ts';

const WAITS = 'console.log(process.pid); setInterval(() => {}, 1000);';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a guarded program ends when its owner is gone, however that went', async () => {
  const guard = spawnGuarded(process.execPath, ['-e', WAITS], { cwd: import.meta.dirname });
  if (!guard.stdout) throw new Error('it says nothing');
  const [pid] = await once(createInterface({ input: guard.stdout }), 'line');
  expect(isRunning(Number(pid))).toBe(true);
  const gone = once(guard, 'exit');
  // As when the process that holds the other end has died.
  guard.stdin?.end();
  await gone;
  expect(isRunning(Number(pid))).toBe(false);
});
