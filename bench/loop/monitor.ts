import { openSync, readSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

/** The longest time for which an event loop did one thing, in milliseconds of computing. */
export interface LongestTurn {
  /** Without collecting garbage. */
  readonly work: number;
  /** The longest pause to collect garbage. */
  readonly garbage: number;
  /** With it. */
  readonly all: number;
}

/** A stretch between two ticks: when it was, and how much was computed in it, in milliseconds. */
interface Stretch {
  readonly from: number;
  readonly until: number;
  readonly computed: number;
}

/** Stretches below this are not kept. */
const SHORT = 5;

/**
 * Watches the event loop of this thread. It goes by the processor time of the thread where the system
 * tells it, so that other programs on the machine do not count.
 */
export class LoopMonitor {
  private stretches: Stretch[] = [];
  private pauses: { readonly from: number; readonly until: number }[] = [];
  private last = performance.now();
  private readonly computed = threadTime();
  private before = this.computed();

  constructor() {
    setInterval(() => this.tick(), 1).unref();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        this.pauses.push({ from: startTime, until: startTime + duration });
    }).observe({ entryTypes: ['gc'] });
  }

  /** The longest since it was last asked. */
  longest(): LongestTurn {
    this.tick();
    const { stretches, pauses } = this;
    this.stretches = [];
    this.pauses = [];
    const work = stretches.map(({ from, until, computed }) => {
      const inside = pauses.filter((pause) => pause.from < until && pause.until > from);
      return computed - sum(inside.map((pause) => pause.until - pause.from));
    });
    return {
      all: Math.max(0, ...stretches.map(({ computed }) => computed)),
      work: Math.max(0, ...work),
      garbage: Math.max(0, ...pauses.map(({ from, until }) => until - from)),
    };
  }

  private tick(): void {
    const [until, now] = [performance.now(), this.computed()];
    const computed = now - this.before;
    if (computed >= SHORT) this.stretches.push({ from: this.last, until, computed });
    this.last = until;
    this.before = now;
  }
}

/** How long this thread has computed, in milliseconds; elsewhere than on Linux, how late it is. */
function threadTime(): () => number {
  if (process.platform !== 'linux') return () => performance.now();
  const file = openSync('/proc/thread-self/schedstat', 'r');
  const text = Buffer.alloc(64);
  return () => {
    const length = readSync(file, text, 0, text.length, 0);
    return Number.parseInt(text.toString('latin1', 0, length), 10) / 1e6;
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
