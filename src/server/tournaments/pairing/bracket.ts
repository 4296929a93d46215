import { range } from '../../../engine/list.ts';

/** The slots of a bracket in order: a seed (from 0), or null for an empty slot. */
export type BracketSlots<T> = readonly (T | null)[];

/** Places the seeds: the top two can only meet in the final, and the top seeds get the byes. */
export function seeded<T>(players: readonly T[]): BracketSlots<T> {
  let order = [0];
  while (order.length < players.length) {
    const size = 2 * order.length;
    order = order.flatMap((seed) => [seed, size - 1 - seed]);
  }
  return order.map((seed) => players[seed] ?? null);
}

/** The pairs of a round: neighbouring slots. */
export function meetings<T>(slots: BracketSlots<T>): (readonly [T | null, T | null])[] {
  return range(slots.length / 2).map((n) => [slots[2 * n] ?? null, slots[2 * n + 1] ?? null]);
}
