/**
 * A node in its own process, whose clock is wrong from the start or jumps by the milliseconds in
 * each message.
 */
const { shift = 0, ...options } = JSON.parse(process.argv[2] ?? '{}');
const real = Date.now;
let jumped = shift;
Date.now = () => real() + jumped;
process.on('message', (jump: number) => {
  jumped += jump;
  process.send?.('jumped');
});
/**
 * Without a listener, exceeding the file size limit would end the process; with one, writing fails
 * as on a full disk.
 */
process.on('SIGXFSZ', () => {});

const { serve } = await import('../../src/server/serve.ts');
const { bots, writer } = options.workers;
const running = await serve({
  ...options,
  workers: { bots: new URL(bots), writer: new URL(writer) },
});
process.send?.(running.address);
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
