/** Runs a task periodically and on request, never twice at the same time. */
export class PeriodicTask {
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(
    every: number,
    private readonly task: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => this.run(), every).unref();
  }

  /** Runs it now; calls during a run cause one more afterwards. */
  run(): void {
    if (this.closed) return;
    this.again = this.running !== undefined;
    this.running ??= this.task()
      .catch(this.report)
      .finally(() => {
        this.running = undefined;
        if (this.again) this.run();
      });
  }

  /** Waits for the current run, if any. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.running;
  }
}
