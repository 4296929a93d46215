import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { robotGolem } from '../../../ui/poster-drawings.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Participant } from '../kind.ts';
import { nameOf, type Table } from './table.ts';

/** A player or the Robot. */
export function Somebody({
  table,
  player,
  short = false,
}: {
  readonly table: Table;
  readonly player: Participant;
  /** The badge alone, where somebody says the name beside it. */
  readonly short?: boolean;
}): ReactNode {
  if (player === 'robot')
    return (
      <span className="seat-badge">
        <Icon drawing={robotGolem} size={short ? 22 : 26} />
        {!short && <span className="seat-name">{nameOf(table, player)}</span>}
      </span>
    );
  if (short) return <SeatBadge seat={player} size={22} />;
  return <SeatBadge seat={player} size={26} name={nameOf(table, player)} />;
}
