import { proxy } from 'comlink';
import type { AnyAdvice } from '../../bots/advice.ts';
import type { Explanation } from '../../bots/explaining.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { JudgeResult, TableSession, TableState, TakenBack } from '../session.ts';
import { startHere } from '../starting.ts';
import { localServer } from './client.ts';

/** A table in the worker of this page. */
export class SoloSession implements TableSession {
  private latest: TableState | undefined;
  private readonly changed = new Set<() => void>();
  private closed = false;
  /**
   * Why there is nothing to show: no such table, an unreadable one, or a worker that does not
   * respond.
   */
  trouble: 'missing' | 'damaged' | 'failed' | undefined;

  constructor(readonly id: string) {
    const show = (state: TableState): void => {
      if (this.closed) return;
      this.latest = state;
      this.tell();
    };
    localServer.watch(id, proxy(show)).then(
      (found) => found !== 'found' && this.fail(found),
      () => this.fail('failed'),
    );
  }

  state(): TableState | undefined {
    return this.latest;
  }

  subscribe(changed: () => void): () => void {
    this.changed.add(changed);
    return () => this.changed.delete(changed);
  }

  answer(seat: Seat, step: number, move: AnyMove): Promise<JudgeResult> {
    return localServer.answer(this.id, seat, step, move);
  }

  typed(seat: Seat, step: number, text: string): Promise<JudgeResult> {
    return localServer.typed(this.id, seat, step, text);
  }

  reveal(seat: Seat): Promise<void> {
    return localServer.reveal(this.id, seat);
  }

  async takeBack(): Promise<TakenBack> {
    await localServer.takeBack(this.id);
    return 'taken';
  }

  hint(): Promise<AnyAdvice | null> {
    return localServer.hint(this.id);
  }

  explain(step: number): Promise<Explanation | null> {
    return localServer.explain(this.id, step);
  }

  async record(): Promise<GameRecord> {
    const record = await localServer.record(this.id);
    if (!record) throw new Error('the game is not over');
    return record;
  }

  async rematch(): Promise<string> {
    if (!this.latest) throw new Error('nothing was played');
    const { game, view, sitters } = this.latest;
    const [leader, ...others] = sitters;
    const next = leader ? [...others, leader] : [];
    return `/table/${await startHere(game, view.options, next)}`;
  }

  close(): void {
    this.closed = true;
    void localServer.leave(this.id);
  }

  private fail(trouble: 'missing' | 'damaged' | 'failed'): void {
    this.trouble = trouble;
    this.tell();
  }

  private tell(): void {
    for (const changed of this.changed) changed();
  }
}
