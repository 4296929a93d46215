import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';

/**
 * Gives each of the first list another one of the second that fits, at random; nothing if that
 * cannot be done. Every way to do it can come. Those that come first choose first.
 */
export function matchUp<A, B>(
  ones: readonly A[],
  others: readonly B[],
  fits: (one: A, other: B) => boolean,
  rng: Rng,
): Map<A, B> | undefined {
  const order = rng.shuffle([...others]);
  const free = new Set(order);
  const taken = new Map<B, A>();
  for (const one of ones) {
    const other = firstFit(free, (candidate) => fits(one, candidate));
    if (other !== undefined) {
      free.delete(other);
      taken.set(other, one);
    } else if (!makeRoom(one, order, taken, free, fits, new Set())) return undefined;
  }
  return new Map([...taken].map(([other, one]) => [one, other]));
}

function firstFit<B>(free: ReadonlySet<B>, fits: (other: B) => boolean): B | undefined {
  for (const other of free) if (fits(other)) return other;
  return undefined;
}

/** Finds a place for `one`, moving earlier choices where needed (an augmenting path). */
function makeRoom<A, B>(
  one: A,
  order: readonly B[],
  taken: Map<B, A>,
  free: Set<B>,
  fits: (one: A, other: B) => boolean,
  tried: Set<B>,
): boolean {
  for (const other of order) {
    if (tried.has(other) || !fits(one, other)) continue;
    tried.add(other);
    const holder = taken.get(other);
    if (holder !== undefined && !makeRoom(holder, order, taken, free, fits, tried)) continue;
    free.delete(other);
    taken.set(other, one);
    return true;
  }
  return false;
}

/** One of a list by chance. */
export function anyOf<T>(list: readonly T[], rng: Rng): T | undefined {
  return list.length === 0 ? undefined : at(list, rng.below(list.length));
}
