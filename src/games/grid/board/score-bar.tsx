import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import type { Who } from '../../../engine/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { Sum, type SumPart } from '../../../ui/sum.tsx';
import type { BoardWords } from '../texts/board.ts';

/** Pegs of both sides at the two ends of one bar, with what a move would make of them. */
export function GridScore({
  scores,
  after,
  holes,
  parts,
  who,
  words,
}: {
  readonly scores: readonly [number, number];
  /** The score after the previewed move. */
  readonly after: readonly [number, number] | undefined;
  readonly holes: number;
  readonly parts: (seat: 0 | 1) => SumPart[];
  readonly who: Who;
  readonly words: BoardWords;
}): ReactNode {
  const [first, second] = scores;
  const [then, other] = after ?? scores;
  const cell = (place: number): string | false => {
    const back = holes - 1 - place;
    if (place < then) return place < first ? 'grid-cell-red' : 'grid-cell-red grid-cell-new';
    if (back < other) return 'grid-cell-blue';
    if (back < second) return 'grid-cell-blue grid-cell-new';
    return false;
  };
  return (
    <div className="grid-score">
      <Tally seat={0} now={first} then={then} parts={parts(0)} />
      <div
        className="grid-cells"
        role="img"
        aria-label={words.score(who(0), first, who(1), second, holes - first - second)}
      >
        {range(holes).map((place) => (
          <i key={place} className={classNames(cell(place))} />
        ))}
        <span className="grid-majority">
          <span>{words.majority(Math.floor(holes / 2) + 1)}</span>
        </span>
      </div>
      <Tally seat={1} now={second} then={other} parts={parts(1)} />
    </div>
  );
}

function Tally({
  seat,
  now,
  then,
  parts,
}: {
  readonly seat: 0 | 1;
  readonly now: number;
  readonly then: number;
  readonly parts: readonly SumPart[];
}): ReactNode {
  return (
    <div className={`grid-tally seat-${seat}`} data-anchor={`seat:${seat}/pegs`}>
      <Sum total={now} parts={parts} face={<CountUp value={now} />} />
      {then !== now && <span className="grid-then">{then}</span>}
    </div>
  );
}
