import { unsafeCast } from '../../engine/json.ts';
import { type GameStore, memoryStore, type StoredGame } from './game-store.ts';

const SHELF = 'games';

/** An IndexedDB store, or an in-memory one if the browser forbids it. */
export async function openDatabase(): Promise<GameStore> {
  try {
    return inDatabase(await database());
  } catch {
    return memoryStore();
  }
}

function database(): Promise<IDBDatabase> {
  const request = indexedDB.open('ringside', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: 'id' });
  return settled(request);
}

function inDatabase(opened: IDBDatabase): GameStore {
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

function kept(found: unknown): StoredGame | undefined {
  return found === undefined ? undefined : unsafeCast<StoredGame>(found);
}

function keptOrNone(found: unknown): StoredGame[] {
  return [unsafeCast<StoredGame>(found)];
}
