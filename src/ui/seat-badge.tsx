import type { ReactNode } from 'react';
import type { Seat } from '../engine/ask.ts';

const SHAPES = [
  'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  'M3 3h18v18h-18z',
  'M12 1l11 11l-11 11l-11-11z',
  'M12 1l11.5 21h-23z',
  'M6.5 2h11l5.5 10l-5.5 10h-11l-5.5-10z',
  'M12 23l-11.5-21h23z',
  'M8 1h8v7h7v8h-7v7h-8v-7h-7v-8h7z',
  'M12 0l3.5 8h8.5l-6.8 5.4l2.6 9.1l-7.8-5.3l-7.8 5.3l2.6-9.1l-6.8-5.4h8.5z',
] as const;

/** The letter of a seat. */
export function seatLetter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** The path of a seat's shape, in a 24 by 24 square. */
export function seatShape(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

/** Identifies a seat: a letter on a shape, plus a colour, never colour alone. */
export function SeatBadge({
  seat,
  name,
  size = 28,
  children,
}: {
  readonly seat: Seat;
  /** Shown beside the badge. */
  readonly name?: string;
  readonly size?: number;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <span className={`seat-badge seat-${seat}`}>
      <SeatMark seat={seat} size={size} />
      {name !== undefined && <span className="seat-name">{name}</span>}
      {children}
    </span>
  );
}

function SeatMark({ seat, size }: { readonly seat: Seat; readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true">
      <path className="seat-shape" d={seatShape(seat)} />
      <text className="seat-letter" x="12" y="17" textAnchor="middle" fontSize="14">
        {seatLetter(seat)}
      </text>
    </svg>
  );
}
