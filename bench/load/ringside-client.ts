import type WebSocket from 'ws';
import { Api } from '../../src/client/api.ts';
import { type Outgoing, VERSION } from '../../src/client/protocol/socket.ts';
import { type Change, withChanges } from '../../src/engine/difference.ts';
import { unsafeCast } from '../../src/engine/json.ts';
import { range } from '../../src/engine/list.ts';
import type { ClientView, LoadAsk, Register } from './load-client.ts';
import type { LoadGame } from './load-table.ts';
import { plainSocket, SocketClient } from './socket-client.ts';

/** Guests of a Ringside server. */
export function ringsideGuests(address: string): Register<RingsideClient> {
  return async () => {
    const api = new Api(address);
    await api.guest({ name: 'Bench' });
    return () => RingsideClient.come(api);
  };
}

/** A guest with a socket to a Ringside server. */
export class RingsideClient extends SocketClient {
  /** The last question, from which changes start, and whether it stands. */
  private lastAsk: LoadAsk | null = null;
  private isAsked = false;

  private constructor(
    readonly api: Api,
    socket: WebSocket,
  ) {
    super(socket);
  }

  static come(api: Api): Promise<RingsideClient> {
    const address = `${api.base.replace('http', 'ws')}/api/socket?version=${VERSION}`;
    const headers = { cookie: api.cookie ?? '' };
    return new RingsideClient(api, plainSocket(address, { headers })).connected();
  }

  async open({ id, games = 1 }: LoadGame, seats: number): Promise<string> {
    const places = range(seats).map((seat) => (seat === 0 ? ('me' as const) : ('open' as const)));
    const { table } = await this.api.open({ game: id, places, legs: games });
    return table;
  }

  join(table: string): Promise<unknown> {
    return this.api.join(table);
  }

  watch(table: string): void {
    this.ask = null;
    this.say({ type: 'watch', table, since: null });
  }

  protected hear(data: Buffer): void {
    const glimpse = glimpsed(data);
    if (glimpse) return this.show(glimpse);
    // Unchecked on purpose: checks would slow the load generator, not the server it measures.
    const message = unsafeCast<Outgoing>(JSON.parse(data.toString()));
    const bytes = data.length;
    if (message.type === 'sync' || message.type === 'step') {
      const { table, seq, seen, type } = message;
      if (seen) {
        this.lastAsk = seen.ask;
        this.isAsked = seen.ask !== null;
        this.show({ table, seq, isStep: type === 'step', isOver: seen.outcome !== null, bytes });
      }
    }
    if (message.type === 'change') {
      const { table, seq, changes, outcome } = message;
      this.askAgain(changes.filter(([[part]]) => part === 'ask'));
      this.show({ table, seq, isStep: true, isOver: outcome !== undefined, bytes });
    }
    if (message.type === 'done' && message.seq !== null) this.listener?.done(this, message.seq);
    if (message.type === 'refused' || (message.type === 'error' && message.id !== null))
      this.listener?.failed(this);
  }

  private askAgain(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const before = { ask: this.lastAsk };
    const { ask } = unsafeCast<typeof before>(withChanges(before, changes));
    this.lastAsk = ask ?? this.lastAsk;
    this.isAsked = ask !== null;
  }

  private show(view: Omit<ClientView, 'ask'>): void {
    this.listener?.seen(this, { ...view, ask: this.isAsked ? this.lastAsk : null });
  }
}

const STEP = /^\{"type":"change","table":"([^"]+)","seq":(\d+),/;
const ASKS = '[["ask"';
const ENDS = '"outcome":';

/** A step that does not change the question is not read: what drives a server must not be what is measured. */
function glimpsed(data: Buffer): Omit<ClientView, 'ask'> | undefined {
  const [, table, seq] = STEP.exec(data.toString('latin1', 0, 140)) ?? [];
  if (table === undefined || data.includes(ASKS) || data.includes(ENDS)) return undefined;
  return { table, seq: Number(seq), isStep: true, isOver: false, bytes: data.length };
}
