import type { Hosted } from '../../src/engine/hosted.ts';
import { at } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import type { Chair, Company, Sight } from './chair.ts';
import type { Tally } from './tally.ts';

/** When a chair that is asked may answer: at once, or when somebody says so. The answer says whether it was still wanted. */
export type Pacing = (answer: () => boolean) => void;

/** People who play one game after the other at real tables, with some who look on. */
export class Party implements Company {
  id = '';
  private readonly rng: Rng;
  private readonly everybody: readonly Chair[];
  private readonly views = new Map<number, number>();
  private readonly sent = new Map<number, number>();
  private dealt: (() => void) | undefined;
  /** Who has no view of the table yet: until all have one, nobody answers, so that every view is a step's. */
  private readonly blind = new Set<Chair>();
  private resting = true;
  /** How many answers are under way. */
  private flying = 0;

  constructor(
    readonly game: Hosted,
    readonly players: readonly Chair[],
    readonly spectators: readonly Chair[],
    private readonly tally: Tally,
    number: number,
  ) {
    this.rng = rngFrom([number, 5, 6, 7]);
    this.everybody = [...players, ...spectators];
    for (const chair of this.everybody) chair.company = this;
  }

  /** Answers from now on whenever it may; null: answers no more. */
  pacing: Pacing | null = null;

  /** Opens a table, sits down and waits until the cards are dealt. */
  async open(): Promise<void> {
    const places = this.players.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
    const { table } = await at(this.players, 0).api.open({ game: this.game.id, places });
    for (const { api } of this.players.slice(1)) await api.join(table);
    this.id = table;
    this.views.clear();
    const dealt = new Promise<void>((resolve) => {
      this.dealt = resolve;
    });
    this.resting = false;
    for (const chair of this.everybody) this.blind.add(chair);
    for (const chair of this.everybody) chair.watch(table);
    await dealt;
  }

  play(pacing: Pacing): void {
    this.pacing = pacing;
    for (const chair of this.players) this.askedNow(chair);
  }

  seen(chair: Chair, { table, seq, isStep, ask, isOver }: Sight): void {
    if (table !== this.id) return;
    if (isStep) this.arrived(seq);
    if (isOver) return void this.again();
    chair.ask = ask?.open ? null : ask;
    if (this.blind.delete(chair) && this.blind.size === 0) {
      this.dealt?.();
      for (const player of this.players) this.askedNow(player);
    } else this.askedNow(chair);
  }

  done(chair: Chair, seq: number): void {
    this.sent.set(seq, chair.sentAt);
    chair.sentAt = 0;
    this.complete(seq);
    this.askedNow(chair);
  }

  failed(chair: Chair): void {
    chair.sentAt = 0;
    this.flying--;
    this.tally.refused++;
  }

  private askedNow(chair: Chair): void {
    if (!chair.ask || chair.sentAt > 0 || !this.pacing || this.blind.size > 0) return;
    const { ask } = chair;
    this.pacing(() => {
      if (chair.ask !== ask || chair.sentAt > 0) return false;
      const move = ask.talk ? ask.idle : at(ask.moves, this.rng.below(ask.moves.length));
      this.flying++;
      this.tally.sent++;
      chair.answer(this.id, move);
      return true;
    });
  }

  private arrived(seq: number): void {
    this.views.set(seq, (this.views.get(seq) ?? 0) + 1);
    this.complete(seq);
  }

  /** Whether everybody has a view with it and it is acknowledged. */
  private complete(seq: number): void {
    const sentAt = this.sent.get(seq);
    if (sentAt === undefined || this.views.get(seq) !== this.everybody.length) return;
    this.views.delete(seq);
    this.sent.delete(seq);
    this.flying--;
    this.tally.arrive(sentAt);
  }

  /** The game is over: the same people play the next. */
  private async again(): Promise<void> {
    if (this.resting) return;
    this.resting = true;
    while (this.flying > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const old = this.id;
    await this.open().catch(() => {});
    for (const chair of this.everybody) chair.unwatch(old);
  }
}
