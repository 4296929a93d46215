/** Everybody is listened for once in so many milliseconds, in turns: all at once would hold up those who play. */
const ROUND = 30_000;
export const TURNS = 60;

/** What of a socket a heartbeat needs. */
interface Pingable {
  on(event: 'pong' | 'close', listener: () => void): unknown;
  ping(): void;
  terminate(): void;
}

/** Asks every socket for a sign of life, and shows out those that have gone silent. */
export class Heartbeat<S extends Pingable> {
  private readonly entries = new Map<S, { readonly turn: number; alive: boolean }>();
  private readonly timer = setInterval(() => this.beat(), ROUND / TURNS).unref();
  private turn = 0;
  private arrivals = 0;

  /** Called with those whose turn it was. */
  constructor(private readonly listenedFor: (sockets: readonly S[]) => void) {}

  follow(socket: S): void {
    const entry = { turn: this.arrivals++ % TURNS, alive: true };
    this.entries.set(socket, entry);
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('close', () => this.entries.delete(socket));
  }

  /** One turn: whoever has not answered since their last one has gone. */
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
