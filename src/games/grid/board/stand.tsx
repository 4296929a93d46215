import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import type { HexGrid } from '../board.ts';
import { type Spot, shifted } from './panel.ts';

/** Shaded inks: the panel and its pegs look the same by day and by night. */
export function Inks(): ReactNode {
  return (
    <defs>
      {SHADES.map(({ id, cx, cy, r, stops }) => (
        <radialGradient key={id} id={`grid-${id}`} cx={cx} cy={cy} r={r}>
          <Stops stops={stops} />
        </radialGradient>
      ))}
      {GRAINS.map(({ id, stops }) => (
        <linearGradient key={id} id={`grid-${id}`} x1="0" y1="0" x2=".5" y2="1">
          <Stops stops={stops} />
        </linearGradient>
      ))}
      <pattern
        id="grid-dots"
        width=".13"
        height=".13"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(30)"
      >
        <circle cx=".06" cy=".06" r=".018" fill="#54443a" opacity=".2" />
      </pattern>
    </defs>
  );
}

type Stop = readonly [offset: number, ink: string];

/** Round things, lit from the upper left; holes are lit from below. */
// biome-ignore format: a table, one shade to a line
const SHADES: readonly { id: string; cx: number; cy: number; r: number; stops: readonly Stop[] }[] = [
  { id: 'red',    cx: 0.36, cy: 0.3,  r: 0.85, stops: [[0, '#e8574a'], [0.45, '#b3211a'], [1, '#7c110b']] },
  { id: 'blue',   cx: 0.36, cy: 0.3,  r: 0.85, stops: [[0, '#5a8fca'], [0.5, '#1f4b7b'], [1, '#0f2b4a']] },
  { id: 'dark',   cx: 0.5,  cy: 0.85, r: 0.85, stops: [[0, '#6b4d33'], [0.45, '#38261a'], [1, '#0e0805']] },
  { id: 'iron',   cx: 0.36, cy: 0.3,  r: 0.9,  stops: [[0, '#8a7a6c'], [0.5, '#3d3128'], [1, '#17100c']] },
  { id: 'sheen',  cx: 0.36, cy: 0.3,  r: 0.9,  stops: [[0, 'rgb(255 255 255 / 0.4)'], [0.45, 'rgb(255 255 255 / 0)'], [1, 'rgb(0 0 0 / 0.35)']] },
  { id: 'ground', cx: 0.5,  cy: 0.5,  r: 0.5,  stops: [[0, 'rgb(20 12 6 / 0.6)'], [0.6, 'rgb(20 12 6 / 0.32)'], [1, 'rgb(20 12 6 / 0)']] },
];

// biome-ignore format: a table, one grain to a line
const GRAINS: readonly { id: string; stops: readonly Stop[] }[] = [
  { id: 'board', stops: [[0, '#fff8e6'], [0.55, '#f3e3bf'], [1, '#dcc495']] },
  { id: 'wood',  stops: [[0, '#7d5533'], [0.35, '#5b3a20'], [0.7, '#47290f'], [1, '#2c1a0b']] },
  { id: 'legs',  stops: [[0, '#6a4526'], [1, '#2f1c0d']] },
  { id: 'base',  stops: [[0, '#b5241a'], [1, '#7a120c']] },
];

function Stops({ stops }: { readonly stops: readonly Stop[] }): ReactNode {
  return stops.map(([offset, ink]) => <stop key={offset} offset={offset} stopColor={ink} />);
}

/** Three ropes from the outside in, as shares of the panel's size. */
const ROPES = [
  ['#a51c14', 0.944],
  ['#fffaf0', 0.922],
  ['#1b4069', 0.9],
] as const;

const POSTS = ['#a51c14', '#1b4069', '#3d3128'] as const;

