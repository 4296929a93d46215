import { createHash } from 'node:crypto';
import type { Outgoing } from '../../src/client/protocol/socket.ts';
import type { SeatView } from '../../src/client/protocol/table.ts';
import type { AnyNews } from '../../src/engine/hosted.ts';
import { canonical } from '../../src/engine/json.ts';

/** A message that a client received about a table, in order. */
export interface Heard {
  /** The client's connection that received it, from 1. */
  readonly socket: number;
  readonly type: 'sync' | 'step' | 'table' | 'said';
  readonly seq: number;
  /** The view and the news in it, each as a short digest; null if there was none. */
  readonly seen: string | null;
  readonly told: string | null;
}

/** An answer acknowledged by the server under a number. */
export interface Acknowledged {
  readonly seq: number;
  readonly move: unknown;
}

/** Everything that one client received at one table. */
export interface ClientLog {
  /** Null for a spectator. */
  readonly chair: number | null;
  readonly heard: Heard[];
  readonly acknowledged: Acknowledged[];
}

/** The log entry for a message; undefined if it has no event number. */
export function heardOf(socket: number, message: Outgoing): Heard | undefined {
  switch (message.type) {
    case 'sync': {
      const { type, seq, seen, heard } = message;
      return { socket, type, seq, seen: seen && seenDigest(seen), told: toldDigest(heard) };
    }
    case 'step': {
      const { type, seq, seen, news } = message;
      return { socket, type, seq, seen: seenDigest(seen), told: toldDigest(news) };
    }
    case 'table':
    case 'said':
      return { socket, type: message.type, seq: message.seq, seen: null, told: null };
    default:
      return undefined;
  }
}

/** A digest of a seat's view, without the clock. */
export function seenDigest({
  step,
  view,
  ask,
  asked,
  outcome,
}: Omit<SeatView, 'clock' | 'leg'>): string {
  return digest({ step, view, ask, asked, outcome });
}

export function toldDigest(news: readonly AnyNews[]): string {
  return digest(news);
}

function digest(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 16);
}
