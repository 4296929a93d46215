import type { EntropyStore } from '../../client/table.ts';

/** Survives a reload of this tab: entropy between commitment and reveal, and invitation links. */
export const ofThisTab: EntropyStore = {
  get: (key) => sessionStorage.getItem(key) ?? undefined,
  set: (key, value) => sessionStorage.setItem(key, value),
};

const SHELF = 'ringside seen';
/** Maximum number of tables remembered on this device. */
const MOST = 40;

/** The last step of a table that was seen on this device. */
export function lastSeen(table: string): number | null {
  return shelf().find(([id]) => id === table)?.[1] ?? null;
}

/** Remembers the last step seen, so that a later visit can show a recap. */
export function keepSeen(table: string, seq: number): void {
  const others = shelf().filter(([id]) => id !== table);
  const kept = [...others, [table, seq] as const].slice(-MOST);
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept));
  } catch {
    // Without storage there is no recap.
  }
}

function shelf(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
