/**
 * Every socket is pinged once per round, in milliseconds, in batches to keep the event loop free.
 */
const ROUND = 30_000;
export const TURNS = 60;

interface Pingable {
  on(event: 'pong' | 'close', listener: () => void): unknown;
  ping(): void;
  terminate(): void;
}

/** Pings all sockets and terminates those that do not answer. */
export class Heartbeat<S extends Pingable> {
  private readonly entries = new Map<S, { readonly turn: number; alive: boolean }>();
  private readonly timer = setInterval(() => this.beat(), ROUND / TURNS).unref();
  private turn = 0;
  private arrivals = 0;

  /** Called with each batch. */
  constructor(private readonly listenedFor: (sockets: readonly S[]) => void) {}

  follow(socket: S): void {
    const entry = { turn: this.arrivals++ % TURNS, alive: true };
    this.entries.set(socket, entry);
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('close', () => this.entries.delete(socket));
  }

  /** Pings one batch and terminates those that did not answer the last ping. */
  beat(): void {
    this.turn = (this.turn + 1) % TURNS;
    const theirs: S[] = [];
    for (const [socket, entry] of this.entries) {
      if (entry.turn !== this.turn) continue;
      theirs.push(socket);
      if (!entry.alive) socket.terminate();
      entry.alive = false;
      socket.ping();
    }
    if (theirs.length > 0) this.listenedFor(theirs);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
