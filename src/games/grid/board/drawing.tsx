import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { HexGrid } from '../board.ts';
import type { Peg } from '../kind.ts';
import type { LastMove } from './history.ts';
import { type Preview, type Spot, spotOf } from './panel.ts';
import type { GridMoment } from './scenes.ts';

/** The box of the drawing around the centre, in distances between holes. */
export function frameOf(board: HexGrid): { width: number; height: number; top: number } {
  const wide = board.side + 0.5;
  return { width: 2 * wide, height: 1.76 * wide + 0.95, top: -0.9 * wide };
}

/** The upright panel on its feet, its holes and pegs, and what is about to happen. */
export function Drawing({
  board,
  pegs,
  side,
  playable,
  preview,
  mover,
  last,
  hinted,
  moment,
}: {
  readonly board: HexGrid;
  readonly pegs: readonly Peg[];
  readonly side: 0 | 1;
  readonly playable: ReadonlySet<number>;
  readonly preview: Preview | undefined;
  readonly mover: 0 | 1 | undefined;
  readonly last: LastMove | undefined;
  readonly hinted: number | undefined;
  /** The pegs that are falling out. */
  readonly moment: GridMoment | null;
}): ReactNode {
  const spot = (hole: number): Spot => spotOf(board, hole, side);
  const { width, height, top } = frameOf(board);
  return (
    <svg
      className="grid-drawing"
      viewBox={`${-width / 2} ${top} ${width} ${height}`}
      aria-hidden="true"
    >
      <Inks />
      <Stand board={board} />
      <Names board={board} spot={spot} />
      {preview && <Beams preview={preview} spot={spot} />}
      {range(board.holes.length).map((hole) => (
        <g key={hole} transform={move(spot(hole))}>
          <HoleMark playable={playable.has(hole)} />
          {hole === hinted && <circle className="grid-hinted" r="0.46" />}
        </g>
      ))}
      {pegs.map((peg, hole) =>
        peg === null ? null : (
          <g
            key={`${at(board.holes, hole)} ${peg}`}
            transform={move(spot(hole))}
            data-piece={`peg:${at(board.holes, hole)}:${peg}`}
            data-from={`seat:${peg}`}
          >
            <PegMark peg={peg} />
          </g>
        ),
      )}
      {last && <LastMark board={board} last={last} spot={spot} />}
      {moment && <Falling board={board} moment={moment} spot={spot} />}
      {preview && mover !== undefined && (
        <PreviewMark preview={preview} mover={mover} spot={spot} />
      )}
    </svg>
  );
}

function move({ x, y }: Spot): string {
  return `translate(${x} ${y})`;
}

/** Shaded inks: the panel and its pegs look the same by day and by night. */
function Inks(): ReactNode {
  return (
    <defs>
      <radialGradient id="grid-red" cx=".36" cy=".3" r=".85">
        <stop offset="0" stopColor="#e0483a" />
        <stop offset=".45" stopColor="#b3211a" />
        <stop offset="1" stopColor="#7c110b" />
      </radialGradient>
      <radialGradient id="grid-blue" cx=".36" cy=".3" r=".85">
        <stop offset="0" stopColor="#4c7fb8" />
        <stop offset=".5" stopColor="#1f4b7b" />
        <stop offset="1" stopColor="#0f2b4a" />
      </radialGradient>
      <radialGradient id="grid-dark" cx=".5" cy=".78" r=".8">
        <stop offset="0" stopColor="#6b4d33" />
        <stop offset=".5" stopColor="#3a281b" />
        <stop offset="1" stopColor="#150d08" />
      </radialGradient>
      <linearGradient id="grid-board" x1="0" y1="0" x2=".35" y2="1">
        <stop offset="0" stopColor="#fff8e6" />
        <stop offset=".55" stopColor="#f3e3bf" />
        <stop offset="1" stopColor="#dcc495" />
      </linearGradient>
    </defs>
  );
}

/** Six ropes' colours from the outside in, as shares of the panel's size. */
const ROPES = [
  ['#a51c14', 0.952],
  ['#fffaf0', 0.93],
  ['#1b4069', 0.908],
] as const;

const POSTS = ['#a51c14', '#1b4069', '#1d1511'] as const;

