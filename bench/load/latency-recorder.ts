import { quantile } from '../quantile.ts';

/** Latencies in milliseconds. */
export interface Spread {
  readonly answers: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * Tracks answers from sending until they are acknowledged and every watcher has a view with them.
 */
export class LatencyRecorder {
  private times: number[] = [];
  private counting = false;
  /** Answers sent so far. */
  sent = 0;
  /** Answers refused because another one came first. */
  refused = 0;
  private arrived = 0;

  /** Starts measuring. */
  begin(): void {
    this.times = [];
    this.counting = true;
  }

  /** Stops measuring and returns the duration. */
  end(): Spread {
    this.counting = false;
    const { times } = this;
    if (times.length === 0) return { answers: 0, p50: 0, p95: 0, p99: 0 };
    const [p50, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
    return { answers: times.length, p50, p95, p99 };
  }

  /** An answer sent at this time has arrived everywhere. */
  arrive(at: number): void {
    this.arrived++;
    if (this.counting) this.times.push(performance.now() - at);
  }

  /** The number of answers in flight. */
  get underWay(): number {
    return this.sent - this.arrived - this.refused;
  }
}
