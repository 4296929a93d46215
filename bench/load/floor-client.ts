import WebSocket from 'ws';
import type { AnyMove } from '../../src/engine/hosted.ts';
import type { LoadAsk, LoadClient, LoadClientListener, Register } from './load-client.ts';

/** Clients of the smallest server, which has no accounts. */
export function floorClients(address: string): Register<FloorClient> {
  return async () => () => FloorClient.come(address);
}

const MOVES: LoadAsk = {
  ...{ open: false, talk: false, idle: { type: 'place' } },
  moves: [{ type: 'place' }],
};

let opened = 0;

/** Somebody at a table without rules: whose turn it is may answer anything. */
class FloorClient implements LoadClient {
  listener: LoadClientListener | undefined;
  ask: LoadAsk | null = null;
  sentAt = 0;
  private count = 0;
  private seat = -1;
  private players = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => Buffer.isBuffer(data) && this.hear(data));
    socket.on('error', () => {});
  }

  static async come(address: string): Promise<FloorClient> {
    const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    const client = new FloorClient(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  async open(_: object, seats: number): Promise<string> {
    this.seat = 0;
    this.players = seats;
    return `t${opened++}-${seats}`;
  }

  async join(_table: string): Promise<void> {
    this.seat = 1;
  }

  watch(table: string): void {
    this.say({ type: 'watch', table, players: this.players });
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

  private say(message: object): void {
    this.socket.send(JSON.stringify({ ...message, id: `b${this.count++}` }));
  }

  private hear(data: Buffer): void {
    const message = JSON.parse(data.toString());
    if (message.type === 'done') return this.listener?.done(this, message.seq);
    const { table, seq, turn } = message;
    const ask = turn === this.seat ? MOVES : null;
    this.listener?.seen(this, { table, seq, ask, isStep: seq > 0, isOver: false });
  }
}
