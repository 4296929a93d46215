import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { boxingGlove } from '../../../ui/house-drawing.ts';
import type { Board } from '../board.ts';
import type { Peg } from '../kind.ts';
import type { LastMove } from './history.ts';
import { type Preview, type Spot, spotOf } from './panel.ts';

/** Half the width of the drawing, in distances between holes. */
export function reach(board: Board): number {
  return board.side + 0.46;
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
  happening,
}: {
  readonly board: Board;
  readonly pegs: readonly Peg[];
  readonly side: 0 | 1;
  readonly playable: ReadonlySet<number>;
  readonly preview: Preview | undefined;
  readonly mover: 0 | 1 | undefined;
  readonly last: LastMove | undefined;
  readonly hinted: number | undefined;
  /** Whether the last move is to be seen happening. */
  readonly happening: boolean;
}): ReactNode {
  const spot = (hole: number): Spot => spotOf(board, hole, side);
  const wide = reach(board);
  return (
    <svg
      className={classNames('grid-drawing', happening && 'grid-happening')}
      viewBox={`${-wide} ${-wide} ${2 * wide} ${2 * wide}`}
      aria-hidden="true"
    >
      <Stand reach={wide} />
      <Names board={board} spot={spot} />
      {range(board.holes.length).map((hole) => (
        <g key={hole} transform={move(spot(hole))}>
          <circle className="grid-hole" r="0.37" />
          {playable.has(hole) && <circle className="grid-playable" r="0.13" />}
          {hole === hinted && <circle className="grid-hinted" r="0.43" />}
          <PegMark peg={at(pegs, hole)} />
        </g>
      ))}
      {last && <LastMark board={board} last={last} spot={spot} happening={happening} />}
      {preview && mover !== undefined && (
        <PreviewMark preview={preview} mover={mover} spot={spot} />
      )}
    </svg>
  );
}

function move({ x, y }: Spot): string {
  return `translate(${x} ${y})`;
}

function Stand({ reach: wide }: { readonly reach: number }): ReactNode {
  const rim = wide - 0.24;
  const corners = range(6).map((i) => {
    const turn = (i * Math.PI) / 3;
    return `${rim * Math.cos(turn)},${rim * Math.sin(turn)}`;
  });
  const low = rim * Math.sin(Math.PI / 3);
  return (
    <g>
      <path
        className="grid-feet"
        d={`M${-wide * 0.42} ${low - 0.3}l-.55 .95h1.25l.1 -.95zM${wide * 0.42} ${low - 0.3}l.55 .95h-1.25l-.1 -.95z`}
      />
      <polygon className="grid-frame" points={corners.join(' ')} />
      <polygon className="grid-field" points={corners.join(' ')} transform="scale(.97)" />
      {ROPES.map((rope) => (
        <polygon
          key={rope}
          className="grid-rope"
          points={corners.join(' ')}
          transform={`scale(${rope})`}
        />
      ))}
      {corners.map((corner, i) => (
        <circle
          key={corner}
          className={`grid-post seat-${i % 3}`}
          r=".2"
          transform={`translate(${corner.replace(',', ' ')})`}
        />
      ))}
      <circle className="grid-centre" r=".42" />
      <path className="grid-glove" d={boxingGlove} transform="scale(.00115) translate(-256 -256)" />
    </g>
  );
}

/** A ring has three ropes. */
const ROPES = [0.945, 0.92, 0.895];

/** Rows have letters, slants have numbers, printed along the rim. */
function Names({
  board,
  spot,
}: {
  readonly board: Board;
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
        <text key={letter} x={x - 0.58} y={y + 0.08} textAnchor="middle">
          {letter}
        </text>
      ))}
      {[...slants].map(([number, { x, y }]) => (
        <text key={number} x={x + 0.29 * lean} y={y + 0.6} textAnchor="middle">
          {number}
        </text>
      ))}
    </g>
  );
}

/** Seat 0 has discs, seat 1 rings: told apart without colour. */
function PegMark({ peg }: { readonly peg: Peg }): ReactNode {
  if (peg === null) return null;
  return (
    <g className={`grid-peg seat-${peg}`}>
      <circle className="grid-peg-body" r="0.34" />
      {peg === 0 ? (
        <circle className="grid-peg-line" r="0.22" />
      ) : (
        <circle className="grid-peg-hole" r="0.17" />
      )}
    </g>
  );
}

function LastMark({
  board,
  last,
  spot,
  happening,
}: {
  readonly board: Board;
  readonly last: LastMove;
  readonly spot: (hole: number) => Spot;
  readonly happening: boolean;
}): ReactNode {
  const hole = board.index[last.hole];
  const other = last.seat === 0 ? 1 : 0;
  return (
    <g key={`${last.hole} ${last.seat}`}>
      {hole !== undefined && (
        <path className="grid-last" d="M-.2 -.55h.4l-.2 .24z" transform={move(spot(hole))} />
      )}
      {last.out.map((name, order) => {
        const at = spot(board.index[name] ?? 0);
        return (
          <g key={name} transform={move(at)}>
            <circle className="grid-turned" r="0.4" />
            {happening && (
              <g className="grid-flying" style={{ animationDelay: `${order * 70}ms` }}>
                <PegMark peg={other} />
              </g>
            )}
          </g>
        );
      })}
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
  const from = spot(preview.hole);
  const out = preview.runs.flatMap((run) => run.holes);
  return (
    <g className={`grid-preview seat-${mover}`}>
      {preview.runs.map((run) => (
        <path key={run.anchor} className="grid-line" d={line(from, spot(run.anchor))} />
      ))}
      {preview.spared.map((holes) => (
        <path
          key={holes.join()}
          className="grid-broken"
          d={line(from, spot(at(holes, holes.length - 1)))}
        />
      ))}
      {out.map((hole) => (
        <circle key={hole} className="grid-caught" r="0.4" {...centre(spot(hole))} />
      ))}
      <circle className="grid-ghost" r="0.34" {...centre(from)} />
      {mover === 1 && <circle className="grid-ghost-hole" r="0.17" {...centre(from)} />}
      {out.length > 0 && (
        <text className="grid-count" x={from.x} y={from.y + 0.14} textAnchor="middle">
          +{out.length}
        </text>
      )}
    </g>
  );
}

function line(from: Spot, to: Spot): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

function centre({ x, y }: Spot): { readonly cx: number; readonly cy: number } {
  return { cx: x, cy: y };
}
