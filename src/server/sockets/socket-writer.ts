import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from './frame.ts';

/** Clients with more unread bytes than this are disconnected. */
const MAX_BUFFERED_BYTES = 1_000_000;

/**
 * The only way to send to a client: every message to a seat goes through `send` and is made from
 * that seat's view.
 */
export class SocketWriter {
  private corked = false;

  constructor(
    private readonly socket: WebSocket,
    /** The connection below the socket. Messages of one tick leave in one write. */
    private readonly carrier: Duplex,
    /** Called when a client that does not read is disconnected. */
    private readonly overflowed: () => void,
  ) {}

  send(frame: Frame): void {
    const { socket, carrier } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (carrier.writableLength > MAX_BUFFERED_BYTES) return this.disconnect();
    this.cork();
    socket.send(frame.payload, { binary: false });
  }

  /** Answers a ping. */
  pong(data: Buffer): void {
    const { socket, carrier } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (carrier.writableLength > MAX_BUFFERED_BYTES) return this.disconnect();
    socket.pong(data);
  }

  private disconnect(): void {
    this.socket.terminate();
    this.overflowed();
  }

  private cork(): void {
    if (this.corked) return;
    this.corked = true;
    this.carrier.cork();
    process.nextTick(() => {
      this.corked = false;
      this.carrier.uncork();
    });
  }
}
