import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { type Who, youOr } from '../../../engine/texts.ts';
import type { BoardWords } from '../texts/board.ts';
import { Caught, HoleMark, LastCorners, PegMark } from './drawing.tsx';
import type { LastMove } from './history.ts';
import type { Preview } from './panel.ts';

/** What the marks on the panel mean, as far as there are any. */
export function Legend({
  mine,
  preview,
  hole,
  last,
  mover,
  who,
  words,
}: {
  /** Whether the viewer is to move. */
  readonly mine: boolean;
  readonly preview: Preview | undefined;
  /** The name of the hole that is looked at. */
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

/** How many pegs a move is worth, beside the panel. */
export function Gain({
  preview,
  words,
}: {
  readonly preview: Preview;
  readonly words: BoardWords;
}): ReactNode {
  const out = preview.runs.reduce((sum, { holes }) => sum + holes.length, 0);
  const [mine, theirs] = preview.after;
  return (
    <div className="grid-gain" aria-hidden="true">
      <b>+{out + 1}</b>
      <span>
        {words.gainCaptured(out)}
        <br />
        {words.gainPlaced}
      </span>
      <strong>{words.gainAfter(mine, theirs)}</strong>
    </div>
  );
}

/** The pegs that are left in the box: so many to a row are drawn. */
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
          <circle
            key={n}
            className="grid-spare"
            cx={(n % PER_ROW) + 0.5}
            cy={Math.floor(n / PER_ROW) + 0.5}
            r=".33"
          />
        ))}
      </svg>
    </p>
  );
}

const [PER_ROW, ROWS] = [10, 3];
