import { quantile } from '../quantile.ts';

/** How long answers took, in milliseconds. */
export interface Spread {
  readonly answers: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Follows answers from their sending until they are acknowledged and all who watch have a view with them. */
export class LatencyRecorder {
  private times: number[] = [];
  private counting = false;
  /** How many answers have been sent so far. */
  sent = 0;
  /** How many were not taken, since somebody else was quicker. */
  refused = 0;
  private arrived = 0;

  /** Measures from now on. */
  begin(): void {
    this.times = [];
    this.counting = true;
  }

  /** Measures no more, and says how long it took. */
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

  /** How many answers have been sent and not arrived everywhere. */
  get underWay(): number {
    return this.sent - this.arrived - this.refused;
  }
}
