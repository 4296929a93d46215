import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { boxerOf } from '../pack.ts';
import { BoxerArt } from './boxer-art.tsx';
import { printed, type Table } from './table.ts';

/** A boxer's card: number, bust, name. It is as wide as `--card`. */
export function BoxerCard({
  table,
  number,
  piece,
  className,
}: {
  readonly table: Table;
  readonly number: number;
  /** Its key among the pieces that move. */
  readonly piece?: string;
  readonly className?: string | undefined;
}): ReactNode {
  const { short, ability } = printed(table, number);
  return (
    <span
      className={classNames('round-card', className)}
      data-piece={piece}
      data-to={piece === undefined ? undefined : 'packet'}
      aria-hidden="true"
    >
      <BoxerArt boxer={boxerOf(table.pack, number)} />
      <b className="round-card-number">{number}</b>
      {ability !== null && <span className="round-card-star">★</span>}
      <span className="round-card-name">{short}</span>
    </span>
  );
}

/** The back of a card; at a seat it is striped in the seat's ink. */
export function CardBack({
  piece,
  className,
}: {
  readonly piece?: string;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <span
      className={classNames('round-card round-card-back', className)}
      data-piece={piece}
      data-from={piece === undefined || piece === 'packet' ? undefined : 'packet'}
      data-to={piece === undefined || piece === 'packet' ? undefined : 'packet'}
      aria-hidden="true"
    />
  );
}
