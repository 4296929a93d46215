import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from './frame.ts';

/** Clients with more unread bytes than this are disconnected. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** How long frames that may wait are gathered, in milliseconds. */
const GATHER = 200;

/** How many connections are written to before the event loop goes on. */
const AT_ONCE = 250;

/** Connections with frames that leave at the end of this tick. */
let waiting: SocketWriter[] = [];

/** Connections with frames that leave within `GATHER`. */
const gathering = new Set<SocketWriter>();
let isGathering = false;

function flushSome(): void {
  let left = AT_ONCE;
  for (const writer of gathering) {
    if (left-- === 0) return void setImmediate(flushSome);
    gathering.delete(writer);
    writer.flush();
  }
  isGathering = false;
}

function flushAll(): void {
  const writers = waiting;
  waiting = [];
  for (const writer of writers) writer.flush();
}

/**
 * The only way to send to a client: every message to a seat goes through `send` and is made from
 * that seat's view.
 */
export class SocketWriter {
  /** Frames that leave in one write. */
  private frames: Buffer[] = [];
  private bytes = 0;
  /** Whether they leave at the end of this tick. */
  private isWaiting = false;

  constructor(
    private readonly socket: WebSocket,
    /**
     * The connection below the socket. Frames are the same for everybody, so they are written there as they
     * are.
     */
    private readonly carrier: Duplex,
    /** Called when a client that does not read is disconnected. */
    private readonly overflowed: () => void,
  ) {}

  send({ bytes }: Frame): void {
    if (!this.isReading()) return;
    if (!this.isWaiting) {
      if (waiting.length === 0) process.nextTick(flushAll);
      waiting.push(this);
      this.isWaiting = true;
    }
    this.keep(bytes);
  }

  /** Sends with whatever follows within a moment, in the same order. */
  sendSoon({ bytes }: Frame): void {
    if (!this.isReading()) return;
    this.keep(bytes);
    gathering.add(this);
    if (isGathering) return;
    isGathering = true;
    setTimeout(flushSome, GATHER);
  }

  private keep(bytes: Buffer): void {
    this.frames.push(bytes);
    this.bytes += bytes.length;
  }

  /** Answers a ping. */
  pong(data: Buffer): void {
    if (this.isReading()) this.socket.pong(data);
  }

  /** Closes the connection after everything that was sent. */
  close(code: number, reason?: string): void {
    this.flush();
    this.socket.close(code, reason);
  }

  flush(): void {
    const { frames, socket } = this;
    const [first] = frames;
    this.isWaiting = false;
    if (first === undefined) return;
    this.frames = [];
    this.bytes = 0;
    if (socket.readyState === socket.OPEN)
      this.carrier.write(frames.length === 1 ? first : Buffer.concat(frames));
  }

  /** False if the connection is closed; disconnects a client with too much unread. */
  private isReading(): boolean {
    const { socket, carrier } = this;
    if (socket.readyState !== socket.OPEN) return false;
    if (carrier.writableLength + this.bytes <= MAX_BUFFERED_BYTES) return true;
    socket.terminate();
    this.overflowed();
    return false;
  }
}
