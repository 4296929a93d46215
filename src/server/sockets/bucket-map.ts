import { TokenBucket } from './token-bucket.ts';

/** Above this number, full buckets are dropped; if there are none, all are. */
const MOST_REMEMBERED = 10_000;

/** Equal token buckets by key, for example by address. */
export class BucketMap {
  private readonly known = new Map<string, TokenBucket>();

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  of(key: string): TokenBucket {
    const bucket = this.known.get(key) ?? new TokenBucket(this.most, this.perSecond, this.now);
    if (this.known.size >= MOST_REMEMBERED) this.forget();
    this.known.set(key, bucket);
    return bucket;
  }

  private forget(): void {
    for (const [key, bucket] of this.known) if (bucket.isFull()) this.known.delete(key);
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
  }
}
