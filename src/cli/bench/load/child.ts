import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '../../../server/serve.ts';

/** What a measured server says of itself. */
export interface Condition {
  /** Bytes in all, and bytes that are in use after everything else was thrown away. */
  readonly resident: number;
  readonly heap: number;
  /** Seconds of computing so far, all threads together. */
  readonly cpu: number;
  /** By how much its loop was late since it was last asked, in milliseconds. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly longest: number };
}

const MUCH = 1e9;

/** A server that takes everything a benchmark asks of it. Its options come as the first argument. */
const limits = {
  ...{ burst: MUCH, perSecond: MUCH, tables: MUCH, talkBurst: MUCH, talkPerSecond: MUCH },
  ...{ requests: MUCH, guests: MUCH, sockets: MUCH, socketsPerAddress: MUCH, openTables: MUCH },
};
const { workers, ...options } = JSON.parse(process.argv[2] ?? '{}');
const running = await serve({
  ...{ port: 0, host: '127.0.0.1', logLevel: 'silent', awake: 1e6, threads: 1, limits },
  dealing: { commit: 0, reveal: 0 },
  ...options,
  ...(workers ? { workers: { bots: new URL(workers.bots), writer: new URL(workers.writer) } } : {}),
});
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

function condition(): Condition {
  const { user, system } = process.cpuUsage();
  const late = (ns: number): number => Math.max(0, ns / 1e6 - 5);
  const [p50, p99] = [late(delay.percentile(50)), late(delay.percentile(99))];
  const longest = late(delay.max);
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  setImmediate(() => delay.reset());
  return {
    resident: rss,
    heap: heapUsed + external,
    cpu: (user + system) / 1e6,
    delay: { p50, p99, longest },
  };
}

process.on('message', () => process.send?.(condition()));
process.on('disconnect', () => process.exit(0));
process.send?.(running.address);
