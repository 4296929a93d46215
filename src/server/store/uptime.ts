import type { NodeBus } from '../node-bus.ts';
import type { Outage } from '../table/model.ts';
import type { Database } from './database.ts';

/** How often a node records that it is running, in milliseconds. */
const HEARTBEAT = 2_000;

/** A gap of this length is an outage, in milliseconds. */
const TOLERANCE = 5_000;

/** Outages older than this do not affect running games, in milliseconds. */
const KEPT = 60 * 24 * 3_600_000;

const ALIVE = 'alive';
const OUTAGES = 'outages';

/** The time of the last heartbeat in the store; undefined for a new one. */
export async function lastHeartbeat(database: Database): Promise<number | undefined> {
  const text = await read(database, ALIVE);
  return text === undefined ? undefined : Number(text);
}

interface UptimeDependencies {
  readonly database: Database;
  readonly bus: NodeBus;
  readonly now: () => number;
  readonly report: (error: unknown, table: string) => void;
}

/**
 * Tracks when no server was running: between two processes, while the store was unavailable, and
 * while the event loop was blocked. Nobody's clock is charged for that time.
 */
export class Uptime {
  /** Oldest first; grows in place. */
  readonly outages: Outage[] = [];
  private readonly timer: NodeJS.Timeout;
  private beating: Promise<void> | undefined;
  /** When the last heartbeat was stored, by the monotonic clock. */
  private stored = performance.now();

  private constructor(private readonly deps: UptimeDependencies) {
    deps.bus.on('outage', () => {
      this.load().catch((error) => deps.report(error, ''));
    });
    this.timer = setInterval(() => this.beat(), HEARTBEAT).unref();
  }

  /** Records the outage before this start, unless another node was running. */
  static async start(deps: UptimeDependencies): Promise<Uptime> {
    const { database, now } = deps;
    const uptime = new Uptime(deps);
    await uptime.load();
    const last = await lastHeartbeat(database);
    const isAlone = database.kind === 'sqlite' || now() - (last ?? 0) > TOLERANCE;
    if (last !== undefined && isAlone) await uptime.add({ from: last, until: now() });
    await uptime.write(ALIVE, String(now()));
    return uptime;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    await this.write(ALIVE, String(this.deps.now())).catch(() => {});
  }

  private beat(): void {
    this.beating ??= this.beatNow()
      .catch((error) => this.deps.report(error, ''))
      .finally(() => {
        this.beating = undefined;
      });
  }

  private async beatNow(): Promise<void> {
    const { database, now } = this.deps;
    const silence = performance.now() - this.stored;
    if (silence > TOLERANCE) {
      const last = (await lastHeartbeat(database)) ?? now();
      const until = now();
      if (until - last > TOLERANCE) await this.add({ from: last, until });
    }
    await this.write(ALIVE, String(now()));
    this.stored = performance.now();
  }

  private async add(outage: Outage): Promise<void> {
    await this.load();
    const recent = this.outages.filter(({ until }) => until > outage.until - KEPT);
    this.set([...recent, outage]);
    await this.write(OUTAGES, JSON.stringify(this.outages));
    this.deps.bus.publish('outage');
  }

  private async load(): Promise<void> {
    this.set(JSON.parse((await read(this.deps.database, OUTAGES)) ?? '[]'));
  }

  private set(outages: readonly Outage[]): void {
    this.outages.splice(0, this.outages.length, ...outages);
  }

  private async write(key: string, value: string): Promise<void> {
    await this.deps.database.db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}

async function read({ db }: Database, key: string): Promise<string | undefined> {
  const [row] = await db.selectFrom('meta').select('value').where('key', '=', key).execute();
  return row?.value;
}
