import { unsafeCast } from '../engine/json.ts';
import type { NotifyChannel } from './store/database.ts';

/**
 * The messages between nodes and their fields. Fields are only ids, numbers and flags, so messages
 * stay short whatever names people choose.
 */
export interface NodeMessages {
  /** Sent every few seconds, so that others notice when a node is gone. */
  alive: [];
  /** A table was changed outside of a running server. */
  refresh: [table: string];
  /** A table has events up to this number. */
  step: [table: string, seq: number];
  /** Asks who is connected to a table. */
  who: [table: string];
  here: [table: string, person: string, how: 'named' | 'unnamed' | 'gone'];
  /** A spectator of a table has said something. */
  remark: [table: string];
  /** An outage was recorded. */
  outage: [];
  /** The list of public tables has changed. */
  listed: [];
  /** A tournament has changed. */
  tournament: [id: string];
  /** A person sat down, was renamed, or ended a search. */
  mine: [person: string];
  muted: [person: string, other: string, muted: boolean];
  /** A person's sanctions have changed. */
  sanctions: [person: string];
  /** Sessions of a user may have ended. */
  sessions: [user: string, comesAgain: boolean];
}

type Name = keyof NodeMessages;

/** Sends typed messages to the other nodes of a store. Best effort: a later message repairs a lost one. */
export class NodeBus {
  private readonly listeners = new Map<string, ((node: string, fields: unknown) => void)[]>();

  constructor(
    /** The id of this node. */
    readonly node: string,
    private readonly channel: NotifyChannel | null,
  ) {
    channel?.subscribe((payload) => this.receive(payload));
  }

  publish<N extends Name>(name: N, ...fields: NodeMessages[N]): void {
    this.channel?.publish(JSON.stringify([name, this.node, ...fields]));
  }

  /** Calls back with the sender's id and the fields when another node publishes. */
  on<N extends Name>(name: N, listener: (node: string, ...fields: NodeMessages[N]) => void): void {
    const heard = this.listeners.get(name) ?? [];
    this.listeners.set(name, heard);
    heard.push((node, fields) => listener(node, ...unsafeCast<NodeMessages[N]>(fields)));
  }

  private receive(payload: string): void {
    const [name, node, ...fields]: unknown[] = JSON.parse(payload);
    if (typeof name !== 'string' || typeof node !== 'string' || node === this.node) return;
    for (const listener of this.listeners.get(name) ?? []) listener(node, fields);
  }
}
