import { serve } from '../../src/server/serve.ts';

/** A server in a process of its own, to be killed. Its options come as the first argument. */
const options = JSON.parse(process.argv[2] ?? '{}');
const { bots, writer } = options.workers;
const workers = { bots: new URL(bots), writer: new URL(writer) };
const running = await serve({ ...options, workers });
process.stdout.write(`${running.address}\n`);
// Its input ends with whoever started it, however that ended.
process.stdin.on('end', () => process.exit(1)).resume();
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  process.stdout.write(`${process.memoryUsage().heapUsed}\n`);
});
