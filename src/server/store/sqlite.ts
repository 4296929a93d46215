import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { unsafeCast } from '../../engine/json.ts';
import { type Database, type SqlStatement, StoreUnavailable, statementOf } from './database.ts';
import type { Schema } from './schema.ts';
import { bindable, openForReading, type Value } from './sqlite-library.ts';
import { Packer, type TransactionResult } from './sqlite-messages.ts';
import { ReadingThread } from './sqlite-reader.ts';
import { finish } from './sqlite-thread.ts';

/**
 * The embedded store: one SQLite file, a thread that writes, a reader in this thread, and a thread for
 * reads that take long.
 */
export async function openSqlite(file: string, writer: URL): Promise<Database> {
  const thread = await WritingThread.start(file, writer);
  const reader = openForReading(file);
  const prepared = remembering((sql) => reader.prepare(sql));
  const reading = new ReadingThread(file, writer);
  const readHere: Read = (sql, values) => prepared(sql).all(...values);
  const readThere: Read = (sql, values) => reading.read(sql, values);
  return {
    kind: 'sqlite',
    db: new Kysely<Schema>({ dialect: dialect(thread, readHere) }),
    longReads: new Kysely<Schema>({ dialect: dialect(thread, readThere) }),
    channel: null,
    read: async (sql, values) => readHere(sql, values.map(bindable)),
    commit: (unit) => thread.commit(unit),
    close: async () => {
      await thread.close();
      await reading.close();
      reader.close();
    },
  };
}

type Read = (sql: string, values: Value[]) => readonly object[] | Promise<readonly object[]>;

/** A Kysely dialect: everything but reads runs in the writing thread. */
function dialect(thread: WritingThread, read: Read): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      if (query.query.kind === 'SelectQueryNode' || /^\s*(select|with)\b/i.test(query.sql))
        return { rows: rowsOf<R>(await read(query.sql, query.parameters.map(bindable))) };
      const done = await thread.write([statementOf(query)]);
      if (!done) throw new Error('a row with this key already exists');
      return { rows: rowsOf<R>(done.rows), numAffectedRows: BigInt(done.changed) };
    },
    streamQuery: () => {
      throw new Error('the embedded store does not stream');
    },
  };
  const nothing = async (): Promise<void> => {};
  const refuse = async (): Promise<void> => {
    throw new Error('a unit is committed as a whole');
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: nothing,
      destroy: nothing,
    }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Caches up to `most` values by text. */
function remembering<T>(make: (text: string) => T, most = 200): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const thing = known.get(text) ?? make(text);
    if (known.size < most) known.set(text, thing);
    return thing;
  };
}

function rowsOf<R>(rows: unknown): R[] {
  return unsafeCast<R[]>(rows);
}

type Written = Exclude<TransactionResult, { readonly error: string }>;

interface PendingWrite {
  readonly unit: readonly SqlStatement[];
  readonly resolve: (done: Written) => void;
  readonly reject: (error: Error) => void;
}

/** Under load, a commit waits this many milliseconds for more transactions to share its flush. */
const GATHER = 4;

/** Client of the writing thread; batches transactions that arrive while it writes. */
class WritingThread {
  private readonly packer = new Packer();
  private sentAt = 0;
  /** Whether the last batch had several transactions. */
  private isBusy = false;
  private waiting: PendingWrite[] = [];
  private sent: PendingWrite[] = [];
  private sending = false;
  private ended: Error | undefined;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (results: readonly TransactionResult[]) => this.settle(results));
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => this.fail(new StoreUnavailable('the writing thread has ended')));
  }

  static async start(file: string, writer: URL): Promise<WritingThread> {
    const worker = new Worker(writer, { workerData: { file } });
    const thread = new WritingThread(worker);
    await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    return thread;
  }

  /** False if a row count was not as expected; then nothing is written. */
  commit(unit: readonly SqlStatement[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue({ unit, resolve: (done) => resolve(done !== null), reject });
    });
  }

  /** The changed and returned rows; undefined if nothing was written. */
  async write(unit: readonly SqlStatement[]) {
    const done = await new Promise<Written>((resolve, reject) => {
      this.queue({ unit, resolve, reject });
    });
    if (done === null) return undefined;
    return typeof done === 'number' ? { changed: done, rows: [] } : done;
  }

  async close(): Promise<void> {
    await this.commit([]).catch(() => {});
    if (this.ended) return;
    this.ended = new StoreUnavailable('the store is closed');
    await finish(this.worker);
  }

  private queue(pending: PendingWrite): void {
    if (this.ended) return pending.reject(this.ended);
    this.waiting.push(pending);
    this.sendSoon();
  }

  private sendSoon(): void {
    if (this.sending || this.sent.length > 0) return;
    this.sending = true;
    const early = this.isBusy ? this.sentAt + GATHER - performance.now() : 0;
    if (early > 0) setTimeout(() => this.send(), early);
    else setImmediate(() => this.send());
  }

  private send(): void {
    this.sending = false;
    if (this.sent.length > 0 || this.waiting.length === 0) return;
    this.sent = this.waiting;
    this.waiting = [];
    this.sentAt = performance.now();
    this.isBusy = this.sent.length > 1;
    this.worker.postMessage(this.packer.pack(this.sent.map(unitOf)));
  }

  private settle(results: readonly TransactionResult[]): void {
    const settled = this.sent;
    this.sent = [];
    if (this.waiting.length > 0) this.sendSoon();
    for (const [i, result] of results.entries()) {
      const waiting = settled[i];
      if (typeof result === 'object' && result !== null && 'error' in result)
        waiting?.reject(new StoreUnavailable(result.error));
      else waiting?.resolve(result);
    }
  }

  private fail(error: Error): void {
    this.ended ??= error;
    for (const { reject } of [...this.sent, ...this.waiting]) reject(error);
    this.sent = [];
    this.waiting = [];
  }
}

function unitOf({ unit }: PendingWrite): readonly SqlStatement[] {
  return unit;
}
