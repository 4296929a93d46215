import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { type Who, youOr } from '../../../engine/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useStage } from '../../../ui/stage/context.ts';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { SeatPortrait } from '../../../ui/stage/seat-strip.tsx';
import { Sum, type SumPart } from '../../../ui/sum.tsx';
import type { BoardWords } from '../texts/board.ts';

type Player = 0 | 1;

interface ScoreProps {
  readonly scores: readonly [number, number];
  /** The score after the previewed move. */
  readonly after: readonly [number, number] | undefined;
  readonly holes: number;
  readonly parts: (seat: Player) => SumPart[];
  /** The viewer's seat. */
  readonly you: Player | null;
  readonly who: Who;
  readonly words: BoardWords;
}

/** The two players at the ends of one bar of pegs, the viewer first, with the preview of a move. */
export function GridScore(props: ScoreProps): ReactNode {
  const { scores, after, holes, you, who, words } = props;
  const frame = useStage();
  const first: Player = you === 1 && !frame?.shared ? 1 : 0;
  const last: Player = first === 0 ? 1 : 0;
  const then = after ?? scores;
  const cell = (place: number): string | false => {
    const back = holes - 1 - place;
    const [seat, from] = place < then[first] ? [first, place] : [last, back];
    if (from >= Math.max(then[seat], scores[seat])) return false;
    const changes = from >= Math.min(then[seat], scores[seat]);
    return classNames('grid-cell', `seat-${seat}`, changes && 'grid-cell-new');
  };
  return (
    <div className="grid-score">
      <PlayerEnd {...props} seat={first} />
      <div
        className="grid-cells"
        role="img"
        aria-label={words.score(
          who(0),
          scores[0],
          who(1),
          scores[1],
          holes - scores[0] - scores[1],
        )}
      >
        {range(holes).map((place) => (
          <i key={place} className={classNames(cell(place))} />
        ))}
        <span className="grid-majority">
          <span>{words.majority(Math.floor(holes / 2) + 1)}</span>
        </span>
      </div>
      <PlayerEnd {...props} seat={last} end />
    </div>
  );
}

/** The player of these pegs, and how many are on the panel. */
function PlayerEnd({
  seat,
  end = false,
  scores,
  after = scores,
  parts,
  who,
  words,
}: ScoreProps & {
  readonly seat: Player;
  /** Whether it is the far end of the bar. */
  readonly end?: boolean;
}): ReactNode {
  const frame = useStage();
  const asked = frame?.asked.includes(seat) ?? false;
  const name = youOr(who, seat, words.you, (other) => other);
  return (
    <div
      className={classNames(
        'stage-seat grid-player',
        `seat-${seat}`,
        end && 'grid-end',
        seat === frame?.you && 'stage-seat-you',
        asked && 'stage-seat-asked',
        frame?.beat?.actor === seat && 'stage-seat-acts',
      )}
      data-anchor={`seat:${seat}`}
    >
      <SeatPortrait seat={seat} size={44} />
      <div className="stage-seat-text">
        <span className="stage-seat-name">
          <span className="stage-seat-who">{name}</span>
          {asked && (
            <em className="grid-to-move">{youOr(who, seat, words.yourMove, () => words.toMove)}</em>
          )}
        </span>
        <span className="stage-seat-note">
          <span className="grid-pegs-of">{words.pegs[seat]}</span>
          {frame?.seatNote(seat)}
        </span>
      </div>
      <div className="grid-tally" data-anchor={`seat:${seat}/pegs`}>
        <Sum total={scores[seat]} parts={parts(seat)} face={<CountUp value={scores[seat]} />} />
        {after[seat] !== scores[seat] && (
          <>
            <span className="grid-becomes" aria-hidden="true" />
            <span className="grid-then">{after[seat]}</span>
          </>
        )}
      </div>
    </div>
  );
}
