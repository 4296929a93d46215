import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import type { HexGrid } from '../board.ts';
import type { Run } from '../rules/enclosing.ts';
import { type Preview, type Spot, shifted, tagSpot } from './panel.ts';
import { Caught, PegMark } from './pegs.tsx';

interface MarksProps {
  readonly preview: Preview;
  readonly spot: (hole: number) => Spot;
}

/** Gold beams under the lines that a peg would enclose; broken ones where the centre ends a line (GR-7). */
export function Beams({ preview, spot }: MarksProps): ReactNode {
  const from = spot(preview.hole);
  const lines = preview.runs.map((run) => ({ key: run.anchor, d: line(from, spot(run.anchor)) }));
  return (
    <g>
      {lines.map(({ key, d }) => (
        <path key={key} className="grid-beam-edge" d={d} />
      ))}
      {lines.map(({ key, d }) => (
        <path key={key} className="grid-beam" d={d} />
      ))}
      {preview.spared.map((holes) => (
        <path key={holes.join()} className="grid-broken" d={line(from, short(from))} />
      ))}
    </g>
  );
}

/** The peg where it would go, what it would knock out, and the way to what is written beside the panel. */
export function PreviewMark({
  board,
  preview,
  mover,
  spot,
}: MarksProps & { readonly board: HexGrid; readonly mover: 0 | 1 }): ReactNode {
  const here = spot(preview.hole);
  return (
    <g>
      <g className="grid-leader">
        <path className="grid-leader-edge" d={line(here, tagSpot(board, here))} />
        <path d={line(here, tagSpot(board, here))} />
      </g>
      {preview.runs.map((run) => (
        <RunMarks key={run.anchor} run={run} from={preview.hole} mover={mover} spot={spot} />
      ))}
      {preview.spared.length > 0 && <circle className="grid-barred" r=".47" />}
      <g transform={shifted(here)} className="grid-ghost">
        <PegMark peg={mover} />
        <circle className="grid-ghost-ring" r=".46" />
      </g>
    </g>
  );
}

/** The pegs of a line that would fall, the own peg at its end, and arrows from peg to peg. */
function RunMarks({
  run,
  from,
  mover,
  spot,
}: {
  readonly run: Run;
  readonly from: number;
  readonly mover: 0 | 1;
  readonly spot: (hole: number) => Spot;
}): ReactNode {
  const way = [from, ...run.holes, run.anchor];
  return (
    <>
      {run.holes.map((hole) => (
        <g key={hole} transform={shifted(spot(hole))}>
          <Caught />
        </g>
      ))}
      <circle className="grid-anchor" r=".43" transform={shifted(spot(run.anchor))} />
      {way.slice(1).map((hole, place) => (
        <path
          key={hole}
          className={`grid-arrow seat-${mover}`}
          d="M-.09 -.17L.15 0L-.09 .17L-.03 0Z"
          transform={between(spot(at(way, place)), spot(hole))}
        />
      ))}
    </>
  );
}

/** Halfway, turned towards the second. */
function between(from: Spot, to: Spot): string {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `${shifted({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })} rotate(${turn})`;
}

/** Where a line to the centre meets its rim. */
function short({ x, y }: Spot): Spot {
  const share = 0.5 / Math.hypot(x, y);
  return { x: x * share, y: y * share };
}

function line(from: Spot, to: Spot): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