/** The panel without its holes: feet, wooden frame, ropes and the glove in the middle. */
export function Stand({ board }: { readonly board: HexGrid }): ReactNode {
  const rim = board.side + 0.26;
  const corners = range(6).map((i) => cornerAt(rim, i));
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g className="grid-stand">
      <Feet rim={rim} />
      <polygon className="grid-frame-side" points={points} transform="translate(.1 .13)" />
      <polygon className="grid-frame-edge" points={points} />
      <polygon className="grid-frame-wood" points={points} />
      <polyline
        className="grid-frame-light"
        points={[3, 4, 5, 0].map((i) => pointAt(rim + 0.08, i)).join(' ')}
      />
      <polyline
        className="grid-frame-dark"
        points={[0, 1, 2, 3].map((i) => pointAt(rim + 0.08, i)).join(' ')}
      />
      <polygon className="grid-field" points={points} transform="scale(.966)" />
      <polygon className="grid-dots" points={points} transform="scale(.966)" />
      <polyline
        className="grid-field-shadow"
        points={[3, 4, 5, 0].map((i) => pointAt(rim * 0.958, i)).join(' ')}
      />
      {ROPES.map(([ink, scale]) => (
        <polygon
          key={ink}
          className="grid-rope"
          points={points}
          stroke={ink}
          transform={`scale(${scale})`}
        />
      ))}
      {corners.map((corner, i) => (
        <Post key={points[i]} spot={corner} ink={at(POSTS, i % 3)} />
      ))}
      <Centre />
    </g>
  );
}

function cornerAt(rim: number, i: number): Spot {
  const turn = ((i % 6) * Math.PI) / 3;
  return { x: rim * Math.cos(turn), y: rim * Math.sin(turn) };
}

function pointAt(rim: number, i: number): string {
  const { x, y } = cornerAt(rim, i);
  return `${x},${y}`;
}

/** Two wooden feet on a plinth, and the shadow of it all on the table. */
function Feet({ rim }: { readonly rim: number }): ReactNode {
  const { x: foot, y: low } = cornerAt(rim, 1);
  const wide = rim * 0.74;
  return (
    <>
      <ellipse cx=".1" cy={low + 0.82} rx={rim * 0.98} ry=".3" fill="url(#grid-ground)" />
      <path
        className="grid-plinth"
        d={`M${-wide} ${low + 0.8}l.34 -.46h${2 * wide - 0.68}l.34 .46z`}
      />
      <path
        className="grid-plinth-edge"
        d={`M${-wide} ${low + 0.8}h${2 * wide}v.15h${-2 * wide}z`}
      />
      <path className="grid-plinth-light" d={`M${-wide + 0.36} ${low + 0.38}h${2 * wide - 0.72}`} />
      {[-1, 1].map((way) => (
        <g key={way}>
          <path
            className="grid-foot"
            d={`M${way * foot} ${low - 0.1}l${way * 0.16} .68h${-way * 1.12}l${-way * 0.16} -.68z`}
          />
          <path
            className="grid-foot-light"
            d={`M${way * foot - way * 0.28} ${low + 0.1}l${way * 0.1} .44M${way * foot - way * 0.62} ${low + 0.1}l${way * 0.1} .44`}
          />
        </g>
      ))}
    </>
  );
}

/** A corner of the ring: a bolted cap in one of the colours. */
function Post({ spot, ink }: { readonly spot: Spot; readonly ink: string }): ReactNode {
  return (
    <g transform={shifted(spot)}>
      <circle className="grid-post-shadow" cx=".05" cy=".08" r=".27" />
      <circle className="grid-post" r=".26" fill={ink} />
      <circle r=".26" fill="url(#grid-sheen)" />
      <circle className="grid-post-ring" r=".13" />
      <circle className="grid-bolt" r=".07" fill="url(#grid-iron)" />
    </g>
  );
}

/** No hole: lines end here. */
function Centre(): ReactNode {
  return (
    <>
      <circle className="grid-centre-shadow" cx=".04" cy=".06" r=".41" />
      <circle className="grid-centre" r=".4" />
      <circle className="grid-centre-ring" r=".335" />
      <g transform="translate(-.235 -.24) scale(.0125)">
        <path
          className="grid-glove"
          d="M6 27Q2 14 9 7Q17 0 27 5Q35 10 33 20Q32 25 28 28V36H10V29Q7 29 6 27Z"
        />
        <path className="grid-glove-line" d="M8 20Q14 24 20 20M10 32H28" />
      </g>
    </>
  );
}
