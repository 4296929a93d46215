import type { AnyAdvice } from '../../bots/advice.ts';
import type { ServerReply } from '../../client/connection.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { WatchedTable } from '../../client/table.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { AnswerResult, TableSession, TableState, TakenBack } from '../session.ts';
import { settingsNow } from '../settings.ts';
import { line } from './connection.ts';
import { keepSeen, lastSeen, ofThisTab } from './last-seen.ts';
import { type OnlineStatus, statusAfter, type TableMessage } from './online-status.ts';
import { api, codeOf, ensureSignedIn } from './sign-in.ts';
import { stateAfter } from './table-state.ts';

/** A table on the server: the same session as a table of this device, and its status. */
export class OnlineTable implements TableSession {
  private latest: TableState | undefined;
  private latestStatus: OnlineStatus | undefined;
  private watched: WatchedTable | undefined;
  private readonly changed = new Set<() => void>();
  /** States go out one after the other, in the order in which they came. */
  private turn: Promise<void> = Promise.resolve();
  /** The step at which the present question was first put. */
  private askedAt = 0;
  private answering = false;
  private closed = false;
  /** Why there is no table to be seen. */
  missing: ErrorCode | undefined;

  constructor(
    readonly id: string,
    name: string,
  ) {
    this.open(name).catch((error) => this.fail(codeOf(error)));
  }

  state(): TableState | undefined {
    return this.latest;
  }

  status(): OnlineStatus | undefined {
    return this.latestStatus;
  }

  subscribe(changed: () => void): () => void {
    this.changed.add(changed);
    return () => this.changed.delete(changed);
  }

  async answer(_seat: Seat, step: number, move: AnyMove): Promise<AnswerResult> {
    return this.send(step, move);
  }

  async typed(_seat: Seat, step: number, text: string): Promise<AnswerResult> {
    return this.send(step, text);
  }

  async reveal(): Promise<void> {}

  async takeBack(): Promise<TakenBack> {
    const reply = await this.watched?.takeBack();
    if (!reply?.ok) {
      this.note(reply && 'error' in reply ? reply.error : null);
      return 'never';
    }
    return this.watched?.known?.info.proposal ? 'asked' : 'taken';
  }

  async hint(): Promise<AnyAdvice | null> {
    return null;
  }

  record(): Promise<GameRecord> {
    return api.record(this.id);
  }

  async rematch(): Promise<string> {
    return `/online/${(await api.rematch(this.id)).table}`;
  }

  /** Does something at the table; what went wrong is shown. */
  async act(deed: (table: WatchedTable) => Promise<ServerReply>): Promise<void> {
    if (!this.watched) return;
    const reply = await deed(this.watched);
    this.note(!reply.ok && 'error' in reply ? reply.error : null);
  }

  /** Takes or gives up a place, and hears of the table anew: as whoever one is now. */
  async move(deed: () => Promise<unknown>): Promise<void> {
    await deed();
    await this.watched?.watch();
  }

  /** What happened while one was away, or in the game before, has been read. */
  caughtUp(): void {
    if (this.latestStatus)
      this.latestStatus = { ...this.latestStatus, recap: null, finished: null };
    this.tell();
  }

  note(trouble: ErrorCode | null): void {
    if (this.latestStatus) this.latestStatus = { ...this.latestStatus, trouble };
    this.tell();
  }

  close(): void {
    this.closed = true;
    this.watched?.unwatch();
    this.tell();
  }

  private async open(name: string): Promise<void> {
    const me = await ensureSignedIn(name);
    if (this.closed) return;
    this.watched = new WatchedTable(
      this.id,
      line(me.id),
      (known, news, message) => {
        this.turn = this.turn.then(() => this.show({ known, news, message }));
      },
      ofThisTab,
      lastSeen(this.id),
      () => settingsNow().named,
    );
    const reply = await this.watched.watch();
    if (!reply.ok && 'error' in reply) this.fail(reply.error);
  }

  private fail(why: ErrorCode): void {
    this.missing = why;
    this.tell();
  }

  private async send(step: number, move: AnyMove | string): Promise<AnswerResult> {
    if (!this.watched || this.answering || step < this.askedAt) return { ok: true };
    this.answering = true;
    const reply = await this.watched.answer(move, step);
    if (reply.ok) await this.shown(reply.seq ?? 0);
    this.answering = false;
    if (reply.ok) return { ok: true };
    if ('rule' in reply) return { ok: false, rule: reply.rule };
    if (reply.error === 'bad-message') return { ok: false, rule: null };
    this.note(reply.error);
    return { ok: true };
  }

  /** Waits until the screen has what happened under a number: an answer is given when it is seen. */
  private shown(seq: number): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.closed && (this.latestStatus?.known.seq ?? 0) < seq) return;
        this.changed.delete(look);
        resolve();
      };
      this.changed.add(look);
      look();
    });
  }

  private async show(message: TableMessage): Promise<void> {
    const before = this.latest;
    const next = await stateAfter(before, message);
    if (this.closed) return;
    if (!same(next?.ask, before?.ask)) this.askedAt = next?.step ?? 0;
    this.latestStatus = statusAfter(this.latestStatus, before, message);
    this.latest = next;
    keepSeen(this.id, message.known.seq);
    this.tell();
  }

  private tell(): void {
    for (const changed of this.changed) changed();
  }
}
