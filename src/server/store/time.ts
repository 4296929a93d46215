import pg from 'pg';
import { monotonicNow } from '../environment.ts';

/** How often the store's time is read, in milliseconds. */
const ROUND = 10_000;

/** Maximum correction per reading, in milliseconds. */
const MOST = 500;

/** The store's time, shared by all nodes; advances with the monotonic clock between readings. */
export class SharedTime {
  private ahead = 0;
  private last = 0;
  private readonly round = setInterval(() => void this.correct(), ROUND).unref();

  private constructor(private readonly url: string) {}

  static async of(url: string): Promise<SharedTime> {
    const time = new SharedTime(url);
    time.ahead = await aheadOf(url);
    return time;
  }

  now = (): number => {
    this.last = Math.max(this.last, monotonicNow() + this.ahead);
    return this.last;
  };

  close(): void {
    clearInterval(this.round);
  }

  /** Follows the store's clock slowly; keeps running while the store is unavailable. */
  private async correct(): Promise<void> {
    const ahead = await aheadOf(this.url).catch(() => this.ahead);
    this.ahead += Math.max(-MOST, Math.min(MOST, ahead - this.ahead));
  }
}

/** How far the store's clock is ahead of ours, in milliseconds. */
async function aheadOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const before = monotonicNow();
    const { rows } = await client.query(
      'select extract(epoch from clock_timestamp()) * 1000 as now',
    );
    return Math.round(Number(rows[0].now) - (before + monotonicNow()) / 2);
  } finally {
    await client.end();
  }
}
