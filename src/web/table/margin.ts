import type { Seat } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import { at, sum } from '../../engine/list.ts';

/**
 * A seat's lead over the next place, or its deficit to the first (negative), and the other seat.
 */
export interface Margin {
  readonly by: number;
  readonly of: Seat;
}

/** Undefined if the first place is shared, and if scores do not decide: they only say who won, or a final did. */
export function marginOf({ places, scores }: Outcome, seat: Seat): Margin | undefined {
  const [[first, ...more] = [], [second] = []] = places;
  if (first === undefined || second === undefined || more.length > 0 || sum(scores) === 1)
    return undefined;
  const leads = seat === first;
  const of = leads ? second : first;
  const by = at(scores, seat) - at(scores, of);
  return by !== 0 && by > 0 === leads ? { by, of } : undefined;
}

/** Where a seat came, if that says more than the headline: not the winner's place, and not the second of two. */
export function placeToTell(
  { places }: Outcome,
  seat: Seat,
): { readonly place: number; readonly of: number } | undefined {
  const place = places.findIndex((seats) => seats.includes(seat)) + 1;
  const of = places.flat().length;
  return place > 1 && of > 2 ? { place, of } : undefined;
}
