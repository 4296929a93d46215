import { KeepAlive, type Patience } from './keep-alive.ts';
import { CLOSE_CODES } from './protocol/close-codes.ts';
import type { ErrorCode } from './protocol/errors.ts';
import { checkerOf } from './protocol/schema-check.ts';
import { type Incoming, type Message, Outgoing, VERSION } from './protocol/socket.ts';

/** The part of WebSocket that is used. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

/** Opens a socket to a URL. */
export type OpenSocket = (url: string) => SocketLike;

/** The server's reply: done, refused by a rule, or an error. */
export type ServerReply =
  | { readonly ok: true; readonly seq: number | null }
  | { readonly ok: false; readonly rule: string; readonly why: string }
  | { readonly ok: false; readonly error: ErrorCode; readonly detail: string | null };

type Said = Incoming extends infer One ? (One extends Incoming ? Omit<One, 'id'> : never) : never;

/** Receives a table's messages. */
export interface Listener {
  /** The last event received; null for none. */
  since(): number | null;
  /** Whether others see the person's name while they are spectating. */
  named(): boolean;
  hear(message: Outgoing): void;
}

const GONE = { ok: false, error: 'closing', detail: null } as const;
/** The close code of a connection that ended without one. */
const NO_CODE = 1006;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** A dead connection is noticed within 7 seconds. */
const PATIENCE: Patience = { quiet: 4_000, answer: 3_000, connect: 10_000 };

/** One socket for all tables. Reconnects and resumes automatically. */
export class Connection {
  private socket: SocketLike | undefined;
  private ready = false;
  private closed = false;
  private failures = 0;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly waiting = new Map<
    string,
    {
      readonly message: Said;
      readonly text: string;
      readonly resolve: (reply: ServerReply) => void;
    }
  >();
  private readonly listeners = new Map<string, Listener>();
  private onMine: ((mine: Message<'mine'>) => void) | undefined;
  private visible = true;
  private readonly keepAlive: KeepAlive;

  constructor(
    private readonly url: string,
    private readonly open: OpenSocket,
    private readonly onState: (connected: boolean, code: number | null) => void = () => {},
    patience = PATIENCE,
    /** Called with a ping's round-trip time, in milliseconds. */
    private readonly onPing: (time: number) => void = () => {},
  ) {
    this.keepAlive = new KeepAlive(
      patience,
      () => void this.ping(),
      () => this.drop(),
    );
    this.connect();
  }

  /** Sends a message and waits for the reply; resent after a reconnection. */
  say(message: Said): Promise<ServerReply> {
    if (this.closed) return Promise.resolve(GONE);
    const id = `${this.prefix}-${this.count++}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve) => {
      this.waiting.set(id, { message, text, resolve });
      if (this.ready) this.socket?.send(text);
    });
  }

  /** Pings the server and measures the round-trip time. */
  async ping(): Promise<void> {
    const asked = performance.now();
    const reply = await this.say({ type: 'ping' });
    if (reply.ok) this.onPing(performance.now() - asked);
  }

  /** Subscribes to a table, across reconnections. */
  watch(table: string, listener: Listener): Promise<ServerReply> {
    this.listeners.set(table, listener);
    return this.say(asking(table, listener));
  }

  unwatch(table: string): void {
    if (this.listeners.delete(table) && this.ready) void this.say({ type: 'unwatch', table });
  }

  /** Calls back with the person's tables, now and whenever they change, across reconnections. */
  follow(onMine: (mine: Message<'mine'>) => void): void {
    this.onMine = onMine;
    if (this.ready) void this.say({ type: 'follow' });
  }

  /** Tells the server whether the page is visible. */
  show(visible: boolean): void {
    if (this.visible === visible) return;
    this.visible = visible;
    if (this.ready) void this.say({ type: 'visible', visible });
  }

  close(): void {
    this.closed = true;
    this.keepAlive.stop();
    this.socket?.close();
    this.giveUp();
  }

  /** Drops the connection and opens a new one. */
  drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.lost(NO_CODE);
    socket.close();
  }

  /** Events of replaced sockets are ignored. */
  private connect(): void {
    const socket = this.open(`${this.url}?version=${VERSION}`);
    this.socket = socket;
    this.keepAlive.begin();
    const isCurrent = (): boolean => this.socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.opened(socket));
    socket.addEventListener('message', ({ data }) => isCurrent() && this.heard(data));
    socket.addEventListener('close', ({ code }) => isCurrent() && this.lost(code));
    socket.addEventListener('error', () => {});
  }

  private opened(socket: SocketLike): void {
    this.ready = true;
    this.failures = 0;
    this.onState(true, null);
    for (const [id, { message }] of this.waiting)
      if (message.type === 'follow' || message.type === 'visible') this.waiting.delete(id);
    const said = [...this.waiting.values()];
    if (this.onMine) void this.say({ type: 'follow' });
    if (!this.visible) void this.say({ type: 'visible', visible: false });
    for (const [table, listener] of this.listeners) {
      const asks = said.some(({ message }) => message.type === 'watch' && message.table === table);
      if (!asks) void this.say(asking(table, listener));
    }
    for (const { text } of said) socket.send(text);
  }

  private lost(code: number): void {
    this.ready = false;
    this.socket = undefined;
    this.keepAlive.stop();
    this.onState(false, code);
    if (code === CLOSE_CODES.sessionEnded) this.close();
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    setTimeout(() => !this.closed && this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private giveUp(): void {
    for (const { resolve } of this.waiting.values()) resolve(GONE);
    this.waiting.clear();
  }

  private heard(data: unknown): void {
    this.keepAlive.heard();
    const message = readMessage(data);
    if (!message) return;
    switch (message.type) {
      case 'done':
        return this.settle(message.id, { ok: true, seq: message.seq });
      case 'refused':
        return this.settle(message.id, { ok: false, rule: message.rule, why: message.why });
      case 'error':
        if (message.id === null) return;
        return this.settle(message.id, { ok: false, error: message.error, detail: message.detail });
      case 'pong':
        return this.settle(message.id, { ok: true, seq: null });
      case 'welcome':
        return;
      case 'mine':
        return this.onMine?.(message);
      default:
        this.listeners.get(message.table)?.hear(message);
    }
  }

  private settle(id: string, reply: ServerReply): void {
    this.waiting.get(id)?.resolve(reply);
    this.waiting.delete(id);
  }
}

function asking(table: string, listener: Listener): Said {
  return { type: 'watch', table, since: listener.since(), named: listener.named() };
}

const isOutgoing = checkerOf(Outgoing);

/**
 * Undefined if it is not a message of this protocol; it is ignored, and a later `sync` repairs the
 * table.
 */
export function readMessage(data: unknown): Outgoing | undefined {
  const message = parsed(String(data));
  return isOutgoing(message) ? message : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
