import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Letter } from '../letter.ts';

/** Whoever reads more slowly than this is shown out, in bytes. */
const MOST_WAITING = 1_000_000;

/**
 * The one door: every byte that leaves for a seat leaves here. What goes through is a message
 * that was put together from what the seat sees.
 */
export class Door {
  private held = false;

  constructor(
    private readonly socket: WebSocket,
    /** What carries the socket: what is said in one breath leaves together. */
    private readonly carrier: Duplex,
  ) {}

  send(letter: Letter): void {
    const { socket, carrier } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (carrier.writableLength > MOST_WAITING) return socket.terminate();
    this.hold();
    carrier.write(letter.frame);
  }

  private hold(): void {
    if (this.held) return;
    this.held = true;
    this.carrier.cork();
    process.nextTick(() => {
      this.held = false;
      this.carrier.uncork();
    });
  }
}
