/** A task that waits for a thread, with its deadline. */
interface QueuedTask<Task, Answer> {
  readonly task: Task;
  readonly until: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: unknown) => void;
}

/** The least time a task gets, in milliseconds. */
const LEAST = 100;

/**
 * Runs tasks in a few threads, first come, first served. Tasks that wait at the same time share
 * the time that one alone would get.
 */
export class FairQueue<Task, Answer> {
  private readonly waiting: QueuedTask<Task, Answer>[] = [];
  private running = 0;

  constructor(
    private readonly threads: number,
    private readonly now: () => number,
    /** Runs a task in a thread for this many milliseconds. */
    private readonly run: (task: Task, time: number) => Promise<Answer>,
  ) {}

  /** Runs a task for up to `time` milliseconds. */
  think(task: Task, time: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, until: this.now() + time, resolve, reject });
      // Tasks of the same tick share the time as well.
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
