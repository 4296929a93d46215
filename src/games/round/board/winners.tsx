import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { slotNames } from '../slots.ts';

/** Who was to win the duel on the left, and who the one on the right, by their shapes. */
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
