import { useSyncExternalStore } from 'react';
import type { Me } from '../../client/protocol/http.ts';
import { isObject } from '../../engine/json.ts';

/** Whether the page has a server behind it, and who one is there; null for a stranger. */
export type Server =
  | { readonly kind: 'asking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'there'; readonly me: Me | null };

/** Set once somebody has come in on this device: a stranger is not asked who they are. */
const VISITED = 'ringside visited';

let known: Server = { kind: 'asking' };
let asked: Promise<Server> | undefined;
const listeners = new Set<() => void>();

/** The server behind the page; asked for once, and again when the network comes back. */
export function useServer(): Server {
  return useSyncExternalStore(subscribe, now, now);
}

function now(): Server {
  return known;
}

/** What is known of the server, once it has been asked. */
export function server(): Promise<Server> {
  asked ??= ask().then(set);
  return asked;
}

/** Asks again: the network came back, or somebody signed in or out. */
export function askAgain(): Promise<Server> {
  asked = undefined;
  return server();
}

/** Somebody has come in, or has another name now. */
export function nowIAm(me: Me | null): void {
  if (me) localStorage.setItem(VISITED, 'yes');
  set({ kind: 'there', me });
  asked = Promise.resolve(known);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (asked === undefined) void server();
  return () => listeners.delete(listener);
}

/** A server that was there and is silent now comes back: nobody is sent away from a table meanwhile. */
function set(next: Server): Server {
  if (next.kind !== 'none' || known.kind !== 'there') known = next;
  for (const listener of listeners) listener();
  return known;
}

/** A page that is only kept as files answers with itself, or not at all. */
async function ask(): Promise<Server> {
  const health = await answer('/api/health');
  if (!health) return { kind: 'none' };
  return { kind: 'there', me: localStorage.getItem(VISITED) === null ? null : await myself() };
}

/** Checked by its schema, which is loaded only for those who have signed in here before. */
async function myself(): Promise<Me | null> {
  const [said, { isMe }] = await Promise.all([answer('/api/me'), import('../../client/is-me.ts')]);
  return isMe(said) ? said : null;
}

/** What the server says, if it is a server and has something to say. */
async function answer(path: string): Promise<object | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } });
    const said: unknown = await response.json();
    return response.ok && isObject(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

// While the page is built there is no network to come back.
globalThis.addEventListener?.('online', () => void askAgain());
