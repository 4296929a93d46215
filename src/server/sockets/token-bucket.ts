/** A token bucket. */
export class TokenBucket {
  private filled: number;
  private last: number;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.filled = most;
    this.last = now();
  }

  /** Takes a token; false if there is none. */
  take(): boolean {
    this.fill();
    if (this.filled < 1) return false;
    this.filled--;
    return true;
  }

  isEmpty(): boolean {
    this.fill();
    return this.filled < 1;
  }

  isFull(): boolean {
    this.fill();
    return this.filled === this.most;
  }

  private fill(): void {
    const time = this.now();
    this.filled = Math.min(this.most, this.filled + ((time - this.last) / 1_000) * this.perSecond);
    this.last = time;
  }
}
