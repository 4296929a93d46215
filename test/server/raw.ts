import type WebSocket from 'ws';
import { isObject } from '../../src/engine/json.ts';
import { socketAddress, wire } from './players.ts';

/** A socket that sends anything and writes down all that comes back. */
export class Raw {
  readonly heard: { readonly [key: string]: unknown }[] = [];
  closed: number | undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message: unknown = JSON.parse(String(data));
      if (isObject(message)) this.heard.push(message);
    });
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => {});
  }

  static async open(address: string, cookie: string | undefined): Promise<Raw> {
    const socket = wire(socketAddress(address), cookie);
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

  async say(message: object): Promise<{ readonly [key: string]: unknown }> {
    const id = `r${this.heard.length}x${Math.random().toString(36).slice(2)}`;
    this.send(JSON.stringify({ id, ...message }));
    return this.until((heard) => heard.id === (Reflect.get(message, 'id') ?? id));
  }

  async until(fits: (heard: { readonly [key: string]: unknown }) => boolean) {
    for (let tries = 0; tries < 2_000; tries++) {
      const found = this.heard.findLast(fits);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('no answer');
  }

  onClose(listener: (code: number) => void): void {
    this.socket.once('close', listener);
  }

  close(): void {
    this.socket.terminate();
  }
}
