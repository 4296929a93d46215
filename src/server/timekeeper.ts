import type { Database } from './store/database.ts';
import { epochOf } from './store/open.ts';
import { claimDue } from './store/timers.ts';
import { LEASE } from './tables/table-write.ts';

/** How often the store is polled, in milliseconds. */
const ROUND = 1_000;

export interface TimekeeperDependencies {
  readonly node: string;
  readonly database: Database;
  readonly now: () => number;
  /** Runs what is due at a table. */
  readonly runDue: (table: string) => Promise<void>;
  /** The store's epoch when the node started. */
  readonly epoch: string;
  /** Called after a backup was restored into the store. */
  readonly restored: () => Promise<void>;
  /** Reads events of other nodes whose notification was lost. */
  readonly catchUp: () => Promise<void>;
  readonly report: (error: unknown, table: string) => void;
}

/** Runs the timers of tables; a lease makes sure that only one node does so at a time. */
export class Timekeeper {
  private next: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  private readonly round: NodeJS.Timeout;
  private busy: Promise<void> | undefined;
  private closed = false;
  private epoch: string;
  private rounds = 0;

  constructor(private readonly deps: TimekeeperDependencies) {
    this.epoch = deps.epoch;
    this.round = setInterval(() => this.look(true), ROUND).unref();
  }

  /** Polls again no later than this time. */
  wakeMeAt(time: number): void {
    if (this.closed || (this.next && this.next.at <= time)) return;
    const wait = time - this.deps.now();
    if (wait > ROUND) return;
    clearTimeout(this.next?.timer);
    const timer = setTimeout(
      () => {
        this.next = undefined;
        this.look();
      },
      Math.max(0, wait),
    );
    this.next = { at: time, timer: timer.unref() };
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.round);
    clearTimeout(this.next?.timer);
    await this.busy;
  }

  private look(thoroughly = false): void {
    if (this.closed || this.busy) return;
    this.busy = this.lookNow(thoroughly)
      .catch((error) => this.deps.report(error, ''))
      .finally(() => {
        this.busy = undefined;
      });
  }

  private async lookNow(thoroughly: boolean): Promise<void> {
    const { database, node, now, runDue, report } = this.deps;
    if (thoroughly) await this.checkEpoch();
    if (thoroughly && database.kind === 'postgres' && ++this.rounds % 5 === 0)
      await this.deps.catchUp();
    const tables = await claimDue(database, node, now(), LEASE);
    await Promise.all(tables.map((table) => runDue(table).catch((error) => report(error, table))));
  }

  private async checkEpoch(): Promise<void> {
    const epoch = await epochOf(this.deps.database);
    if (epoch === this.epoch) return;
    this.epoch = epoch;
    await this.deps.restored();
  }
}
