import { type MessagePort, Worker } from 'node:worker_threads';
import { StoreUnavailable } from './database.ts';
import { openForReading, type Value } from './sqlite-library.ts';
import { closeThread, finish, THE_END } from './sqlite-thread.ts';

interface ReadRequest {
  readonly id: number;
  readonly sql: string;
  readonly values: readonly Value[];
}

type ReadReply =
  | { readonly id: number; readonly rows: readonly object[] }
  | { readonly id: number; readonly error: string };

/** The reading thread: answers queries one after the other. */
export function answerQueries(port: MessagePort, file: string): void {
  const reader = openForReading(file);
  const answer = ({ id, sql, values }: ReadRequest): ReadReply => {
    try {
      return { id, rows: reader.prepare(sql).all(...values) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  port.on('message', (request: ReadRequest | typeof THE_END) => {
    if (request === THE_END) closeThread(port, reader);
    else port.postMessage(answer(request));
  });
}

interface PendingRead {
  readonly resolve: (rows: readonly object[]) => void;
  readonly reject: (error: Error) => void;
}

/** Client of the reading thread, which starts with the first query. */
export class ReadingThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, PendingRead>();
  private count = 0;

  constructor(
    private readonly file: string,
    private readonly program: URL,
  ) {}

  read(sql: string, values: readonly Value[]): Promise<readonly object[]> {
    const id = this.count++;
    this.worker ??= this.start();
    this.worker.postMessage({ id, sql, values });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async close(): Promise<void> {
    if (this.worker) await finish(this.worker);
  }

  private start(): Worker {
    const worker = new Worker(this.program, { workerData: { file: this.file, reads: true } });
    worker.on('message', (reply: ReadReply) => this.settle(reply));
    worker.on('error', () => {});
    worker.on('exit', () => this.fail());
    return worker;
  }

  private settle(reply: ReadReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('rows' in reply) waiting?.resolve(reply.rows);
    else waiting?.reject(new StoreUnavailable(reply.error));
  }

  /** The next query starts another thread. */
  private fail(): void {
    this.worker = undefined;
    for (const { reject } of this.waiting.values())
      reject(new StoreUnavailable('the reading thread has ended'));
    this.waiting.clear();
  }
}
