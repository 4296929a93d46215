/** Idle time before a ping, and the timeout of its answer; in milliseconds. */
export interface Patience {
  readonly quiet: number;
  readonly answer: number;
  /** Timeout for the first message of a new connection; by default that of an answer. */
  readonly connect?: number;
}

/** Detects dead connections that look open. */
export class KeepAlive {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;

  constructor(
    private readonly patience: Patience,
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** Waits for the first message of a new connection. */
  begin(): void {
    this.asked = true;
    this.wait(this.patience.connect ?? this.patience.answer);
  }

  /** A message has arrived. */
  heard(): void {
    this.asked = false;
    this.wait(this.patience.quiet);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.quiet(), time);
  }

  private quiet(): void {
    if (this.asked) return this.dead();
    this.asked = true;
    this.ask();
    this.wait(this.patience.answer);
  }
}
