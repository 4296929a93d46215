import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/ask.ts';
import { seatLetter, seatShape } from '../../../../ui/seat-badge.tsx';
import type { Face } from '../../cards.ts';

/** A seat's betting chip. Its owner's letter and shape are on it; the face shows plain, ×2 or K.O. */
export function ChipDrawing({
  seat,
  face = 'blank',
}: {
  readonly seat: Seat;
  readonly face?: Face;
}): ReactNode {
  return (
    <svg className={`knockout-chip seat-${seat}`} viewBox="3 2 69 71" aria-hidden="true">
      <ellipse cx="36" cy="41" rx="30" ry="29.5" className="knockout-line" />
      <ellipse cx="36" cy="39.2" rx="30" ry="29.5" className="knockout-seat" />
      <ellipse cx="36" cy="39.2" rx="30" ry="29.5" opacity=".28" />
      <circle cx="36" cy="34" r="30" className="knockout-seat knockout-lined" strokeWidth="1.6" />
      <circle
        cx="36"
        cy="34"
        r="25.3"
        fill="none"
        className="knockout-cream-line"
        strokeWidth="8.2"
        strokeDasharray="9.93 9.93"
        strokeDashoffset="5"
      />
      <circle cx="36" cy="34" r="20" fill="none" className="knockout-seat-line" strokeWidth="2.4" />
      <circle
        cx="36"
        cy="34"
        r="18.6"
        className={`${face === 'ko' ? 'knockout-line' : 'knockout-cream'} knockout-lined`}
        strokeWidth="1.2"
      />
      <ChipFace seat={seat} face={face} />
      <path d="M12 24A27 27 0 0 1 36 7" className="knockout-gloss" strokeWidth="2" />
    </svg>
  );
}

/** What is printed on each face besides its owner. */
const PRINTS = {
  x2: { text: '×2', y: 41, size: 20, className: 'knockout-line' },
  ko: { text: 'K.O.', y: 39.2, size: 14.5, className: 'knockout-cream' },
} as const;

function ChipFace({ seat, face }: { readonly seat: Seat; readonly face: Face }): ReactNode {
  if (face === 'blank') return <Owner seat={seat} transform="translate(36 34) scale(1.02)" />;
  const { text, y, size, className } = PRINTS[face];
  return (
    <>
      <text
        x="36"
        y={y}
        fontSize={size}
        textAnchor="middle"
        className={`knockout-type ${className}`}
      >
        {text}
      </text>
      <Owner seat={seat} transform="translate(58 57) scale(.84)" ringed />
    </>
  );
}

function Owner({
  seat,
  transform,
  ringed = false,
}: {
  readonly seat: Seat;
  readonly transform: string;
  readonly ringed?: boolean;
}): ReactNode {
  return (
    <g transform={transform}>
      <path
        transform="translate(-12 -12)"
        d={seatShape(seat)}
        className={ringed ? 'knockout-seat knockout-cream-line' : 'knockout-seat'}
        strokeWidth={ringed ? 4 : 0}
        paintOrder="stroke"
      />
      <text y="5" fontSize="14" textAnchor="middle" className="knockout-label knockout-on-seat">
        {seatLetter(seat)}
      </text>
    </g>
  );
}
