import type { EntropyStore } from '../../client/table.ts';

/** What this device stores of a table to prove its deal. */
const SHELF = 'ringside proofs';
/** Maximum number of tables. */
const MOST = 40;

/** The browser's storage; replaced in tests. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Stores a value under a name once; later values are ignored. */
export function proofMemory(shelf: Shelf): EntropyStore {
  const all = (): [string, string][] => {
    try {
      const kept: unknown = JSON.parse(shelf.getItem(SHELF) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isPair) : [];
    } catch {
      return [];
    }
  };
  return {
    get: (key) => all().find(([name]) => name === key)?.[1],
    set: (key, value) => {
      const kept = all();
      if (kept.some(([name]) => name === key)) return;
      try {
        shelf.setItem(SHELF, JSON.stringify([...kept, [key, value]].slice(-2 * MOST)));
      } catch {
        // Without storage, the table's own data is trusted.
      }
    },
  };
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}

/** The dealer's commitment as first seen by this device. */
export function firstCommitment(memory: EntropyStore, table: string, commitment: string): string {
  const key = `commitment-${table}`;
  memory.set(key, commitment);
  return memory.get(key) ?? commitment;
}

/** The storage key of a chair's entropy. */
export function entropyKey(table: string, chair: number): string {
  return `ringside-entropy-${table}-${chair}`;
}
