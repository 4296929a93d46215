import { NavigationRoute, type PrecacheEntry, Serwist } from 'serwist';
import { showNotices } from './profile/push-worker.ts';

declare global {
  interface Window {
    /** Filled in by the build: every file of the page with its revision. */
    readonly __SW_MANIFEST: (PrecacheEntry | string)[];
  }
}

/** Paths handled by the server, never from the cache. */
const SERVERS_OWN = [/^\/api\//, /^\/socket/, /^\/metrics/, /^\/health/];

/**
 * Serves the whole page from the cache; everything else goes to the network. A newer version waits
 * until it is accepted, because a running page still needs the files it came with.
 */
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // Few at a time, to leave bandwidth to a game in progress.
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 2 },
  skipWaiting: false,
  clientsClaim: true,
});
const page = serwist.createHandlerBoundToUrl('/index.html');
serwist.registerRoute(new NavigationRoute(page, { denylist: SERVERS_OWN }));
serwist.addEventListeners();
showNotices(self);
