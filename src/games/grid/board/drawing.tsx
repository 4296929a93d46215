import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import type { HexGrid } from '../board.ts';
import type { Peg } from '../kind.ts';
import type { LastMove } from './history.ts';
import { frameOf, type Preview, type Spot, shifted, spotOf } from './panel.ts';
import { HoleMark, LastCorners, PegMark } from './pegs.tsx';
import { Beams, PreviewMark } from './preview-marks.tsx';
import type { GridMoment } from './scenes.ts';
import { Inks, Stand } from './stand.tsx';

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
  queued,
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
  /** The hole of the queued move. */
  readonly queued: number | undefined;
  /** The pegs that are falling out. */
  readonly moment: GridMoment | null;
}): ReactNode {
  const spot = (hole: number): Spot => spotOf(board, hole, side);
  const { width, height, top } = frameOf(board);
  const marked = last && board.index[last.hole];
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
        <g key={hole} transform={shifted(spot(hole))}>
          <HoleMark playable={playable.has(hole)} />
          {hole === hinted && <circle className="grid-hinted" r="0.47" />}
          {hole === queued && <circle className="grid-queued" r="0.4" />}
        </g>
      ))}
      {pegs.map((peg, hole) =>
        peg === null ? null : (
          <g
            key={`${at(board.holes, hole)} ${peg}`}
            transform={shifted(spot(hole))}
            data-piece={`peg:${at(board.holes, hole)}:${peg}`}
            data-from={`seat:${peg}`}
          >
            <PegMark peg={peg} />
          </g>
        ),
      )}
      {marked !== undefined && (
        <g transform={shifted(spot(marked))}>
          <LastCorners />
        </g>
      )}
      {moment && <Falling board={board} moment={moment} spot={spot} />}
      {preview && mover !== undefined && (
        <PreviewMark board={board} preview={preview} mover={mover} spot={spot} />
      )}
    </svg>
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
        <text key={letter} x={x - 0.6} y={y + 0.09} textAnchor="middle">
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

/** Pegs that are knocked out tip forward and fall off the panel, one after the other. */
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
    <g key={name} transform={shifted(spot(board.index[name] ?? 0))}>
      <g className="grid-falling" style={{ animationDelay: `${order * 90}ms` }}>
        <PegMark peg={moment.seat} />
      </g>
    </g>
  ));
}
