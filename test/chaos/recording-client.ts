import type WebSocket from 'ws';
import { Api } from '../../src/client/api.ts';
import { ChangeReader } from '../../src/client/change-reader.ts';
import { Connection, readMessage } from '../../src/client/connection.ts';
import type { Outgoing } from '../../src/client/protocol/socket.ts';
import { WatchedTable } from '../../src/client/table.ts';
import { at, range } from '../../src/engine/list.ts';
import type { Rng } from '../../src/engine/rng.ts';
import { socketAddress, wire } from '../server/players.ts';
import { type ClientLog, heardOf } from './client-log.ts';

/** Retries a request through faults until there is a response. */
export async function retryUntilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(100);
    }
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A client that logs everything it receives and every acknowledged answer. */
export class RecordingClient {
  readonly connection: Connection;
  /** The codes of all errors received instead of an acknowledgement. */
  readonly errors = new Set<string>();
  private socket: WebSocket | undefined;
  private readonly logs = new Map<string, ClientLog>();
  private readonly readers = new Map<string, ChangeReader>();
  private sockets = 0;

  private constructor(
    readonly api: Api,
    /** Called with every event number at the moment it is received. */
    private readonly onHeard: (table: string, seq: number) => void,
  ) {
    this.connection = new Connection(socketAddress(api.base), (url) => this.open(url));
  }

  static async at(
    address: string,
    onHeard: (table: string, seq: number) => void = () => {},
  ): Promise<RecordingClient> {
    const api = await retryUntilAnswered(async () => {
      const fresh = new Api(address);
      await fresh.guest({ name: 'Client' });
      return fresh;
    });
    return new RecordingClient(api, onHeard);
  }

  /** Watches from a chair, or as a spectator with null. */
  watch(table: string, chair: number | null): WatchedTable {
    this.logs.set(table, { chair, heard: [], acknowledged: [] });
    const watched = new WatchedTable(table, this.connection);
    void retryUntilAnswered(async () => {
      const reply = await watched.watch();
      if (!reply.ok && !('error' in reply && reply.error === 'closing')) throw new Error('again');
    });
    return watched;
  }

  /** Answers this chair's questions until the end or until stopped, each after a thinking time. */
  async play(
    table: WatchedTable,
    rng: Rng,
    thought: number,
    enough: Promise<void> = new Promise(() => {}),
  ): Promise<void> {
    let stopped = false;
    const stop = enough.then(() => {
      stopped = true;
    });
    for (;;) {
      const asked = table.until(({ seen }) => Boolean(seen?.outcome || isAsked(seen)));
      await Promise.race([asked, stop]);
      const { seen } = table.known ?? {};
      if (stopped || !seen || seen.outcome) return;
      const { ask, step } = seen;
      if (!ask) continue;
      await pause(rng.below(2 * thought + 1));
      const move = ask.talk ? ask.idle : at(ask.moves, rng.below(ask.moves.length));
      const reply = await table.answer(move);
      if (reply.ok && reply.seq !== null)
        this.logs.get(table.id)?.acknowledged.push({ seq: reply.seq, move });
      const shown = table.until(({ seen: now }) => (now?.step ?? 0) > step);
      if (reply.ok) await shown;
      else {
        if ('error' in reply) this.errors.add(reply.error);
        await pause(50);
      }
    }
  }

  /** Stops reading and requests everything again and again, until it is disconnected. */
  async choke(isShownOut: () => Promise<boolean>): Promise<void> {
    const { socket } = this;
    const [table] = this.logs.keys();
    if (!socket || table === undefined) return;
    socket.pause();
    while (!(await isShownOut()))
      for (const n of range(100)) {
        const wish = { type: 'watch', id: `c${n}`, table, since: null };
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(wish), () => {});
      }
    socket.resume();
  }

  /** The log of a table, which is then discarded. */
  log(table: string): ClientLog {
    const log = this.logs.get(table);
    if (!log) throw new Error(`nobody watched ${table}`);
    this.connection.unwatch(table);
    this.logs.delete(table);
    return log;
  }

  close(): void {
    this.connection.close();
  }

  private open(url: string) {
    const socket = wire(url, this.api.cookie);
    this.socket = socket;
    const number = ++this.sockets;
    socket.on('message', (data) => this.note(number, readMessage(data)));
    return socket;
  }

  private readerOf(socket: number, table: string): ChangeReader {
    const key = `${socket} ${table}`;
    const reader = this.readers.get(key) ?? new ChangeReader();
    this.readers.set(key, reader);
    return reader;
  }

  private note(socket: number, message: Outgoing | undefined): void {
    if (!message) throw new Error('the server sent a message that its schema does not allow');
    if (!('table' in message)) return;
    const whole = this.readerOf(socket, message.table).read(message);
    const heard = whole && heardOf(socket, whole);
    if (!heard) return;
    this.logs.get(message.table)?.heard.push(heard);
    this.onHeard(message.table, heard.seq);
  }
}

function isAsked(seen: { readonly ask: { readonly open: boolean } | null } | null): boolean {
  return seen?.ask ? !seen.ask.open : false;
}
