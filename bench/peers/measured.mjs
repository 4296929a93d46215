// What every server of the bench tells whoever has started it: its address, then what it has spent.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GCProfiler } from 'node:v8';

/** Resolution of the loop's delay, in milliseconds. */
const RESOLUTION = 5;

/** Tells the address, answers questions, `more` ones too, and ends with whoever has started the process. */
export function announce(address, end = () => {}, more = {}) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const allocations = new Allocations();
  const answers = { memory, spent: () => spent(delay, allocations), ...more };
  process.on('message', (what) => process.send({ [what]: answers[what]?.() }));
  process.on('disconnect', () => {
    end();
    process.exit(0);
  });
  process.send({ address });
}

/** The first collection leaves buffers to be freed in the background; the second waits for that. */
function memory() {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, heap: heapUsed + external };
}

/** Throws nothing away: whatever that costs would be paid by what is measured next. */
function spent(delay, allocations) {
  const { user, system } = process.cpuUsage();
  const late = (ns) => Math.max(0, ns / 1e6 - RESOLUTION);
  const [p50, p99] = [late(delay.percentile(50)), late(delay.percentile(99))];
  const longest = late(delay.max);
  setImmediate(() => delay.reset());
  return {
    cpu: (user + system) / 1e6,
    delay: { p50, p99, longest },
    allocated: allocations.taken(),
  };
}

/** Counts what the main thread allocates: what collections freed, and what the heap has grown by. */
class Allocations {
  constructor() {
    this.used = process.memoryUsage().heapUsed;
    this.begin();
  }

  begin() {
    this.profiler = new GCProfiler();
    this.profiler.start();
  }

  taken() {
    const { statistics } = this.profiler.stop();
    this.begin();
    const { heapUsed } = process.memoryUsage();
    let bytes = heapUsed - this.used;
    this.used = heapUsed;
    for (const { beforeGC, afterGC } of statistics)
      bytes += beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize;
    return bytes;
  }
}
