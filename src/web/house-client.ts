import { unsafeCast } from '../engine/json.ts';
import type { CallName, House, Word } from './house/protocol.ts';
import type { TableState } from './session.ts';

type Given<N extends CallName> = Parameters<House[N]>;
type Gives<N extends CallName> = Awaited<ReturnType<House[N]>>;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const watchers = new Map<string, (state: TableState) => void>();

/** A line to a worker: calls go out, answers come back, and it can be cut at any time. */
export class WorkerLine {
  private worker: Worker | undefined;
  private calls = 0;
  private readonly waiting = new Map<number, Waiting>();

  async call<N extends CallName>(name: N, ...given: Given<N>): Promise<Gives<N>> {
    const id = ++this.calls;
    const value = await new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.started().postMessage({ id, name, given });
    });
    return unsafeCast<Gives<N>>(value);
  }

  /** Ends whatever the worker is doing; what was asked of it is never answered. */
  cut(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      this.heard(unsafeCast<Word>(data));
    });
    return this.worker;
  }

  private heard(word: Word): void {
    if ('table' in word) return watchers.get(word.table)?.(word.state);
    const caller = this.waiting.get(word.id);
    this.waiting.delete(word.id);
    if ('error' in word) caller?.reject(new Error(word.error));
    else caller?.resolve(word.value);
  }
}

const line = new WorkerLine();

/** Asks the house, in the worker that keeps the tables. */
export function house<N extends CallName>(name: N, ...given: Given<N>): Promise<Gives<N>> {
  return line.call(name, ...given);
}

/** Hears of a table in the worker, until the function it gives is called. */
export function hearOf(table: string, changed: (state: TableState) => void): () => void {
  watchers.set(table, changed);
  return () => watchers.delete(table);
}
