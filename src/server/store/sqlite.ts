import { EventEmitter } from 'node:events';
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
import { trusted } from '../../engine/json.ts';
import { type Bus, type Database, NoStorage } from './database.ts';
import { type Schema, TABLES } from './schema.ts';
import { bindable, type Connection, openForReading } from './sqlite-library.ts';
import type { Order, Result, Task } from './sqlite-orders.ts';

/** The embedded store: one file, one writing thread, readers beside it. */
export async function openSqlite(file: string, writer: URL): Promise<Database> {
  const thread = await WritingThread.start(file, writer);
  const reader = openForReading(file);
  const db = new Kysely<Schema>({ dialect: dialect(thread, reader) });
  return {
    kind: 'sqlite',
    db,
    bus: withinOneProcess(),
    commit: async (unit) => {
      const result = await thread.write(unit.map(({ query, rows }) => taskOf(query, rows)));
      return result !== undefined;
    },
    snapshot: (row) => snapshot(file, row),
    close: async () => {
      await thread.close();
      reader.close();
    },
  };
}

/** Kysely over the file: what only reads is read here, all else goes to the writing thread. */
function dialect(thread: WritingThread, reader: Connection): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      if (query.query.kind === 'SelectQueryNode' || /^\s*(select|with)\b/i.test(query.sql))
        return { rows: rowsOf<R>(reader.prepare(query.sql).all(...values(query))) };
      const done = await thread.write([taskOf(query, null)]);
      if (!done) throw new Error('a row with this key is there already');
      return { rows: rowsOf<R>(done.rows), numAffectedRows: BigInt(done.changed) };
    },
    streamQuery: () => {
      throw new Error('the embedded store does not stream');
    },
  };
  const nothing = async (): Promise<void> => {};
  const refuse = async (): Promise<void> => {
    throw new Error('units are committed as a whole');
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

function rowsOf<R>(rows: unknown): R[] {
  if (!trusted<R[]>(rows)) throw new TypeError('not rows');
  return rows;
}

function values(query: CompiledQuery): ReturnType<typeof bindable>[] {
  return query.parameters.map(bindable);
}

function taskOf(query: CompiledQuery, rows: number | null): Task {
  return [query.sql, values(query), rows];
}

type Written = Extract<Result, { readonly ok: true }>;

/** The far end of the writing thread: collects what comes in one turn and sends it together. */
class WritingThread {
  private readonly waiting = new Map<
    number,
    { resolve: (done: Written | undefined) => void; reject: (error: Error) => void }
  >();
  private orders: Order[] = [];
  private count = 0;
  private ended: Error | undefined;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (results: readonly Result[]) => this.settle(results));
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => this.fail(new NoStorage('the writing thread has ended')));
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

  /** Undefined if a row was not as expected; then nothing is written. */
  write(tasks: readonly Task[]): Promise<Written | undefined> {
    if (this.ended) return Promise.reject(this.ended);
    const id = this.count++;
    if (this.orders.length === 0) setImmediate(() => this.send());
    this.orders.push({ id, tasks });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async close(): Promise<void> {
    await this.write([]).catch(() => {});
    this.ended = new NoStorage('the store is closed');
    await this.worker.terminate();
  }

  private send(): void {
    this.worker.postMessage(this.orders);
    this.orders = [];
  }

  private settle(results: readonly Result[]): void {
    for (const result of results) {
      const waiting = this.waiting.get(result.id);
      this.waiting.delete(result.id);
      if ('error' in result) waiting?.reject(new NoStorage(result.error));
      else waiting?.resolve(result.ok ? result : undefined);
    }
  }

  private fail(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** With one process there is nobody else to tell. */
function withinOneProcess(): Bus {
  const words = new EventEmitter();
  return {
    say: (word) => words.emit('word', word),
    hear: (listener) => words.on('word', listener),
  };
}

/** A reader of its own sees the file as it was when it began. */
async function snapshot(
  file: string,
  row: (table: string, row: object) => Promise<void>,
): Promise<void> {
  const reader = openForReading(file);
  try {
    reader.exec('begin');
    for (const table of TABLES)
      for (const one of reader.prepare(`select * from "${table}"`).iterate()) await row(table, one);
    reader.exec('commit');
  } finally {
    reader.close();
  }
}
