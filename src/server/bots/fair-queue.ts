/** A task waiting for a thread, with its deadline. */
interface QueuedTask<Task, Answer> {
  readonly task: Task;
  readonly until: number;
  readonly resolve: (answer: TimedAnswer<Answer>) => void;
  readonly reject: (fault: unknown) => void;
}

/** An answer, and when the task's time slice ends, whether it was used up or not. */
export interface TimedAnswer<Answer> {
  readonly answer: Answer;
  readonly until: number;
}

/** Minimum time slice of a task, in milliseconds. */
const LEAST = 100;

/**
 * Runs tasks on a few threads. Owners take turns, each with their oldest task, so that a user with
 * many tables does not delay anyone else. Waiting tasks share the time that a single task would
 * get.
 */
export class FairQueue<Task, Answer> {
  /** By owner; whose turn it is next stands first. */
  private readonly waiting = new Map<string, QueuedTask<Task, Answer>[]>();
  private running = 0;

  constructor(
    private readonly threads: number,
    private readonly now: () => number,
    /** Runs a task in a thread for this many milliseconds. */
    private readonly run: (task: Task, time: number) => Promise<Answer>,
  ) {}

  /** Runs a task of an owner for up to `time` milliseconds. */
  think(task: Task, time: number, owner: string): Promise<TimedAnswer<Answer>> {
    return new Promise((resolve, reject) => {
      const own = this.waiting.get(owner) ?? [];
      own.push({ task, until: this.now() + time, resolve, reject });
      this.waiting.set(owner, own);
      // Lets tasks of the same tick share the time as well.
      queueMicrotask(() => this.begin());
    });
  }

  private begin(): void {
    while (this.running < this.threads) {
      const turns = this.turnsOfNext();
      const next = this.next();
      if (!next) return;
      const time = Math.max(LEAST, (next.until - this.now()) / turns);
      const until = this.now() + time;
      this.running++;
      this.run(next.task, time)
        .then((answer) => next.resolve({ answer, until }), next.reject)
        .finally(() => {
          this.running--;
          this.begin();
        });
    }
  }

  private next(): QueuedTask<Task, Answer> | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [owner, own] = first;
    const task = own.shift();
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    return task;
  }

  /** Number of tasks per thread before the next owner's tasks are done. */
  private turnsOfNext(): number {
    const queues = [...this.waiting.values()];
    const most = (queues[0]?.length ?? 0) * queues.length;
    const all = queues.reduce((sum, { length }) => sum + length, 0);
    return Math.ceil(Math.min(most, all) / this.threads);
  }
}
