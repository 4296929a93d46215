/** How long a line may be quiet before it is asked, and how long it may then take to answer; in milliseconds. */
export interface Patience {
  readonly quiet: number;
  readonly answer: number;
}

/** Notices that a connection which looks open is dead: a hung server, a network that went away. */
export class KeepAlive {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;

  constructor(
    private readonly patience: Patience,
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** Waits for the first word of a new connection. */
  begin(): void {
    this.asked = true;
    this.wait(this.patience.answer);
  }

  /** Something came in: it lives. */
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
