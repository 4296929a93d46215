import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from './frame.ts';

/** Clients with more unread bytes than this are disconnected. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** Connections that hold messages back until the end of this tick. */
let corked: SocketWriter[] = [];

function uncorkAll(): void {
  const writers = corked;
  corked = [];
  for (const writer of writers) writer.uncork();
}

/**
 * The only way to send to a client: every message to a seat goes through `send` and is made from
 * that seat's view.
 */
export class SocketWriter {
  private isCorked = false;

  constructor(
    private readonly socket: WebSocket,
    /**
     * The connection below the socket. Frames are the same for everybody, so they are written there as they
     * are; those of one tick leave in one write.
     */
    private readonly carrier: Duplex,
    /** Called when a client that does not read is disconnected. */
    private readonly overflowed: () => void,
  ) {}

  send(frame: Frame): void {
    const { socket, carrier } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (carrier.writableLength > MAX_BUFFERED_BYTES) return this.disconnect();
    this.cork();
    carrier.write(frame.bytes);
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

  uncork(): void {
    this.isCorked = false;
    this.carrier.uncork();
  }

  private cork(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.carrier.cork();
    if (corked.length === 0) process.nextTick(uncorkAll);
    corked.push(this);
  }
}