function Stand({ board }: { readonly board: HexGrid }): ReactNode {
  const rim = board.side + 0.28;
  const corner = (i: number): Spot => ({
    x: rim * Math.cos((i * Math.PI) / 3),
    y: rim * Math.sin((i * Math.PI) / 3),
  });
  const points = range(6)
    .map((i) => `${corner(i).x},${corner(i).y}`)
    .join(' ');
  const low = corner(1).y;
  const foot = corner(1).x;
  return (
    <g className="grid-stand">
      <ellipse className="grid-shadow" cy={low + 0.78} rx={rim * 0.86} ry=".2" />
      <path
        className="grid-plinth"
        d={`M${-rim * 0.72} ${low + 0.8}l.3 -.45h${rim * 1.44 - 0.6}l.3 .45z`}
      />
      <path
        className="grid-plinth-edge"
        d={`M${-rim * 0.72} ${low + 0.8}h${rim * 1.44}v.12h${-rim * 1.44}z`}
      />
      {[-1, 1].map((way) => (
        <path
          key={way}
          className="grid-foot"
          d={`M${way * foot} ${low - 0.1}l${way * 0.12} .62h${-way * 1.05}l${-way * 0.12} -.62z`}
        />
      ))}
      <polygon
        className="grid-frame grid-frame-back"
        points={points}
        transform="translate(.08 .1)"
      />
      <polygon className="grid-frame" points={points} />
      <polygon className="grid-field" points={points} transform="scale(.975)" />
      {ROPES.map(([ink, scale]) => (
        <polygon
          key={ink}
          className="grid-rope"
          points={points}
          stroke={ink}
          transform={`scale(${scale})`}
        />
      ))}
      {range(6).map((i) => (
        <g key={i} transform={move(corner(i))}>
          <circle className="grid-post" r=".24" fill={at(POSTS, i % 3)} />
          <circle className="grid-post-ring" r=".11" />
        </g>
      ))}
      <circle className="grid-centre" r=".4" />
      <circle className="grid-centre-ring" r=".33" />
      <path
        className="grid-glove"
        d="M6 27Q2 14 9 7Q17 0 27 5Q35 10 33 20Q32 25 28 28V36H10V29Q7 29 6 27Z"
        transform="translate(-.24 -.25) scale(.0125)"
      />
      <path
        className="grid-glove-line"
        d="M8 20Q14 24 20 20M10 32H28"
        transform="translate(-.24 -.25) scale(.0125)"
      />
    </g>
  );
}

/** Rows have letters, slants have numbers, printed along the rim. */
function Names({
  board,
  spot,
}: {
  readonly board: HexGrid;
  readonly spot: (hole: number) => Spot;
}): ReactNode {
  const rows = new Map<string, Spot>();
  const slants = new Map<string, Spot>();
  for (const [hole, name] of board.holes.entries()) {
    const { x, y } = spot(hole);
    const row = rows.get(name.slice(0, 1));
    if (!row || x < row.x) rows.set(name.slice(0, 1), { x, y });
    const slant = slants.get(name.slice(1));
    if (!slant || y > slant.y) slants.set(name.slice(1), { x, y });
  }
  const lean = spot(0).x < 0 ? 1 : -1;
  return (
    <g className="grid-names">
      {[...rows].map(([letter, { x, y }]) => (
        <text key={letter} x={x - 0.6} y={y + 0.08} textAnchor="middle">
          {letter}
        </text>
      ))}
      {[...slants].map(([number, { x, y }]) => (
        <text key={number} x={x + 0.3 * lean} y={y + 0.62} textAnchor="middle">
          {number}
        </text>
      ))}
    </g>
  );
}

export function HoleMark({ playable }: { readonly playable: boolean }): ReactNode {
  return (
    <g className={classNames('grid-hole', !playable && 'grid-hole-shut')}>
      <circle className="grid-hole-rim" r=".36" />
      <circle className="grid-hole-deep" r=".27" />
      <path className="grid-hole-light" d="M-.22 .11A.25 .25 0 0 0 .22 .11Q0 .22 -.22 .11Z" />
      {playable && <circle className="grid-playable" r=".35" />}
    </g>
  );
}

