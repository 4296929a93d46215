import { useSyncExternalStore } from 'react';
import { Connection } from '../../client/connection.ts';
import { CLOSE_CODES } from '../../client/protocol/close-codes.ts';
import { askAgain } from './server.ts';

/** So long a line that may have died has to answer, in milliseconds. */
const PATIENCE = 4_000;

/** After so many vain attempts the server is asked whether it still knows us. */
const VAIN = 3;

let connection: Connection | undefined;
let owner: string | undefined;
let connected = false;
let ended = false;
let attempts = 0;
const listeners = new Set<() => void>();

/** The one connection of a person to the server, for all tables. Whoever asks has come in before. */
export function line(person: string): Connection {
  if (connection && !ended && owner === person) return connection;
  connection?.close();
  owner = person;
  ended = false;
  const made: Connection = new Connection(
    address(),
    (url) => new WebSocket(url),
    // What an old connection still says does not count.
    (now, code) => made === connection && changed(now, code),
  );
  connection = made;
  return made;
}

/** Whether the server hears us now. */
export function useConnected(): boolean {
  return useSyncExternalStore(subscribe, () => connected);
}

function changed(now: boolean, code: number | null): void {
  connected = now;
  attempts = now ? 0 : attempts + 1;
  if (attempts === VAIN) void askAgain();
  ended = code === CLOSE_CODES.sessionEnded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function address(): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/socket`;
}

/** Whoever comes back to the page does not wait for a dead line: without an answer another is made. */
async function probe(): Promise<void> {
  if (!connection || !connected) return;
  const asked = connection;
  const late = setTimeout(() => asked.drop(), PATIENCE);
  await asked.say({ type: 'ping' });
  clearTimeout(late);
}

addEventListener('online', () => void probe());
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void probe();
});
