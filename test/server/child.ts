import { executionAsyncId } from 'node:async_hooks';
import { createInterface } from 'node:readline';
import { serve } from '../../src/server/serve.ts';

/** A server in its own process, to be killed. Its options are the first argument. */
const options = JSON.parse(process.argv[2] ?? '{}');
const { bots, writer } = options.workers;
const workers = { bots: new URL(bots), writer: new URL(writer) };
const running = await serve({ ...options, workers });
process.stdout.write(`${running.address}\n`);

const stop = () => void running.close().then(() => process.exit(0));
process.on('SIGTERM', stop);

function tellHeap(): void {
  globalThis.gc?.();
  process.stdout.write(`${process.memoryUsage().heapUsed}\n`);
}

/** Promises have an id only where hooks track them. */
async function tellTracking(): Promise<void> {
  await Promise.resolve();
  process.stdout.write(`${executionAsyncId() === 0 ? 'untracked' : 'tracked'}\n`);
}

/**
 * Windows has no signals for this. The input ends with the parent process, however that ended.
 * Exiting while a thread is inside SQLite would abort the process; killing itself always works.
 */
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'heap') tellHeap();
    else if (line === 'promises') void tellTracking();
    else stop();
  })
  .on('close', () => process.kill(process.pid, 'SIGKILL'));
