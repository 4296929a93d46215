import { useSyncExternalStore } from 'react';

/** A request for a name; the answer is null if the person declines. */
interface NameQuestion {
  readonly resolve: (name: string | null) => void;
}

let question: NameQuestion | undefined;
let asked: Promise<string | null> | undefined;
const listeners = new Set<() => void>();

/** Asks for a name; concurrent callers get the same answer. */
export function askName(): Promise<string | null> {
  asked ??= new Promise<string | null>((resolve) => {
    set({ resolve });
  }).finally(() => {
    asked = undefined;
    set(undefined);
  });
  return asked;
}

/** The pending request, if any. */
export function useNameQuestion(): NameQuestion | undefined {
  return useSyncExternalStore(subscribe, now, now);
}

function now(): NameQuestion | undefined {
  return question;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: NameQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}
