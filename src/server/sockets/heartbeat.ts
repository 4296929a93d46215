import { at, range } from '../../engine/list.ts';

/**
 * Number of batches per round of pings, to keep the event loop free. A dead socket is noticed after
 * two rounds, which is within 8 seconds.
 */
export const TURNS = 35;
/** The time between two turns, in milliseconds. */
export const TURN = 100;
/** How many rounds pass before a socket's session is checked again. */
export const CHECKED_EVERY = 8;

interface Entry {
  /** Rounds since its session was checked. */
  round: number;
  alive: boolean;
}

interface Pingable {
  on(event: 'pong' | 'close', listener: () => void): unknown;
  ping(): void;
  terminate(): void;
}

/** Pings all sockets and terminates those that do not answer. */
export class Heartbeat<S extends Pingable> {
  private readonly batches = range(TURNS).map(() => new Map<S, Entry>());
  private readonly timer = setInterval(() => this.beat(), TURN).unref();
  private turn = 0;
  private arrivals = 0;

  constructor(
    /** Called periodically with sockets whose sessions need checking. */
    private readonly check: (sockets: readonly S[]) => void,
    /** Called when a socket that does not answer is terminated. */
    private readonly died: () => void,
  ) {}

  follow(socket: S): void {
    const number = this.arrivals++;
    const batch = at(this.batches, number % TURNS);
    const entry = { round: Math.floor(number / TURNS) % CHECKED_EVERY, alive: true };
    batch.set(socket, entry);
    socket.on('pong', () => {
      entry.alive = true;
    });
    socket.on('close', () => batch.delete(socket));
  }

  /** Pings one batch and terminates those that did not answer the last ping. */
  beat(): void {
    this.turn = (this.turn + 1) % TURNS;
    const due: S[] = [];
    for (const [socket, entry] of at(this.batches, this.turn)) {
      entry.round = (entry.round + 1) % CHECKED_EVERY;
      if (entry.round === 0) due.push(socket);
      if (!entry.alive) {
        socket.terminate();
        this.died();
      }
      entry.alive = false;
      socket.ping();
    }
    if (due.length > 0) this.check(due);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
