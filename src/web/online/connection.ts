import { useSyncExternalStore } from 'react';
import { Connection } from '../../client/connection.ts';
import { CLOSE_CODES } from '../../client/protocol/close-codes.ts';
import { askAgain } from './server.ts';

/** How long a possibly dead connection has to respond, in milliseconds. */
const PATIENCE = 4_000;

/** Failed attempts after which the session is checked over HTTP. */
const VAIN = 3;

/** State of the connection to the server. */
export interface LineState {
  /** Whether the socket is open. */
  readonly connected: boolean;
  /** Whether the session was ended on another device; then there is no reconnection. */
  readonly ended: boolean;
  /** The last round-trip time, in milliseconds; null before the first. */
  readonly ping: number | null;
  /** When the connection was lost, by `performance.now()`; null while it is open. */
  readonly lostAt: number | null;
  /** Length of the last outage; null if there was none. */
  readonly silence: { readonly ms: number } | null;
}

let connection: Connection | undefined;
let owner: string | undefined;
let state: LineState = {
  connected: false,
  ended: false,
  ping: null,
  lostAt: null,
  silence: null,
};
let attempts = 0;
const listeners = new Set<() => void>();

/** The page's only socket, shared by all tables. Callers must have signed in first. */
export function line(person: string): Connection {
  if (connection && !state.ended && owner === person) return connection;
  connection?.close();
  owner = person;
  set({ ended: false, ping: null });
  const made: Connection = new Connection(
    address(),
    (url) => new WebSocket(url),
    // Ignores late events of an old connection.
    (now, code) => made === connection && changed(now, code),
    undefined,
    (ping) => made === connection && set({ ping }),
  );
  connection = made;
  return made;
}

/** The connection state, as a hook. */
export function useLine(): LineState {
  return useSyncExternalStore(subscribe, lineNow, lineNow);
}

export function lineNow(): LineState {
  return state;
}

function changed(now: boolean, code: number | null): void {
  attempts = now ? 0 : attempts + 1;
  const ended = code === CLOSE_CODES.sessionEnded;
  const { lostAt, silence } = state;
  const time = performance.now();
  if (now)
    set({
      connected: true,
      ended,
      lostAt: null,
      silence: lostAt === null ? silence : { ms: time - lostAt },
    });
  else set({ connected: false, ended, lostAt: lostAt ?? time });
  if (attempts === VAIN || ended) void askAgain();
  if (now) void connection?.ping();
}

function set(some: Partial<LineState>): void {
  state = { ...state, ...some };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function address(): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/socket`;
}

/** When the page becomes visible again, reconnects if the socket does not respond. */
async function probe(): Promise<void> {
  if (!connection || !state.connected) return;
  const asked = connection;
  const late = setTimeout(() => asked.drop(), PATIENCE);
  await asked.ping();
  clearTimeout(late);
}

addEventListener('online', () => void probe());
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void probe();
});
