import type { CSSProperties, ReactNode } from 'react';
import type { Seat } from '../../engine/ask.ts';
import { range } from '../../engine/list.ts';
import { youOr } from '../../engine/texts.ts';
import { classNames } from '../class-names.ts';
import { SeatBadge } from '../seat-badge.tsx';
import { type StageFrame, usePortrait } from './context.ts';
import { shortNames } from './short-names.ts';
import { useStageWords } from './words.ts';

/**
 * All seats with their public numbers, the viewer's first; seats that are waited for have a ring
 * around the portrait.
 */
export function SeatStrip({
  frame,
  numbers,
  note,
  automa,
}: {
  readonly frame: StageFrame;
  readonly numbers: ((seat: Seat) => ReactNode) | undefined;
  readonly note: ((seat: Seat) => ReactNode) | undefined;
  /** Somebody who plays without a seat, such as an automa. */
  readonly automa: ReactNode;
}): ReactNode {
  const words = useStageWords();
  const { seats, you, asked, beat, who } = frame;
  const first = you ?? 0;
  const order = range(seats).map((i) => (first + i) % seats);
  const names = range(seats).map((seat) => youOr(who, seat, words.you, (name) => name));
  const short = shortNames(names);
  return (
    <ul className="stage-seats" aria-label={words.seats} data-seats={seats}>
      {order.map((seat) => (
        <li
          key={seat}
          data-anchor={`seat:${seat}`}
          className={classNames(
            'stage-seat',
            `seat-${seat}`,
            seat === you && 'stage-seat-you',
            asked.includes(seat) && 'stage-seat-asked',
            beat?.actor === seat && 'stage-seat-acts',
          )}
        >
          <SeatPortrait seat={seat} size={44} />
          <div className="stage-seat-text">
            <span className="stage-seat-name">
              <span className="stage-seat-who" data-short={short[seat]}>
                {names[seat]}
              </span>
              {note?.(seat)}
            </span>
            <span className="stage-seat-note">{frame.seatNote(seat)}</span>
          </div>
          <div className="stage-seat-numbers">{numbers?.(seat)}</div>
        </li>
      ))}
      {automa && <li className="stage-seat">{automa}</li>}
    </ul>
  );
}

/** The player's portrait, with the seat's letter and shape. */
export function SeatPortrait({
  seat,
  size,
}: {
  readonly seat: Seat;
  readonly size: number;
}): ReactNode {
  const portrait = usePortrait();
  return (
    <span className={`seat-portrait seat-${seat}`} style={sized(size)}>
      {portrait?.(seat, size)}
      <SeatBadge seat={seat} size={Math.max(16, Math.round(size * 0.42))} />
    </span>
  );
}

/** The size as a custom property, so that narrow screens can set a smaller one. */
function sized(size: number): CSSProperties {
  const style: CSSProperties & { '--size': string } = { '--size': `${size}px` };
  return style;
}
