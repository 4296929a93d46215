import WebSocket from 'ws';
import type { Api } from '../../../client/api.ts';
import type { Message, Outgoing } from '../../../client/protocol/socket.ts';
import type { AskData } from '../../../engine/ask.ts';
import type { AnyMove } from '../../../engine/hosted.ts';
import { isObject, trusted } from '../../../engine/json.ts';

/** What a chair tells the table at which it sits. */
export interface Company {
  /** A view has come. */
  seen(chair: Chair, message: Message<'sync' | 'step'>): void;
  /** The chair's answer was acknowledged under a number. */
  done(chair: Chair, seq: number): void;
  /** Its answer was not taken. */
  failed(chair: Chair): void;
}

/** Somebody with a socket: a player or a spectator of one table after the other. */
export class Chair {
  company: Company | undefined;
  /** What it is asked, if it has not answered yet. */
  ask: AskData<AnyMove> | null = null;
  /** When its answer was sent, while it is under way. */
  sentAt = 0;
  private count = 0;

  private constructor(
    readonly api: Api,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    socket.on('error', () => {});
  }

  static async come(api: Api): Promise<Chair> {
    const socket = new WebSocket(`${api.base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: api.cookie ?? '' },
      perMessageDeflate: false,
    });
    const chair = new Chair(api, socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return chair;
  }

  watch(table: string): void {
    this.ask = null;
    this.say({ type: 'watch', table, since: null });
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
    if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(JSON.stringify({ ...message, id: `b${this.count++}` }));
  }

  private hear(message: unknown): void {
    if (!isObject(message) || !trusted<Outgoing>(message)) return;
    if (message.type === 'sync' || message.type === 'step') this.company?.seen(this, message);
    if (message.type === 'done' && message.seq !== null) this.company?.done(this, message.seq);
    if (message.type === 'refused' || (message.type === 'error' && message.id !== null))
      this.company?.failed(this);
  }
}
