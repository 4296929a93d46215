import WebSocket from 'ws';
import type { Api } from '../../src/client/api.ts';

/** A socket that waits for the reply to each message. */
export class LoopClient {
  private count = 0;
  private readonly waiting = new Map<string, () => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const { id }: { readonly id?: string } = JSON.parse(String(data));
      if (id === undefined) return;
      this.waiting.get(id)?.();
      this.waiting.delete(id);
    });
    socket.on('error', () => {});
  }

  static async come({ base, cookie = '' }: Api): Promise<LoopClient> {
    const address = `${base.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(address, { headers: { cookie } });
    const client = new LoopClient(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return client;
  }

  say(message: { readonly id?: string; readonly [key: string]: unknown }): Promise<void> {
    const id = message.id ?? `c${this.count++}`;
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close(): void {
    this.socket.terminate();
  }
}
