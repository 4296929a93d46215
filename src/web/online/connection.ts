import { useSyncExternalStore } from 'react';
import { Connection } from '../../client/connection.ts';
import { CLOSE_CODES } from '../../client/protocol/close-codes.ts';
import { askAgain } from './server.ts';

/** So long a line that may have died has to answer, in milliseconds. */
const PATIENCE = 4_000;

/** After so many vain attempts the server is asked whether it still knows us. */
const VAIN = 3;

/** What is known of the line to the server. */
export interface LineState {
  /** Whether the server hears us now. */
  readonly connected: boolean;
  /** Whether the session was ended elsewhere: nobody comes back by themselves. */
  readonly ended: boolean;
  /** How long the server's last answer took, in milliseconds; null before the first. */
  readonly ping: number | null;
  /** When the line was lost, by `performance.now()`; null while it stands. */
  readonly lostAt: number | null;
  /** How long the line was last away; null if it never was. */
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

/** The one connection of a person to the server, for all tables. Whoever asks has come in before. */
export function line(person: string): Connection {
  if (connection && !state.ended && owner === person) return connection;
  connection?.close();
  owner = person;
  set({ ended: false, ping: null });
  const made: Connection = new Connection(
    address(),
    (url) => new WebSocket(url),
    // What an old connection still says does not count.
    (now, code) => made === connection && changed(now, code),
    undefined,
    (ping) => made === connection && set({ ping }),
  );
  connection = made;
  return made;
}

/** The line to the server, kept up to date. */
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

/** Whoever comes back to the page does not wait for a dead line: without an answer another is made. */
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
