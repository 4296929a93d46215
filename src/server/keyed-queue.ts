/** Runs jobs with the same key one after the other. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();

  inTurn<T>(key: string, job: () => Promise<T>): Promise<T> {
    const turn = (this.tails.get(key) ?? Promise.resolve()).then(job);
    const tail: Promise<void> = turn.then(
      () => this.end(key, tail),
      () => this.end(key, tail),
    );
    this.tails.set(key, tail);
    return turn;
  }

  private end(key: string, tail: Promise<void>): void {
    if (this.tails.get(key) === tail) this.tails.delete(key);
  }
}
