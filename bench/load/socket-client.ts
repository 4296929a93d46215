import WebSocket, { type ClientOptions } from 'ws';
import type { AnyMove } from '../../src/engine/hosted.ts';
import type { LoadAsk, LoadClient, LoadClientListener } from './load-client.ts';

/** A socket that costs the load generator as little as possible. */
export function plainSocket(address: string, options: ClientOptions = {}): WebSocket {
  return new WebSocket(address, {
    ...options,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
}

/** What the clients of Ringside and of the smallest server have in common. */
export abstract class SocketClient implements LoadClient {
  listener: LoadClientListener | undefined;
  ask: LoadAsk | null = null;
  sentAt = 0;
  private count = 0;

  protected constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => Buffer.isBuffer(data) && this.hear(data));
    socket.on('error', () => {});
  }

  abstract open(
    game: { readonly id: string; readonly games?: number },
    seats: number,
  ): Promise<string>;
  abstract join(table: string): Promise<unknown>;
  abstract watch(table: string): void;
  protected abstract hear(data: Buffer): void;

  /** Waits until its socket is open. */
  async connected(): Promise<this> {
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
    return this;
  }

  unwatch(table: string): void {
    this.say({ type: 'unwatch', table });
  }

  answer(table: string, move: AnyMove): void {
    this.ask = null;
    this.sentAt = performance.now();
    this.say({ type: 'answer', table, move });
  }

  close(): void {
    this.socket.terminate();
  }

  protected say(message: object): void {
    if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(JSON.stringify({ ...message, id: `b${this.count++}` }));
  }
}
