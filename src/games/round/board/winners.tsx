import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { slotNames } from '../slots.ts';

/** The predicted winners of the left and the right duel, by their shapes. */
export function Winners({
  seats,
  size,
}: {
  readonly seats: readonly Seat[];
  readonly size: number;
}): ReactNode {
  return seats.map((seat, duel) => (
    <SeatBadge key={at(slotNames(3), duel)} seat={seat} size={size} />
  ));
}
