import { useSyncExternalStore } from 'react';
import type { MyTables } from '../../client/protocol/people.ts';
import { line } from './connection.ts';

/** Called with the previous and the new state. */
type OnChange = (before: MyTables | undefined, now: MyTables) => void;

let person: string | undefined;
let mine: MyTables | undefined;
const listeners = new Set<() => void>();
const changes = new Set<OnChange>();

/** Subscribes to the user's tables until the returned function is called. */
export function followMine(me: string, onChange: OnChange): () => void {
  if (person !== me) mine = undefined;
  person = me;
  changes.add(onChange);
  const connection = line(me);
  connection.follow((next) => {
    const before = mine;
    mine = next;
    for (const changed of changes) changed(before, next);
    for (const listener of listeners) listener();
  });
  const look = (): void => connection.show(document.visibilityState === 'visible');
  look();
  addEventListener('visibilitychange', look);
  return () => {
    changes.delete(onChange);
    removeEventListener('visibilitychange', look);
  };
}

/** The user's tables, invitations and search; undefined until loaded. */
export function useMine(): MyTables | undefined {
  return useSyncExternalStore(subscribe, now, now);
}

function now(): MyTables | undefined {
  return mine;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
