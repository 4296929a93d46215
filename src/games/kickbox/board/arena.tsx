import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Corner } from '../kind.ts';
import { FighterFigure } from './fighter.tsx';
import { POSES, type Pose } from './poses.ts';
import { below, fighterOf, isDown, opposite, type Table } from './table.ts';

/** The hall behind the exchange: crowd, ropes and canvas; while nobody attacks the fighters stand in it. */
export function Arena({
  table,
  quiet,
}: {
  readonly table: Table;
  readonly quiet: boolean;
}): ReactNode {
  return (
    <svg
      className={classNames('kickbox-arena', quiet && 'kickbox-arena-quiet')}
      viewBox="0 0 800 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="kickbox-wall" d="M0 0H800V200H0Z" />
      <path className="kickbox-crowd-far" d={crowd(62, 27, 0)} />
      <path className="kickbox-crowd-near" d={crowd(92, 31, 13)} />
      <path className="kickbox-beam" d="M250-10H310L480 250H150ZM490-10H550L650 250H320Z" />
      <path className="kickbox-post" d="M58 92h18v120H58ZM724 92h18v120H724Z" />
      <path className="kickbox-rope-red" d="M0 112H800" />
      <path className="kickbox-rope-white" d="M0 138H800" />
      <path className="kickbox-rope-blue" d="M0 164H800" />
      <path className="kickbox-canvas" d="M-40 194H840V330H-40Z" />
      <g className="kickbox-emblem">
        <ellipse cx="400" cy="264" rx="230" ry="46" />
        <ellipse cx="400" cy="264" rx="206" ry="40" />
        <path d={STAR} transform="translate(400 264) scale(1 .26)" />
      </g>
      {quiet && (
        <g className="kickbox-art">
          <Standing table={table} seat={below(table)} />
          <Standing table={table} seat={opposite(below(table))} />
        </g>
      )}
    </svg>
  );
}

/** Heads and shoulders in a row, so far apart, beginning at this place. */
function crowd(y: number, apart: number, from: number): string {
  return range(Math.ceil(800 / apart) + 1)
    .map((n) => {
      const [x, up] = [from + n * apart, y - ((n * 7) % 11)];
      return `M${x - 9} ${up}a9 10 0 1 1 18 0a9 10 0 1 1-18 0ZM${x - 17} 200V${up + 26}q2-14 17-15q15 1 17 15V200Z`;
    })
    .join('');
}

const STAR = 'M0-120L35-37L125-37L53 18L80 104L0 54L-80 104L-53 18L-125-37L-35-37Z';

/** A fighter on the canvas, in the pose that tells how he is; the viewer's on the left. */
function Standing({ table, seat }: { readonly table: Table; readonly seat: Corner }): ReactNode {
  const mine = seat === below(table);
  const place = mine ? 'translate(212 121)' : 'translate(588 121) scale(-1 1)';
  return (
    <g className={`kickbox-stance-${seat}`} transform={`${place} scale(1.75)`}>
      <ellipse className="kickbox-shadow" cx="40" cy="97" rx="38" ry="6" />
      <FighterFigure pose={poseOf(table, seat)} />
    </g>
  );
}

/** Down, getting up, waiting for the count, out of breath, victorious or on guard. */
function poseOf({ view, moment }: Table, seat: Corner): Pose {
  const { step } = view.open;
  if (moment?.kind === 'count') return moment.seat === seat ? POSES.down : POSES.raised;
  if (step.type === 'over' && step.winner !== null) {
    if (step.winner === seat) return POSES.raised;
    return step.how.startsWith('ko-') ? POSES.down : POSES.tired;
  }
  const counted = step.type === 'count' && view.open.active !== null;
  if (isDown(view, seat)) return counted ? POSES.tired : POSES.down;
  if (isDown(view, opposite(seat))) return POSES.raised;
  if (counted) return view.open.active === seat ? POSES.raised : POSES.tired;
  return fighterOf(view, seat).runOuts > 0 ? POSES.tired : POSES.guard;
}