/** Seat 0 has discs, seat 1 rings: told apart without colour. */
export function PegMark({ peg }: { readonly peg: 0 | 1 }): ReactNode {
  return (
    <g className="grid-peg">
      <circle className="grid-peg-shadow" cx=".07" cy=".11" r=".38" />
      <circle cy=".05" r=".38" fill={peg === 0 ? '#5f0e09' : '#0a1e36'} />
      <circle
        className="grid-peg-body"
        r=".38"
        fill={peg === 0 ? 'url(#grid-red)' : 'url(#grid-blue)'}
      />
      {peg === 0 ? (
        <>
          <circle className="grid-peg-line" r=".27" />
          <circle className="grid-peg-dot" r=".09" />
        </>
      ) : (
        <circle className="grid-peg-hole" r=".19" />
      )}
      <path className="grid-peg-shine" d="M-.27 -.14A.3 .3 0 0 1 -.04 -.31" />
    </g>
  );
}

/** Corners around the peg that was placed last. */
function LastMark({
  board,
  last,
  spot,
}: {
  readonly board: HexGrid;
  readonly last: LastMove;
  readonly spot: (hole: number) => Spot;
}): ReactNode {
  const hole = board.index[last.hole];
  if (hole === undefined) return null;
  return (
    <g transform={move(spot(hole))}>
      <LastCorners />
    </g>
  );
}

export function LastCorners(): ReactNode {
  return (
    <>
      <path className="grid-last-under" d={CORNERS} />
      <path className="grid-last" d={CORNERS} />
    </>
  );
}

const CORNERS = 'M-.42 -.22V-.42H-.22M.42 -.22V-.42H.22M-.42 .22V.42H-.22M.42 .22V.42H.22';

/** Pegs that are knocked out fall off the panel. */
function Falling({
  board,
  moment,
  spot,
}: {
  readonly board: HexGrid;
  readonly moment: GridMoment;
  readonly spot: (hole: number) => Spot;
}): ReactNode {
  return moment.out.map((name, order) => (
    <g key={name} transform={move(spot(board.index[name] ?? 0))}>
      <g className="grid-falling" style={{ animationDelay: `${order * 60}ms` }}>
        <PegMark peg={moment.seat} />
      </g>
    </g>
  ));
}

/** Gold beams under the lines that a peg would enclose. */
function Beams({
  preview,
  spot,
}: {
  readonly preview: Preview;
  readonly spot: (hole: number) => Spot;
}): ReactNode {
  const from = spot(preview.hole);
  return (
    <g>
      {preview.runs.map((run) => (
        <path key={run.anchor} className="grid-beam-edge" d={line(from, spot(run.anchor))} />
      ))}
      {preview.runs.map((run) => (
        <path key={run.anchor} className="grid-beam" d={line(from, spot(run.anchor))} />
      ))}
      {preview.spared.map((holes) => (
        <path
          key={holes.join()}
          className="grid-broken"
          d={line(from, spot(at(holes, holes.length - 1)))}
        />
      ))}
    </g>
  );
}

function PreviewMark({
  preview,
  mover,
  spot,
}: {
  readonly preview: Preview;
  readonly mover: 0 | 1;
  readonly spot: (hole: number) => Spot;
}): ReactNode {
  const out = preview.runs.flatMap((run) => run.holes);
  return (
    <g>
      {out.map((hole) => (
        <g key={hole} transform={move(spot(hole))}>
          <Caught />
        </g>
      ))}
      {preview.runs.map((run) => (
        <circle
          key={run.anchor}
          className="grid-anchor"
          r=".42"
          transform={move(spot(run.anchor))}
        />
      ))}
      <g transform={move(spot(preview.hole))} className="grid-ghost">
        <PegMark peg={mover} />
        <circle className="grid-ghost-ring" r=".45" />
      </g>
    </g>
  );
}

/** A peg that would be knocked out. */
export function Caught(): ReactNode {
  return (
    <>
      <circle className="grid-caught-under" r=".41" />
      <circle className="grid-caught" r=".41" />
      <circle className="grid-cross-disc" r=".15" />
      <path className="grid-cross" d="M-.08 -.08L.08 .08M.08 -.08L-.08 .08" />
    </>
  );
}

function line(from: Spot, to: Spot): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
