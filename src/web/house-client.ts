import type { AnyAdvice } from '../bots/advice.ts';
import type { Seat } from '../engine/ask.ts';
import type { AnyMove } from '../engine/hosted.ts';
import { trusted } from '../engine/json.ts';
import type { GameRecord } from '../engine/record.ts';
import type { CallName, House, Word } from './house/protocol.ts';
import type { Reply, TableSession, TableState } from './session.ts';

type Given<N extends CallName> = Parameters<House[N]>;
type Gives<N extends CallName> = Awaited<ReturnType<House[N]>>;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let calls = 0;
const waiting = new Map<number, Waiting>();
const watchers = new Map<string, (state: TableState) => void>();

/** Asks the worker for something. */
export async function house<N extends CallName>(name: N, ...given: Given<N>): Promise<Gives<N>> {
  const id = ++calls;
  const value = await new Promise<unknown>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started().postMessage({ id, name, given });
  });
  if (!trusted<Gives<N>>(value)) throw new TypeError('not an answer');
  return value;
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (trusted<Word>(data)) heard(data);
  });
  return worker;
}

function heard(word: Word): void {
  if ('table' in word) return watchers.get(word.table)?.(word.state);
  const caller = waiting.get(word.id);
  waiting.delete(word.id);
  if ('error' in word) caller?.reject(new Error(word.error));
  else caller?.resolve(word.value);
}

/** A table in the worker of this page. */
export class WorkerSession implements TableSession {
  private latest: TableState | undefined;
  private readonly changed = new Set<() => void>();
  /** Becomes true if there is no such table. */
  missing = false;

  constructor(
    private readonly id: string,
    pace: number,
  ) {
    watchers.set(id, (state) => {
      this.latest = state;
      this.tell();
    });
    house('watch', id, pace).then((state) => {
      this.missing = state === null;
      this.tell();
    });
  }

  state(): TableState | undefined {
    return this.latest;
  }

  subscribe(changed: () => void): () => void {
    this.changed.add(changed);
    return () => this.changed.delete(changed);
  }

  answer(seat: Seat, step: number, move: AnyMove): Promise<Reply> {
    return house('answer', this.id, seat, step, move);
  }

  typed(seat: Seat, step: number, text: string): Promise<Reply> {
    return house('typed', this.id, seat, step, text);
  }

  reveal(seat: Seat): Promise<void> {
    return house('reveal', this.id, seat);
  }

  takeBack(): Promise<void> {
    return house('takeBack', this.id);
  }

  hint(): Promise<AnyAdvice | null> {
    return house('hint', this.id);
  }

  async record(): Promise<GameRecord> {
    const record = await house('record', this.id);
    if (!record) throw new Error('the game is not over');
    return record;
  }

  close(): void {
    watchers.delete(this.id);
    house('leave', this.id);
  }

  private tell(): void {
    for (const changed of this.changed) changed();
  }
}
