import { NavigationRoute, type PrecacheEntry, Serwist } from 'serwist';
import { showNotices } from './profile/push-worker.ts';

declare global {
  interface Window {
    /** Filled in by the build: every file of the page with its revision. */
    readonly __SW_MANIFEST: (PrecacheEntry | string)[];
  }
}

/** What the server answers itself, never the page on this device. */
const SERVERS_OWN = [/^\/api\//, /^\/socket/, /^\/metrics/, /^\/health/];

/**
 * Serves the whole page from this device. What is not part of the page goes to the network. A newer version waits until
 * somebody takes it, because a running page still needs the files it came with.
 */
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // Few at a time: whoever already plays needs the line more.
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 2 },
  skipWaiting: false,
  clientsClaim: true,
});
const page = serwist.createHandlerBoundToUrl('/index.html');
serwist.registerRoute(new NavigationRoute(page, { denylist: SERVERS_OWN }));
serwist.addEventListeners();
showNotices(self);
