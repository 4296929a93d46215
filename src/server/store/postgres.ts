import { setImmediate as nextTick } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  type Database,
  type NotifyChannel,
  type SqlStatement,
  StoreUnavailable,
} from './database.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'ringside';

/** Timeout for connecting and for a notification, in milliseconds. */
const PATIENCE = 5_000;

/** A Postgres store, shared by several nodes. */
export async function openPostgres(url: string, connections = 10): Promise<Database> {
  const settings = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser: asNumbers },
  };
  const pool = new pg.Pool(settings);
  pool.on('error', () => {});
  // Without a listener, an error of a checked-out client would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const channel = new PostgresChannel(url, pool);
  await channel.listen();
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    ...{ kind: 'postgres', db, longReads: db },
    channel,
    read: async (sql, values) => (await pool.query(sql, [...values])).rows,
    commit: (unit) => commit(pool, unit),
    close: async () => {
      await channel.close();
      await pool.end();
    },
  };
}

/** Parses 64-bit integers as numbers; they are counts and times, which fit. */
export const asNumbers: typeof pg.types.getTypeParser = (
  oid: number,
  format?: 'text' | 'binary',
) => (oid === 20 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format));

/** Pipelines all statements of a transaction, then commits: two round trips. */
async function commit(pool: pg.Pool, unit: readonly SqlStatement[]): Promise<boolean> {
  const client = await pool.connect().catch((error) => {
    throw new StoreUnavailable(String(error));
  });
  let broken: Error | undefined;
  try {
    const [begun, ...done] = await Promise.allSettled([
      client.query('begin'),
      ...unit.map(({ sql, values }) => client.query(sql, [...values])),
    ]);
    if (begun.status === 'rejected') throw begun.reason;
    const fits = unit.every(({ rows }, i) => isAsExpected(rows, done[i]));
    await client.query(fits ? 'commit' : 'rollback');
    return fits;
  } catch (error) {
    await client.query('rollback').catch((failed) => {
      broken = failed;
    });
    if (isTaken(error)) return false;
    throw new StoreUnavailable(String(error));
  } finally {
    client.release(broken);
  }
}

/** Statements after an unexpected row count may fail for that reason and are ignored. */
function isAsExpected(
  rows: number | null,
  done: PromiseSettledResult<pg.QueryResult> | undefined,
): boolean {
  if (done?.status === 'rejected') throw done.reason;
  return rows === null || done?.value.rowCount === rows;
}

/** A conflict: a duplicate key, a serialization failure or a deadlock. */
function isTaken(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && ['23505', '40001', '40P01'].includes(error.code ?? '')
  );
}

/** Uses LISTEN and NOTIFY; the payloads of one tick are sent together, in order. */
class PostgresChannel implements NotifyChannel {
  private readonly listeners: ((payload: string) => void)[] = [];
  private queued: string[] = [];
  private sending: Promise<void> | undefined;
  private client: pg.Client | undefined;
  private closed = false;
  private reconnecting = false;

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
  ) {}

  publish(payload: string): void {
    this.queued.push(payload);
    this.sending ??= this.send();
  }

  subscribe(listener: (payload: string) => void): void {
    this.listeners.push(listener);
  }

  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('notification', ({ payload = '' }) => {
      for (const one of payload.split(' ')) for (const listener of this.listeners) listener(one);
    });
    client.on('error', () => {});
    client.on('end', () => this.reconnect());
    this.client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.sending;
    await this.client?.end();
  }

  /** Reconnects once, although a lost connection can raise several events. */
  private reconnect(): void {
    if (this.closed || this.reconnecting) return;
    this.reconnecting = true;
    setTimeout(() => {
      this.reconnecting = false;
      this.listen().catch(() => this.reconnect());
    }, 500).unref();
  }

  /** One at a time: on two pooled connections a later notification could overtake. */
  private async send(): Promise<void> {
    await nextTick();
    while (this.queued.length > 0) {
      const queued = this.queued;
      this.queued = [];
      for (const payload of batches(queued)) await this.notify(payload);
    }
    this.sending = undefined;
  }

  private async notify(payload: string): Promise<void> {
    const values = [CHANNEL, payload];
    const query = { text: 'select pg_notify($1, $2)', values, query_timeout: PATIENCE };
    await this.pool.query(query).catch(() => {});
  }
}

/** Postgres refuses notifications of 8000 bytes or more. */
const MAX_NOTIFICATION_BYTES = 7_900;

/** Joins as many payloads with spaces as fit into a notification. */
export function batches(payloads: readonly string[]): string[] {
  const joined: string[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const payload of payloads) {
    const more = Buffer.byteLength(payload) + 1;
    if (bytes + more > MAX_NOTIFICATION_BYTES) {
      joined.push(payload);
      bytes = more;
    } else {
      joined.push(`${joined.pop()} ${payload}`);
      bytes += more;
    }
  }
  return joined;
}
