import type { Seat } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import { at, sum } from '../../engine/list.ts';

/** By how much a seat is ahead of the next place, or behind the first (then negative), and of whom. */
export interface Margin {
  readonly by: number;
  readonly of: Seat;
}

/** Undefined where the first place is shared, and where scores only say who won. */
export function marginOf({ places, scores }: Outcome, seat: Seat): Margin | undefined {
  const [[first, ...more] = [], [second] = []] = places;
  if (first === undefined || second === undefined || more.length > 0 || sum(scores) === 1)
    return undefined;
  const of = seat === first ? second : first;
  const by = at(scores, seat) - at(scores, of);
  return by === 0 ? undefined : { by, of };
}
