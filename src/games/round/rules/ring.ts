import { at, range } from '../../../engine/list.ts';
import type { Options } from '../kind.ts';

/** RD-44: the slots around the ring, clockwise; the following one is the left neighbour. */
export function ringOf(players: number, options: Options): readonly number[] {
  if (players === 2) return TWO[options.twoPlayerPairing];
  if (players === 3) return THREE[options.threePlayerRing];
  return ALL.slice(0, players);
}

const ALL = range(8);

/** Slot 1 of a bettor lies at the left hand, slot 2 at the right. */
const TWO = { facing: [0, 3, 2, 1], sameSlot: [0, 2, 3, 1] } as const;

const THREE = { interleaved: [0, 2, 4, 1, 3, 5], paired: [0, 1, 2, 3, 4, 5] } as const;

/** RD-45: the circle closes around a knocked-out boxer, but not with two bettors. */
export function ringFought(
  players: number,
  options: Options,
  ko: number | null,
): readonly number[] {
  const ring = ringOf(players, options);
  return players === 2 || ko === null ? ring : ring.filter((place) => place !== ko);
}

/** RD-44: the left neighbour of a slot in this ring. */
export function leftOf(ring: readonly number[], place: number): number {
  return at(ring, (ring.indexOf(place) + 1) % ring.length);
}

/** The right neighbour of a slot in this ring. */
export function rightOf(ring: readonly number[], place: number): number {
  return at(ring, (ring.indexOf(place) + ring.length - 1) % ring.length);
}

/** RD-52: whom a slot meets with two bettors: the other hand, or the same. */
export function opponentOf(place: number, { twoPlayerPairing }: Options): number {
  return twoPlayerPairing === 'facing' ? 3 - place : (place + 2) % 4;
}

/** RD-46: neighbours in the ring. */
export function nextTo(ring: readonly number[], one: number, other: number): boolean {
  const apart = Math.abs(ring.indexOf(one) - ring.indexOf(other));
  return apart === 1 || apart === ring.length - 1;
}
