import { quantile } from '../quantile.ts';

/** Latencies in milliseconds. */
export interface Spread {
  readonly answers: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The median size of a step on the wire; 0 if unknown. */
  readonly bytes: number;
}

/**
 * Tracks answers from sending until they are acknowledged and every watcher has a view with them.
 */
export class LatencyRecorder {
  private times: number[] = [];
  private sizes: number[] = [];
  private counting = false;
  /** Answers sent so far. */
  sent = 0;
  /** Answers refused because another one came first. */
  refused = 0;
  private arrived = 0;
  private lost = 0;

  /** Starts measuring. */
  begin(): void {
    this.times = [];
    this.sizes = [];
    this.counting = true;
  }

  /** Stops measuring and returns the duration. */
  end(): Spread {
    this.counting = false;
    const { times, sizes } = this;
    if (times.length === 0) return { answers: 0, p50: 0, p95: 0, p99: 0, bytes: 0 };
    const bytes = sizes.length === 0 ? 0 : quantile(sizes, 0.5);
    const [p50, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
    return { answers: times.length, p50, p95, p99, bytes };
  }

  /** A step of this size has come. */
  weigh(bytes: number): void {
    if (this.counting) this.sizes.push(bytes);
  }

  /** An answer sent at this time has arrived everywhere. */
  arrive(at: number): void {
    this.arrived++;
    if (this.counting) this.times.push(performance.now() - at);
  }

  /** Waits no longer for what is under way, and says how many those are. */
  forget(): number {
    const lost = this.underWay;
    this.lost += lost;
    return lost;
  }

  /** The number of answers in flight. */
  get underWay(): number {
    return this.sent - this.arrived - this.refused - this.lost;
  }
}
