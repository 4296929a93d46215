import type WebSocket from 'ws';
import { isObject } from '../../src/engine/json.ts';
import { socketAddress, wire } from './players.ts';

/** Any received message. */
export interface RawMessage {
  readonly [key: string]: unknown;
}

/** A raw socket that can send anything and logs everything received. */
export class Raw {
  readonly heard: RawMessage[] = [];
  closed: number | undefined;
  private readonly waiting = new Set<() => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      if (isObject(message)) this.heard.push(message);
      for (const look of this.waiting) look();
    });
    socket.on('close', (code) => {
      this.closed = code;
      for (const look of [...this.waiting]) look();
    });
    socket.on('error', () => {});
  }

  /** Speaks the first version of the protocol, unless another one is asked for. */
  static async open(
    address: string,
    cookie: string | undefined,
    version?: number | string,
  ): Promise<Raw> {
    const asked = version === undefined ? '' : `?version=${version}`;
    const socket = wire(`${socketAddress(address)}${asked}`, cookie);
    const raw = new Raw(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return raw;
  }

  send(text: string | Buffer): void {
    this.socket.send(text);
  }

  async say(message: object): Promise<RawMessage> {
    const id = `r${this.heard.length}x${Math.random().toString(36).slice(2)}`;
    this.send(JSON.stringify({ id, ...message }));
    return this.until((heard) => heard.id === (Reflect.get(message, 'id') ?? id));
  }

  /** The last message of this type; waits for one until the socket is closed. */
  until(fits: (heard: RawMessage) => boolean): Promise<RawMessage> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = this.heard.findLast(fits);
        if (!found && this.closed === undefined) return;
        this.waiting.delete(look);
        if (found) resolve(found);
        else reject(new Error(`closed with ${this.closed} before the answer`));
      };
      this.waiting.add(look);
      look();
    });
  }

  onClose(listener: (code: number) => void): void {
    this.socket.once('close', listener);
  }

  close(): void {
    this.socket.terminate();
  }
}
