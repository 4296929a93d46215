import type { ReactNode } from 'react';
import { at, range } from '../engine/list.ts';
import { classNames } from './class-names.ts';

/** A row of squares from `from` to `to` with what stands on them; `label` says it in words. */
export function Track({
  label,
  from,
  to,
  mark,
  on,
  special = () => false,
}: {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** What is printed on a square. */
  readonly mark?: (square: number) => ReactNode;
  /** What stands on a square. */
  readonly on: (square: number) => ReactNode;
  readonly special?: (square: number) => boolean;
}): ReactNode {
  return (
    <div className="track" role="img" aria-label={label}>
      {range(to - from + 1).map((step) => (
        <span
          key={step}
          className={classNames('track-square', special(from + step) && 'track-special')}
          aria-hidden="true"
        >
          <span className="track-mark">{mark ? mark(from + step) : from + step}</span>
          <span className="track-on">{on(from + step)}</span>
        </span>
      ))}
    </div>
  );
}

/** How much of something there is. */
export function Meter({
  label,
  value,
  max,
  shown = String(value),
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly shown?: string;
}): ReactNode {
  return (
    <div className="meter">
      <span className="meter-label">{label}</span>
      <meter className="hidden-visually" aria-label={label} min={0} max={max} value={value}>
        {shown}
      </meter>
      <span className="meter-bar" aria-hidden="true">
        <span
          className="meter-fill"
          style={{ inlineSize: `${(100 * value) / Math.max(1, max)}%` }}
        />
      </span>
      <span className="meter-value">{shown}</span>
    </div>
  );
}

/** Scores of the seats side by side, each as wide as its share. */
export function ScoreBar({
  label,
  scores,
  open = 0,
}: {
  readonly label: string;
  readonly scores: readonly number[];
  /** What is still to be had. */
  readonly open?: number;
}): ReactNode {
  return (
    <div className="score-bar" role="img" aria-label={label}>
      {range(scores.length).flatMap((seat) => [
        <span
          key={seat}
          className={`score-part seat-${seat}`}
          style={{ flexGrow: at(scores, seat) }}
          aria-hidden="true"
        >
          {at(scores, seat)}
        </span>,
        ...(seat === 0 && open > 0
          ? [<span key="open" className="score-open" style={{ flexGrow: open }} />]
          : []),
      ])}
    </div>
  );
}
