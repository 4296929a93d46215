import type { Hosted } from '../../src/engine/hosted.ts';
import { at } from '../../src/engine/list.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import type { LatencyRecorder } from './latency-recorder.ts';
import type { ClientView, LoadClient, LoadClientListener } from './load-client.ts';

/**
 * When an asked client may answer: immediately, or when released. Returns whether the answer was
 * still wanted.
 */
export type Pacing = (answer: () => boolean) => void;

/** A game, as far as the load has to know it. */
export type LoadGame = Pick<Hosted, 'id' | 'seats'> & {
  /** Games of a match; one by default. */
  readonly games?: number;
  /** Whether people talk where they may. */
  readonly isTalkative?: boolean;
};

/** Clients who play one game after the other at a real table, with spectators. */
export class LoadTable<C extends LoadClient = LoadClient> implements LoadClientListener {
  id = '';
  private readonly rng: Rng;
  private readonly everybody: readonly LoadClient[];
  private readonly views = new Map<number, number>();
  private readonly sent = new Map<number, number>();
  private dealt: (() => void) | undefined;
  /**
   * Clients without a view yet; nobody answers until all have one, so that every view belongs to a
   * step.
   */
  private readonly blind = new Set<LoadClient>();
  private resting = true;
  /** The number of pending answers. */
  private flying = 0;

  constructor(
    readonly game: LoadGame,
    readonly players: readonly C[],
    readonly spectators: readonly C[],
    private readonly latency: LatencyRecorder,
    number: number,
  ) {
    this.rng = rngFrom([number, 5, 6, 7]);
    this.everybody = [...players, ...spectators];
    for (const client of this.everybody) client.listener = this;
  }

  /** Answers from now on as allowed; null stops answering. */
  pacing: Pacing | null = null;

  /** Opens a table, sits down and waits for the deal. */
  async open(): Promise<void> {
    const table = await at(this.players, 0).open(this.game, this.players.length);
    for (const client of this.players.slice(1)) await client.join(table);
    this.id = table;
    this.views.clear();
    const dealt = new Promise<void>((resolve) => {
      this.dealt = resolve;
    });
    this.resting = false;
    for (const client of this.everybody) this.blind.add(client);
    for (const client of this.everybody) client.watch(table);
    await dealt;
  }

  play(pacing: Pacing): void {
    this.pacing = pacing;
    for (const client of this.players) this.askedNow(client);
  }

  seen(client: LoadClient, { table, seq, isStep, ask, isOver, bytes }: ClientView): void {
    if (table !== this.id) return;
    if (isStep && bytes !== undefined) this.latency.weigh(bytes);
    if (isStep) this.arrived(seq);
    if (isOver) return void this.again();
    client.ask = ask?.open ? null : ask;
    if (this.blind.delete(client) && this.blind.size === 0) {
      this.dealt?.();
      for (const player of this.players) this.askedNow(player);
    } else this.askedNow(client);
  }

  done(client: LoadClient, seq: number): void {
    this.sent.set(seq, client.sentAt);
    client.sentAt = 0;
    this.complete(seq);
    this.askedNow(client);
  }

  failed(client: LoadClient): void {
    client.sentAt = 0;
    this.flying--;
    this.latency.refused++;
  }

  private askedNow(client: LoadClient): void {
    if (!client.ask || client.sentAt > 0 || !this.pacing || this.blind.size > 0) return;
    const { ask } = client;
    this.pacing(() => {
      if (client.ask !== ask || client.sentAt > 0) return false;
      const isSilent = ask.talk && !this.game.isTalkative;
      const move = isSilent ? ask.idle : at(ask.moves, this.rng.below(ask.moves.length));
      this.flying++;
      this.latency.sent++;
      client.answer(this.id, move);
      return true;
    });
  }

  private arrived(seq: number): void {
    this.views.set(seq, (this.views.get(seq) ?? 0) + 1);
    this.complete(seq);
  }

  /** Whether everyone has a view with it and it is acknowledged. */
  private complete(seq: number): void {
    const sentAt = this.sent.get(seq);
    if (sentAt === undefined || this.views.get(seq) !== this.everybody.length) return;
    this.views.delete(seq);
    this.sent.delete(seq);
    this.flying--;
    this.latency.arrive(sentAt);
  }

  /** The game is over: the same clients play the next. */
  private async again(): Promise<void> {
    if (this.resting) return;
    this.resting = true;
    while (this.flying > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const old = this.id;
    await this.open().catch(() => {});
    for (const client of this.everybody) client.unwatch(old);
  }
}
