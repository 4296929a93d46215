import type { AnyAdvice } from '../bots/advice.ts';
import type { Seat } from '../engine/ask.ts';
import type { AnyMove } from '../engine/hosted.ts';
import type { GameRecord } from '../engine/record.ts';
import { hearOf, house } from './house-client.ts';
import type { Reply, TableSession, TableState, TakenBack } from './session.ts';
import { startHere } from './starting.ts';

/** A table in the worker of this page. */
export class WorkerSession implements TableSession {
  private latest: TableState | undefined;
  private readonly changed = new Set<() => void>();
  private readonly deafen: () => void;
  /** Becomes true if there is no such table. */
  missing = false;

  constructor(private readonly id: string) {
    this.deafen = hearOf(id, (state) => {
      this.latest = state;
      this.tell();
    });
    house('watch', id).then((state) => {
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

  async takeBack(): Promise<TakenBack> {
    await house('takeBack', this.id);
    return 'taken';
  }

  hint(): Promise<AnyAdvice | null> {
    return house('hint', this.id);
  }

  async record(): Promise<GameRecord> {
    const record = await house('record', this.id);
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
    this.deafen();
    house('leave', this.id);
  }

  private tell(): void {
    for (const changed of this.changed) changed();
  }
}
