import type { Seat } from '../../engine/ask.ts';
import { at, range } from '../../engine/list.ts';
import type { Slot } from './kind.ts';

/** RD-8: one boxer a bettor, or two when there are two or three bettors. */
export function slotsEach(players: number): 1 | 2 {
  return players <= 3 ? 2 : 1;
}

/** The names of all slots by seat, then slot. Rules count slots by their place in this list. */
export function slotNames(players: number): readonly Slot[] {
  return at(NAMES, players);
}

/** Whose slot it is. */
export function ownerOf(place: number, players: number): Seat {
  return players <= 3 ? place >> 1 : place;
}

/** Whether a slot, by its name, is this seat's. */
export function belongsTo(slot: Slot, seat: Seat): boolean {
  return slot.startsWith(`${seat}.`);
}

/** The slots of a seat, by their places. */
export function placesOf(seat: Seat, players: number): readonly number[] {
  return players <= 3 ? [2 * seat, 2 * seat + 1] : [seat];
}

/** RD-17: who drafts for which slot, in turn: from the starter clockwise, slot 1 before slot 2. */
export function draftOrder(players: number, starter: Seat): readonly number[] {
  return at(at(ORDERS, players), starter);
}

const COUNTS = range(9);

const NAMES: readonly (readonly Slot[])[] = COUNTS.map((players) =>
  range(players).flatMap((seat) => range(slotsEach(players)).map((slot) => `${seat}.${slot + 1}`)),
);

const ORDERS: readonly (readonly (readonly number[])[])[] = COUNTS.map((players) =>
  range(players).map((starter) =>
    range(slotsEach(players)).flatMap((slot) =>
      range(players).map((turn) => ((starter + turn) % players) * slotsEach(players) + slot),
    ),
  ),
);
