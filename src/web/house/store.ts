import { unsafeCast } from '../../engine/json.ts';
import { inMemory, type Kept, type Store } from './kept.ts';

const SHELF = 'games';

/** The browser's own database; a browser that forbids it gets one that lasts as long as the page. */
export async function openStore(): Promise<Store> {
  try {
    return inDatabase(await database());
  } catch {
    return inMemory();
  }
}

function database(): Promise<IDBDatabase> {
  const request = indexedDB.open('ringside', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: 'id' });
  return settled(request);
}

function inDatabase(opened: IDBDatabase): Store {
  const shelf = (mode: IDBTransactionMode): IDBObjectStore =>
    opened.transaction(SHELF, mode).objectStore(SHELF);
  return {
    put: async (kept) => {
      await settled(shelf('readwrite').put(kept));
    },
    get: async (id) => kept(await settled<unknown>(shelf('readonly').get(id))),
    all: async () => (await settled<unknown[]>(shelf('readonly').getAll())).flatMap(keptOrNone),
    remove: async (id) => {
      await settled(shelf('readwrite').delete(id));
    },
  };
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function kept(found: unknown): Kept | undefined {
  return found === undefined ? undefined : unsafeCast<Kept>(found);
}

function keptOrNone(found: unknown): Kept[] {
  return [unsafeCast<Kept>(found)];
}
