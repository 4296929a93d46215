/** What waits for a thread, until when it should be done, and who wants to know. */
interface QueuedTask<Task, Answer> {
  readonly task: Task;
  readonly until: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: unknown) => void;
}

/** However many wait, each gets so many milliseconds. */
const LEAST = 100;

/** Those who think in the same threads, first come, first served: those who wait together share the time that one alone would have. */
export class FairQueue<Task, Answer> {
  private readonly waiting: QueuedTask<Task, Answer>[] = [];
  private running = 0;

  constructor(
    private readonly threads: number,
    private readonly now: () => number,
    /** Thinks in a thread, for so many milliseconds. */
    private readonly run: (task: Task, time: number) => Promise<Answer>,
  ) {}

  /** Thinks for as long as there is, if nobody else wants to. */
  think(task: Task, time: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, until: this.now() + time, resolve, reject });
      // Whoever is asked in the same moment counts as waiting too.
      queueMicrotask(() => this.begin());
    });
  }

  private begin(): void {
    while (this.running < this.threads) {
      const turns = Math.ceil(this.waiting.length / this.threads);
      const next = this.waiting.shift();
      if (!next) return;
      const time = Math.max(LEAST, (next.until - this.now()) / turns);
      this.running++;
      this.run(next.task, time)
        .then(next.resolve, next.reject)
        .finally(() => {
          this.running--;
          this.begin();
        });
    }
  }
}
