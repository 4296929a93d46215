import { useSyncExternalStore } from 'react';

/** The browser's event that offers to install the page. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = null;
const listeners = new Set<() => void>();

/** Stores the browser's offer until it is used. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    hold(event);
  });
  addEventListener('appinstalled', () => hold(null));
}

/** Installs the page; null if the browser does not offer it or it is installed. */
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
