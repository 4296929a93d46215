import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { type Who, youOr } from '../../../engine/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { HexGrid } from '../board.ts';
import type { BoardWords } from '../texts/board.ts';
import type { LastMove } from './history.ts';
import { frameOf, type Preview, shifted, spotOf, tagSpot } from './panel.ts';
import { Caught, HoleMark, LastCorners, PegMark } from './pegs.tsx';

/** The meaning of the marks on the panel, as far as there are any. */
export function Legend({
  mine,
  preview,
  hole,
  last,
  mover,
  who,
  words,
}: {
  /** Whether it is the viewer's turn. */
  readonly mine: boolean;
  readonly preview: Preview | undefined;
  /** The name of the highlighted hole. */
  readonly hole: string | undefined;
  readonly last: LastMove | undefined;
  readonly mover: 0 | 1 | undefined;
  readonly who: Who;
  readonly words: BoardWords;
}): ReactNode {
  const captures = (preview?.runs.length ?? 0) > 0 && mover !== undefined;
  return (
    <ul className="grid-legend">
      {mine && (
        <Mark says={words.canPlay}>
          <HoleMark playable />
        </Mark>
      )}
      {captures && hole !== undefined && (
        <Mark says={words.capturedBy(hole)}>
          <PegMark peg={mover === 0 ? 1 : 0} />
          <Caught />
        </Mark>
      )}
      {last && (
        <Mark says={youOr(who, last.seat, words.yourLast, words.lastOf)}>
          <PegMark peg={last.seat} />
          <LastCorners />
        </Mark>
      )}
    </ul>
  );
}

function Mark({
  says,
  children,
}: {
  readonly says: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li>
      <svg viewBox="-.5 -.5 1 1" aria-hidden="true">
        {children}
      </svg>
      {says}
    </li>
  );
}

/** The value of a move in pegs, beside the panel. */
export function Gain({
  board,
  preview,
  side,
  mover,
  words,
}: {
  readonly board: HexGrid;
  readonly preview: Preview;
  readonly side: 0 | 1;
  readonly mover: 0 | 1;
  readonly words: BoardWords;
}): ReactNode {
  const out = preview.runs.reduce((sum, { holes }) => sum + holes.length, 0);
  const [mine, theirs] = preview.after;
  const { width, height, top } = frameOf(board);
  const { x, y } = tagSpot(board, spotOf(board, preview.hole, side));
  const left = `${(100 * (x + width / 2)) / width}%`;
  return (
    <div
      className={classNames('grid-gain', x < 0 && 'grid-gain-left')}
      style={{ insetInlineStart: left, insetBlockStart: `${(100 * (y - top)) / height}%` }}
      aria-hidden="true"
    >
      <b className={`grid-ink-${mover}`}>+{out + 1}</b>
      <span>
        {words.gainCaptured(out)}
        <br />
        {words.gainPlaced}
      </span>
      <strong>
        <i className={`grid-light-${mover}`}>{mine}</i> {words.to}{' '}
        <i className={`grid-light-${1 - mover}`}>{theirs}</i>
      </strong>
    </div>
  );
}

/** The pegs left in the box, drawn in rows. */
export function Spares({
  count,
  words,
}: {
  readonly count: number;
  readonly words: BoardWords;
}): ReactNode {
  return (
    <p className="grid-spares">
      <span>
        <b>{count}</b> {words.sparePegs}
      </span>
      <svg viewBox={`0 0 ${PER_ROW} ${ROWS}`} aria-hidden="true">
        {range(Math.min(count, PER_ROW * ROWS)).map((n) => (
          <g
            key={n}
            className="grid-spare"
            transform={shifted({ x: (n % PER_ROW) + 0.5, y: Math.floor(n / PER_ROW) + 0.5 })}
          >
            <circle className="grid-spare-side" cy=".08" r=".36" />
            <circle r=".36" />
            <circle className="grid-spare-hole" r=".16" />
          </g>
        ))}
      </svg>
    </p>
  );
}

const [PER_ROW, ROWS] = [10, 3];
