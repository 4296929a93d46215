import type { ReactNode } from 'react';

/** The hall behind the ring: sunburst, crowd, floor. It reaches far beyond its box on both sides. */
export function Hall(): ReactNode {
  return (
    <g>
      <defs>
        <pattern id="knockout-crowd" width="158" height="160" y="150" patternUnits="userSpaceOnUse">
          <path d={crowd(CROWD, 36)} className="knockout-crowd" opacity=".55" />
          <path d={crowd(CROWD, 66, 21)} className="knockout-crowd" />
        </pattern>
        <pattern id="knockout-dots" width="10" height="10" patternUnits="userSpaceOnUse">
          <circle cx="2.5" cy="2.5" r="1.1" className="knockout-dot" />
          <circle cx="7.500" cy="7.500" r="1.1" className="knockout-dot" />
        </pattern>
        <radialGradient id="knockout-light">
          <stop offset="0" className="knockout-light-in" />
          <stop offset="1" className="knockout-light-out" />
        </radialGradient>
      </defs>
      <path d={RAYS} className="knockout-ray" />
      <rect
        x="-900"
        y="150"
        width="2440"
        height="130"
        fill="url(#knockout-crowd)"
        className="knockout-stand"
      />
      <circle cx="320" cy="200" r="430" fill="url(#knockout-light)" />
      <rect x="-900" y="262" width="2440" height="700" className="knockout-floor" />
      <rect x="-900" y="262" width="2440" height="700" fill="url(#knockout-dots)" />
      <path d="M-900 262H1540" className="knockout-edge" strokeWidth="4" />
    </g>
  );
}

/** Heads of the crowd: where, how high, how big; they repeat every 158. */
const CROWD = [
  [10, 0, 16],
  [50, 5, 18],
  [92, 2, 16],
  [132, 6, 17],
] as const;

function crowd(
  heads: readonly (readonly [number, number, number])[],
  y: number,
  shift = 0,
): string {
  return heads
    .flatMap(([x, dy, r]) => [x + shift, x + shift - 158].map((cx) => [cx, y + dy, r] as const))
    .map(
      ([cx, cy, r]) =>
        `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0ZM${cx - r * 1.7} ${cy + 70}Q${cx - r * 1.6} ${cy + r} ${cx} ${cy + r * 0.8}Q${cx + r * 1.6} ${cy + r} ${cx + r * 1.7} ${cy + 70}Z`,
    )
    .join('');
}

const RAYS = Array.from({ length: 22 }, (_, i) => {
  const at = (turn: number): string =>
    `${Math.round(320 + 1300 * Math.cos(turn))} ${Math.round(190 + 1300 * Math.sin(turn))}`;
  const from = (i * Math.PI) / 11;
  return `M320 190L${at(from)}L${at(from + Math.PI / 22)}Z`;
}).join('');

const ROPES = [
  { d: 'M112 138H528M112 138L14 168M528 138L626 168', ink: 'knockout-rope-red' },
  { d: 'M112 168H528M112 168L14 222M528 168L626 222', ink: 'knockout-rope-white' },
  { d: 'M112 198H528M112 198L14 276M528 198L626 276', ink: 'knockout-rope-blue' },
] as const;

/** The canvas, ropes and posts, in a box of 640 by 450. */
export function RingFloor(): ReactNode {
  return (
    <g>
      <path d="M112 250H528L632 388H8Z" className="knockout-canvas" strokeWidth="4" />
      <path d="M112 250H528L632 388H8Z" fill="url(#knockout-dots)" />
      <ellipse cx="320" cy="330" rx="150" ry="38" className="knockout-mark" strokeWidth="3" />
      <text
        x="320"
        y="340"
        fontSize="25"
        textAnchor="middle"
        className="knockout-type knockout-print"
        letterSpacing="3"
      >
        RINGSIDE
      </text>
      {ROPES.map(({ d, ink }) => (
        <g key={ink} fill="none">
          <path d={d} className="knockout-rope" strokeWidth="8" />
          <path d={d} className={ink} strokeWidth="4" />
        </g>
      ))}
      {[104, 520].map((x) => (
        <g key={x}>
          <rect x={x} y="118" width="16" height="136" rx="3" className="knockout-line" />
          <rect
            x={x - 3}
            y="128"
            width="22"
            height="80"
            rx="4"
            className="knockout-pad"
            strokeWidth="3"
          />
        </g>
      ))}
      {(
        [
          [1, 'knockout-red'],
          [613, 'knockout-blue'],
        ] as const
      ).map(([x, ink]) => (
        <g key={x}>
          <rect x={x} y="140" width="26" height="254" rx="4" className="knockout-line" />
          <rect
            x={x + 2}
            y="154"
            width="22"
            height="140"
            rx="5"
            className={`${ink} knockout-lined`}
            strokeWidth="3"
          />
        </g>
      ))}
    </g>
  );
}

/** The lamp over the ring, with its cone of light. */
export function Lamp(): ReactNode {
  return (
    <g className="knockout-lamp">
      <path d="M266 38L120 380H520L374 38Z" className="knockout-cone" />
      <path d="M320 -400V-2" className="knockout-edge" strokeWidth="5" />
      <path d="M306 -8H334L342 8Q372 16 382 38H258Q268 16 298 8Z" className="knockout-shade" />
      <path d="M272 38Q320 62 368 38Z" className="knockout-gold knockout-lined" strokeWidth="3.5" />
      <path d="M284 26Q292 17 304 15" className="knockout-gloss" strokeWidth="3" />
    </g>
  );
}

/** A star with points that alternate between two radii. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const turn = (i * Math.PI) / points - Math.PI / 2;
    return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
