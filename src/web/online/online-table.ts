import type { AnyAdvice } from '../../bots/advice.ts';
import type { ServerReply } from '../../client/connection.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { type TableSnapshot, WatchedTable } from '../../client/table.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove, AnyNews } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { AnswerResult, TableSession, TableState, TakenBack, Trouble } from '../session.ts';
import { settingsNow } from '../settings.ts';
import { AnswerQueue, type OpenQuestion } from './answers.ts';
import { type LineState, line, lineNow } from './connection.ts';
import { entropyKey, firstCommitment, proofMemory } from './kept-proof.ts';
import { keepSeen, lastSeen } from './last-seen.ts';
import { nickname } from './nicknames.ts';
import { type OnlineStatus, statusAfter, type TableMessage } from './online-status.ts';
import { api, ensureSignedIn, requestErrorCode } from './sign-in.ts';
import { stateAfter } from './table-state.ts';

/** A table on the server: the same session interface as a local table, plus its status. */
export class OnlineTable implements TableSession {
  private latest: TableState | undefined;
  private latestStatus: OnlineStatus | undefined;
  private watched: WatchedTable | undefined;
  private readonly changed = new Set<() => void>();
  /** The step at which the current question was first asked. */
  private askedAt = 0;
  /** The news of a game's last step, until its final board arrives. */
  private ending: readonly AnyNews[] | null = null;
  /** The last outage that this table has taken into account; undefined before the first message. */
  private silence: LineState['silence'] | undefined;
  private closed = false;
  private readonly proofs = proofMemory(localStorage);
  private readonly answers = new AnswerQueue({
    question: () => this.question(),
    send: (move, step) => this.watched?.answer(move, step) ?? Promise.resolve(NOT_THERE),
    shown: (seq) => this.shown(seq),
    changed: () => this.update({ pending: this.answers.pending() }),
  });
  /** Why the table cannot be shown. */
  missing: ErrorCode | undefined;

  constructor(readonly id: string) {
    this.open().catch((error) => this.fail(requestErrorCode(error)));
    addEventListener('visibilitychange', this.look);
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
    return this.give(step, move);
  }

  async typed(_seat: Seat, step: number, text: string): Promise<AnswerResult> {
    return this.give(step, text);
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

  /** Runs an action at the table and shows its error, if any. */
  async act(deed: (table: WatchedTable) => Promise<ServerReply>): Promise<void> {
    if (!this.watched) return;
    const reply = await deed(this.watched);
    this.note(!reply.ok && 'error' in reply ? reply.error : null);
  }

  /** Takes or gives up a seat, then resubscribes with the new role. */
  async move(deed: () => Promise<unknown>): Promise<void> {
    await deed();
    await this.watched?.watch();
  }

  /** Marks the recap as read. */
  caughtUp(): void {
    this.update({ recap: null });
  }

  note(trouble: Trouble | null): void {
    this.update({ trouble });
  }

  close(): void {
    this.closed = true;
    removeEventListener('visibilitychange', this.look);
    this.watched?.unwatch();
    this.answers.close();
    this.tell();
  }

  private update(some: Partial<OnlineStatus>): void {
    if (this.latestStatus) this.latestStatus = { ...this.latestStatus, ...some };
    this.tell();
  }

  /** Returning to the page in time confirms presence for the deal. */
  private readonly look = (): void => {
    if (isVisible()) this.watched?.confirmIfThere();
  };

  private async open(): Promise<void> {
    const me = await ensureSignedIn(nickname(settingsNow().language));
    if (this.closed) return;
    this.watched = new WatchedTable(
      this.id,
      line(me.id),
      (known, news, message) => this.show({ known, news, message }),
      this.proofs,
      lastSeen(this.id),
      () => settingsNow().named,
      isVisible,
    );
    const reply = await this.watched.watch();
    if (!reply.ok && 'error' in reply) this.fail(reply.error);
  }

  private fail(why: ErrorCode): void {
    this.missing = why;
    this.tell();
  }

  private async give(step: number, move: AnyMove | string): Promise<AnswerResult> {
    this.note(null);
    const result = await this.answers.give(step, move);
    if (!result.ok && 'trouble' in result) this.note(result.trouble);
    return result;
  }

  private question(): OpenQuestion | null {
    const { ask, step } = this.latest ?? {};
    if (!ask || step === undefined) return null;
    return { about: ask.about, talk: ask.talk, askedAt: this.askedAt, step };
  }

  /**
   * Waits until the screen shows the event with this number: an answer is complete when it is
   * visible.
   */
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

  private show(message: TableMessage): void {
    if (this.closed) return;
    const { known } = message;
    const before = this.latest;
    this.latestStatus = statusAfter(this.latestStatus, message, this.wasAway());
    if (message.message.type === 'step') {
      const { by, chair, began, news } = message.message;
      if (by === 'person' && chair === known.chair) this.answers.confirmed();
      this.ending = began === null ? null : news;
    }
    // The final board of a game comes with the next message.
    if (this.ending === null || known.info.between) {
      const state = stateAfter(before, message, this.ending ?? []);
      this.latest = state && { ...state, ...this.proof(known) };
      this.ending = null;
    }
    if (!same(this.latest?.ask, before?.ask)) this.askedAt = this.latest?.step ?? 0;
    keepSeen(this.id, known.seq);
    this.tell();
  }

  /** The proof stored on this device; later claims of the server do not change it. */
  private proof({ info, chair }: TableSnapshot): Pick<TableState, 'commitment' | 'entropy'> {
    const value = chair === null ? undefined : this.proofs.get(entropyKey(this.id, chair));
    return {
      commitment: firstCommitment(this.proofs, this.id, info.commitment),
      entropy: chair === null || value === undefined ? null : { seat: chair, value },
    };
  }

  /** Whether this is the first message after opening the table or after a long outage. */
  private wasAway(): boolean {
    const before = this.silence;
    const { silence } = lineNow();
    this.silence = silence;
    return before === undefined || (silence !== before && (silence?.ms ?? 0) > ABSENCE);
  }

  private tell(): void {
    for (const changed of this.changed) changed();
  }
}

/** Outages shorter than this get no recap, in milliseconds; missed steps are just played. */
const ABSENCE = 30_000;

/** The answer when no table is subscribed. */
const NOT_THERE: ServerReply = { ok: false, error: 'not-watching', detail: null };

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
