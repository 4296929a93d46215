import type { ReactNode } from 'react';
import type { Seat } from '../../../../engine/ask.ts';
import { seatLetter, seatShape } from '../../../../ui/seat-badge.tsx';
import type { Card } from '../../cards.ts';

/** Where the gloves of a card lie: across, down, size, and whether they are mirrored. */
type Glove = readonly [x: number, y: number, size: number, mirrored?: boolean];

const GLOVES: readonly (readonly Glove[])[] = [
  [],
  [[50, 62, 1.5]],
  [
    [50, 44, 0.95],
    [50, 96, 0.95, true],
  ],
  [
    [50, 35, 0.78],
    [50, 70, 0.78, true],
    [50, 105, 0.78],
  ],
  [
    [34, 48, 0.74],
    [66, 48, 0.74, true],
    [34, 93, 0.74],
    [66, 93, 0.74, true],
  ],
  [
    [32, 44, 0.66],
    [68, 44, 0.66, true],
    [50, 70, 0.66],
    [32, 97, 0.66],
    [68, 97, 0.66, true],
  ],
];

const GLOVE = 'M6 27Q1 23 3 16Q4 5 17 4Q31 3 33 14Q34 22 27 26L26 29H8ZM8 31H26V37Q17 39 8 37Z';

/** The face of a fight card in its owner's ink: as many gloves as its value; the 1 beats the 5. */
export function FightCard({
  card,
  seat,
  beats,
}: {
  readonly card: Card;
  readonly seat: Seat;
  /** What the 1 says: that it beats the 5. */
  readonly beats: string;
}): ReactNode {
  return (
    <svg className={`knockout-card seat-${seat}`} viewBox="0 0 100 140" aria-hidden="true">
      <Sheet />
      <rect x="7" y="7" width="86" height="126" rx="5" className="knockout-frame" />
      {(GLOVES[card] ?? []).map(([x, y, size, mirrored]) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${mirrored ? -size : size} ${size}) translate(-18 -20)`}
        >
          <path d={GLOVE} className="knockout-seat" />
          <path d="M8 20Q14 22 18 16" className="knockout-fold" />
        </g>
      ))}
      {card === 1 && (
        <>
          <rect x="18" y="104" width="64" height="20" rx="2" className="knockout-line" />
          <text
            x="50"
            y="119"
            fontSize="14"
            textAnchor="middle"
            className="knockout-label knockout-cream"
          >
            {beats}
          </text>
        </>
      )}
      <Value card={card} />
      {card > 1 && (
        <g transform="rotate(180 50 70)">
          <Value card={card} />
        </g>
      )}
    </svg>
  );
}

function Sheet(): ReactNode {
  return <rect x="1.5" y="1.5" width="97" height="137" rx="9" className="knockout-sheet" />;
}

function Value({ card }: { readonly card: Card }): ReactNode {
  return (
    <text x="19" y="33" fontSize="28" textAnchor="middle" className="knockout-type knockout-line">
      {card}
    </text>
  );
}

/** The back of a seat's cards. */
export function CardBack({ seat }: { readonly seat: Seat }): ReactNode {
  return (
    <svg className={`knockout-card seat-${seat}`} viewBox="0 0 100 140" aria-hidden="true">
      <Sheet />
      <rect x="8" y="8" width="84" height="124" rx="5" className="knockout-seat" />
      <path d={LATTICE} className="knockout-lattice" />
      <circle cx="50" cy="70" r="24" className="knockout-cream knockout-lined" strokeWidth="3" />
      <path
        transform="translate(36 56) scale(1.17)"
        d={seatShape(seat)}
        className="knockout-seat"
      />
      <text
        x="50"
        y="76"
        fontSize="17"
        textAnchor="middle"
        className="knockout-label knockout-on-seat"
      >
        {seatLetter(seat)}
      </text>
    </svg>
  );
}

const LATTICE = Array.from({ length: 15 }, (_, i) => {
  const x = 8 + 14 * i - 112;
  return `M${Math.max(8, x)} ${8 + Math.max(0, 8 - x)}L${Math.min(92, x + 124)} ${132 - Math.max(0, x + 124 - 92)}M${100 - Math.max(8, x)} ${8 + Math.max(0, 8 - x)}L${100 - Math.min(92, x + 124)} ${132 - Math.max(0, x + 124 - 92)}`;
}).join('');
