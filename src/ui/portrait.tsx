import './portrait.css';
import type { ReactNode } from 'react';
import type { Seat } from '../engine/ask.ts';
import { classNames } from './class-names.ts';

const RAYS =
  'M50 55L140 55L137 78zM50 55L128 100L114 119zM50 55L95 133L73 142zM50 55L50 145L27 142zM50 55L5 133L-14 119zM50 55L-28 100L-37 78zM50 55L-40 55L-37 32zM50 55L-28 10L-14 -9zM50 55L5 -23L27 -32zM50 55L50 -35L73 -32zM50 55L95 -23L114 -9zM50 55L128 10L137 32z';

/**
 * A portrait on a sunburst in the seat's colour. The build draws the faces into `faces.svg`
 * (`portraits/faces.ts`). Hidden from screen readers, because a name stands beside it.
 */
export function Portrait({
  face,
  seat,
  size = 40,
  className,
}: {
  /** A bot's character, or one of `PEOPLE_PORTRAITS`. */
  readonly face: string;
  readonly seat: Seat;
  /** In CSS pixels. */
  readonly size?: number;
  readonly className?: string;
}): ReactNode {
  return (
    <svg
      className={classNames('portrait', `portrait-${seat % 8}`, className)}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path className="portrait-rays" d={RAYS} />
      <use href={`/faces.svg#${face}`} />
    </svg>
  );
}

/** Faces for people; the first is "you". */
export const PEOPLE_PORTRAITS = ['cap', ...Array.from({ length: 11 }, (_, n) => `person${n + 1}`)];
