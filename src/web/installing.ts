import { useSyncExternalStore } from 'react';

/** A browser's offer to put the page among the apps of the device. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer until somebody wants it. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    hold(event);
  });
  addEventListener('appinstalled', () => hold(null));
}

/** Installs the page; null where the browser does not offer it, or it is done. */
export function useInstalling(): (() => Promise<void>) | null {
  const held = useSyncExternalStore(subscribe, offered, offered);
  if (!held) return null;
  return async () => {
    hold(null);
    await held.prompt();
  };
}

function offered(): Offer | null {
  return offer;
}

function isOffer(event: Event): event is Offer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

function hold(held: Offer | null): void {
  offer = held;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
