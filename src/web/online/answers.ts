import type { ServerReply } from '../../client/connection.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { AnswerResult } from '../session.ts';

/** A move, or its typed notation. */
type Given = AnyMove | string;

/** An answer that the server has not confirmed yet. */
export interface PendingAnswer {
  readonly move: Given;
  /** When it was given, by `performance.now()`. */
  readonly since: number;
}

/** The current question. */
export interface OpenQuestion {
  readonly about: string;
  /** Whether it stays open after an answer: several statements can be made in a row. */
  readonly talk: boolean;
  /** The step at which it was first asked. */
  readonly askedAt: number;
  /** The step of the newest view. */
  readonly step: number;
}

/** Dependencies of an answer queue. */
export interface AnswerChannel {
  question(): OpenQuestion | null;
  send(move: Given, step: number): Promise<ServerReply>;
  /** Resolves when the screen shows the event with this number. */
  shown(seq: number): Promise<void>;
  /** Called when the pending answers have changed. */
  changed(): void;
}

interface Item extends PendingAnswer {
  readonly about: string;
  readonly result: Promise<AnswerResult>;
  readonly settle: (result: AnswerResult) => void;
}

/**
 * Sends answers one at a time. A second answer to the same question is refused, statements are
 * queued; no press is lost silently.
 */
export class AnswerQueue {
  private items: Item[] = [];
  private sending = false;

  constructor(private readonly channel: AnswerChannel) {}

  /** Answers under way, the oldest first; those after the first wait for it. */
  pending(): readonly PendingAnswer[] {
    return this.items;
  }

  give(step: number, move: Given): Promise<AnswerResult> {
    const question = this.channel.question();
    if (!question || step < question.askedAt) return refused('question-passed');
    const last = this.items.at(-1);
    if (last && !question.talk) return same(last.move, move) ? last.result : refused('pending');
    const item = newItem(move, question.about);
    this.items = [...this.items, item];
    this.channel.changed();
    void this.sendNext();
    return item.result;
  }

  /** The server has confirmed an answer of this seat: it is no longer pending. */
  confirmed(): void {
    this.drop(this.items[0]);
  }

  /** Drops unsent answers, because the table is being left. */
  close(): void {
    for (const { settle } of this.items) settle({ ok: false, trouble: 'closing' });
    this.items = [];
  }

  private async sendNext(): Promise<void> {
    const [item] = this.items;
    if (!item || this.sending) return;
    const question = this.channel.question();
    if (question?.about !== item.about) return this.end(item, PASSED);
    this.sending = true;
    const reply = await this.channel.send(item.move, question.step);
    if (reply.ok) await this.channel.shown(reply.seq ?? 0);
    this.sending = false;
    this.end(item, resultOf(reply));
  }

  private end(item: Item, result: AnswerResult): void {
    this.drop(item);
    item.settle(result);
    void this.sendNext();
  }

  private drop(item: Item | undefined): void {
    if (!item || !this.items.includes(item)) return;
    this.items = this.items.filter((one) => one !== item);
    this.channel.changed();
  }
}

const PASSED: AnswerResult = { ok: false, trouble: 'question-passed' };

function refused(trouble: 'question-passed' | 'pending'): Promise<AnswerResult> {
  return Promise.resolve({ ok: false, trouble });
}

function newItem(move: Given, about: string): Item {
  let settle: (result: AnswerResult) => void = () => {};
  const result = new Promise<AnswerResult>((resolve) => {
    settle = resolve;
  });
  return { move, about, since: performance.now(), result, settle };
}

function resultOf(reply: ServerReply): AnswerResult {
  if (reply.ok) return { ok: true };
  if ('rule' in reply) return { ok: false, rule: reply.rule };
  if (reply.error === 'bad-message') return { ok: false, rule: null };
  return { ok: false, trouble: reply.error };
}
