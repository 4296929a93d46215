import type { Database } from '../store/database.ts';
import { markSeen } from '../store/friends.ts';

/** How often connected people are recorded, and how long arrivals are batched. */
const BEAT = 15_000;
const PAUSE = 100;
/** How many people are recorded per statement. */
const PART = 500;

interface OnlineDependencies {
  readonly database: Database;
  readonly now: () => number;
  /** People who are connected to this node. */
  readonly connected: () => Iterable<string>;
  readonly report: (error: unknown) => void;
}

/** Records who is connected, so that friends see it on every node. */
export class OnlinePeople {
  private readonly arrived = new Set<string>();
  private readonly beat = setInterval(() => this.note(this.deps.connected()), BEAT).unref();
  private pause: NodeJS.Timeout | undefined;
  private noting: Promise<void> = Promise.resolve();

  constructor(private readonly deps: OnlineDependencies) {}

  arrive(person: string): void {
    this.arrived.add(person);
    this.pause ??= setTimeout(() => {
      this.pause = undefined;
      this.note(this.arrived);
      this.arrived.clear();
    }, PAUSE).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.beat);
    clearTimeout(this.pause);
    await this.noting;
  }

  private note(people: Iterable<string>): void {
    const all = [...new Set(people)];
    const { database, now, report } = this.deps;
    const write = async (): Promise<void> => {
      for (let from = 0; from < all.length; from += PART)
        await markSeen(database, all.slice(from, from + PART), now());
    };
    this.noting = this.noting.then(write).catch(report);
  }
}
