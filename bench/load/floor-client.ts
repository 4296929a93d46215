import type { LoadAsk, Register } from './load-client.ts';
import { plainSocket, SocketClient } from './socket-client.ts';

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
class FloorClient extends SocketClient {
  private seat = -1;
  private players = 0;

  static come(address: string): Promise<FloorClient> {
    return new FloorClient(plainSocket(address)).connected();
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

  protected hear(data: Buffer): void {
    const message = JSON.parse(data.toString());
    if (message.type === 'done') return this.listener?.done(this, message.seq);
    const { table, seq, turn } = message;
    const ask = turn === this.seat ? MOVES : null;
    this.listener?.seen(this, { table, seq, ask, isStep: seq > 0, isOver: false });
  }
}
