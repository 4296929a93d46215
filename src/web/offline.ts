import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Installs the service worker, so that the next visit works offline. */
export async function stayReady(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const held = navigator.serviceWorker.controller !== null;
  const kept = await registered();
  if (!kept) return;
  if (kept.waiting) found(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing;
    coming?.addEventListener('statechange', () => {
      if (held && coming.state === 'installed') found(coming);
    });
  });
  addEventListener('online', () => kept.update());
}

/** Undefined if the browser refuses or has no service workers. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    return undefined;
  }
}

/** Activates a downloaded newer version; null while there is none. */
export function useNewVersion(): (() => void) | null {
  const worker = useSyncExternalStore(subscribe, newer, newer);
  return worker && (() => change(worker));
}

function newer(): ServiceWorker | null {
  return waiting;
}

function found(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function change(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  worker.postMessage({ type: 'SKIP_WAITING' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
