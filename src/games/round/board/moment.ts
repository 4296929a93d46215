import type { Seat } from '../../../engine/ask.ts';
import type { Duel, Night, Slot } from '../kind.ts';

/** What only a beat shows. */
export type Moment =
  /** Kwame names a boxer; `hit` is null until it is known whether he is right. */
  | {
      readonly type: 'attack';
      readonly by: Seat;
      readonly target: Slot;
      readonly boxer: number;
      readonly hit: boolean | null;
    }
  /**
   * Everything is face up, and this many duels have been fought; the middle shows the last one or
   * the next.
   */
  | {
      readonly type: 'duels';
      readonly night: Night;
      readonly fought: number;
      readonly facing: Duel | null;
    }
  /** Every duel has been fought: whose predictions were right. */
  | { readonly type: 'verdict'; readonly night: Night }
  /** Everyone's payout of the night. */
  | { readonly type: 'sums'; readonly night: Night };

/** The night that a moment lays open. */
export function nightOf(moment: Moment | null): Night | null {
  return moment === null || moment.type === 'attack' ? null : moment.night;
}

/** How many duels of that night are to be seen. */
export function foughtIn(moment: Moment | null): number {
  if (moment === null || moment.type === 'attack') return 0;
  return moment.type === 'duels' ? moment.fought : moment.night.duels.length;
}
