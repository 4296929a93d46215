import { useSyncExternalStore } from 'react';
import type { Me } from '../../client/protocol/http.ts';
import { isObject } from '../../engine/json.ts';

/** Whether the page has a server, and the signed-in person; null for a stranger. */
export type Server =
  | { readonly kind: 'asking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'there'; readonly me: Me | null };

/** Set after the first sign-in on this device; without it `/api/me` is not requested. */
const VISITED = 'ringside visited';

let known: Server = { kind: 'asking' };
let asked: Promise<Server> | undefined;
const listeners = new Set<() => void>();

/** The server behind the page; requested once, and again when the network returns. */
export function useServer(): Server {
  return useSyncExternalStore(subscribe, now, now);
}

function now(): Server {
  return known;
}

/** The server's state, once known. */
export function server(): Promise<Server> {
  asked ??= ask().then(set);
  return asked;
}

/** Checks again, after the network came back or a sign-in. */
export function askAgain(): Promise<Server> {
  asked = undefined;
  return server();
}

/** Call after a sign-in, sign-out or rename. */
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

/**
 * A server that was reachable stays `there` while it does not respond, so that tables stay open.
 */
function set(next: Server): Server {
  if (next.kind !== 'none' || known.kind !== 'there') known = next;
  for (const listener of listeners) listener();
  return known;
}

/** A static host answers with the page itself, or not at all. */
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

/** The JSON object at a path; undefined for anything else. */
async function answer(path: string): Promise<object | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } });
    const said: unknown = await response.json();
    return response.ok && isObject(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

// There is no network while the page is prerendered.
globalThis.addEventListener?.('online', () => void askAgain());
