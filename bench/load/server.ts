import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '../../src/server/serve.ts';
import { LoopMonitor } from '../loop/monitor.ts';

/** A server's memory: bytes in total, and in use after garbage collection. */
export interface MemoryUse {
  readonly resident: number;
  readonly heap: number;
}

/** Resource usage. */
export interface Spent {
  /** CPU seconds so far, all threads together. */
  readonly cpu: number;
  /** Event loop delay since the last request, in milliseconds. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly longest: number };
}

const MUCH = 1e9;

/** A server with high limits for benchmarks. Its options are the first argument. */
const limits = {
  ...{ burst: MUCH, perSecond: MUCH, tables: MUCH, talkBurst: MUCH, talkPerSecond: MUCH },
  ...{ requests: MUCH, guests: MUCH, sockets: MUCH, socketsPerAddress: MUCH, openTables: MUCH },
};
const { workers, ...options } = JSON.parse(process.argv[2] ?? '{}');
const running = await serve({
  ...{ port: 0, host: '127.0.0.1', logLevel: 'silent', awake: 1e6, threads: 1, limits },
  dealing: { commit: 0, reveal: 0, between: 0 },
  ...options,
  ...(workers ? { workers: { bots: new URL(workers.bots), writer: new URL(workers.writer) } } : {}),
});
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

function memory(): MemoryUse {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, heap: heapUsed + external };
}

/** Does not collect garbage, because its cost would distort the next measurement. */
function spent(): Spent {
  const { user, system } = process.cpuUsage();
  const late = (ns: number): number => Math.max(0, ns / 1e6 - 5);
  const [p50, p99] = [late(delay.percentile(50)), late(delay.percentile(99))];
  const longest = late(delay.max);
  setImmediate(() => delay.reset());
  return { cpu: (user + system) / 1e6, delay: { p50, p99, longest } };
}

let loop: LoopMonitor | undefined;

/** The first call begins to watch: watching costs a little all the time. */
function longestTurn(): object {
  loop ??= new LoopMonitor();
  return loop.longest();
}

const FIGURES: Readonly<Record<string, () => object>> = {
  memory,
  spent,
  turn: longestTurn,
};
process.on('message', (what) => process.send?.(FIGURES[String(what)]?.() ?? {}));
process.on('disconnect', () => process.exit(0));
process.send?.(running.address);
