import type { WebSocket } from 'ws';
import type { Outgoing } from '../../client/protocol/socket.ts';

/** Whoever reads more slowly than this is shown out, in bytes. */
const MOST_WAITING = 1_000_000;

/**
 * The one door: every byte that leaves for a seat leaves here. What goes through is a message
 * that was put together from what the seat sees.
 */
export function send(socket: WebSocket, message: Outgoing): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(written(message));
}

/** The same message to several is written once. */
function written(message: Outgoing): string {
  const text = WRITTEN.get(message) ?? JSON.stringify(message);
  WRITTEN.set(message, text);
  return text;
}

const WRITTEN = new WeakMap<Outgoing, string>();
