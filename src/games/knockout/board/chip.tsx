import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { seatLetter, seatShape } from '../../../ui/seat-badge.tsx';

/** A betting chip: its owner's letter and shape, and its face as a band. */
export function ChipMark({
  seat,
  mark = '',
  ghost = false,
  size = 44,
}: {
  readonly seat: Seat;
  readonly mark?: string;
  /** Not placed yet. */
  readonly ghost?: boolean;
  readonly size?: number;
}): ReactNode {
  return (
    <svg
      className={classNames('knockout-chip', `seat-${seat}`, ghost && 'knockout-ghost')}
      width={size}
      height={size}
      viewBox="-24 -24 48 48"
      aria-hidden="true"
    >
      <circle className="knockout-edge" r="22" />
      {range(8).map((dash) => (
        <rect
          key={dash}
          className="knockout-dash"
          x="-3"
          y="-22"
          width="6"
          height="6"
          transform={`rotate(${dash * 45})`}
        />
      ))}
      <g
        transform={
          mark === '' ? 'translate(-14.5 -15.5) scale(1.2)' : 'translate(-11 -19) scale(.92)'
        }
      >
        <path className="seat-shape" d={seatShape(seat)} />
        <text className="seat-letter" x="12" y="17" textAnchor="middle" fontSize="14">
          {seatLetter(seat)}
        </text>
      </g>
      {mark !== '' && (
        <>
          <rect className="knockout-band" x="-21" y="6" width="42" height="15" />
          <text className="knockout-mark" y="18" textAnchor="middle">
            {mark}
          </text>
        </>
      )}
    </svg>
  );
}
