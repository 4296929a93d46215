import WebSocket from 'ws';
import type { Api } from '../../src/client/api.ts';
import type { Outgoing } from '../../src/client/protocol/socket.ts';
import type { AskData } from '../../src/engine/ask.ts';
import type { AnyMove } from '../../src/engine/hosted.ts';
import { unsafeCast } from '../../src/engine/json.ts';

/** What a client reads from a view. */
export interface ClientView {
  readonly table: string;
  readonly seq: number;
  readonly isStep: boolean;
  readonly ask: AskData<AnyMove> | null;
  readonly isOver: boolean;
}

/** Callbacks of a client to its table. */
export interface LoadClientListener {
  /** A view has arrived. */
  seen(client: LoadClient, sight: ClientView): void;
  /** The client's answer was acknowledged under a number. */
  done(client: LoadClient, seq: number): void;
  /** Its answer was refused. */
  failed(client: LoadClient): void;
}

/** A client with a socket: a player or spectator of one table after the other. */
export class LoadClient {
  listener: LoadClientListener | undefined;
  /** Its unanswered question, if any. */
  ask: AskData<AnyMove> | null = null;
  /** When its pending answer was sent. */
  sentAt = 0;
  private count = 0;

  private constructor(
    readonly api: Api,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data) => Buffer.isBuffer(data) && this.hear(data));
    socket.on('error', () => {});
  }

  static async come(api: Api): Promise<LoadClient> {
    const socket = new WebSocket(`${api.base.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: api.cookie ?? '' },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    const client = new LoadClient(api, socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
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

  private hear(data: Buffer): void {
    const glimpse = glimpsed(data);
    if (glimpse) return this.listener?.seen(this, glimpse);
    // Unvalidated on purpose: validation would slow down the load generator, not the measured
    // server.
    const message = unsafeCast<Outgoing>(JSON.parse(data.toString()));
    if (message.type === 'sync' || message.type === 'step') {
      const { table, seq, seen, type } = message;
      const { ask = null, outcome = null } = seen ?? {};
      if (seen)
        this.listener?.seen(this, {
          ...{ table, seq, ask },
          isStep: type === 'step',
          isOver: outcome !== null,
        });
    }
    if (message.type === 'done' && message.seq !== null) this.listener?.done(this, message.seq);
    if (message.type === 'refused' || (message.type === 'error' && message.id !== null))
      this.listener?.failed(this);
  }
}

const STEP = /^\{"type":"step","table":"([^"]+)","seq":(\d+),/;
const ASKS_NOTHING = '"ask":null,"asked":[';
const GOES_ON = ',"outcome":null}}';

/** A step without a question is not parsed to its end, to keep the load generator cheap. */
function glimpsed(data: Buffer): ClientView | undefined {
  const [, table, seq] = STEP.exec(data.toString('latin1', 0, 140)) ?? [];
  if (table === undefined || !data.includes(ASKS_NOTHING, 0, 'latin1')) return undefined;
  if (data.toString('latin1', data.length - GOES_ON.length) !== GOES_ON) return undefined;
  return { table, seq: Number(seq), isStep: true, ask: null, isOver: false };
}
