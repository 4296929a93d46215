import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { knockedOutStars, punchBlast } from '../../../ui/drawings.ts';
import { highPunch } from '../../../ui/poster-drawings.ts';
import { distance } from '../boxers.ts';
import { DISTANCES } from '../cards.ts';
import type { Corner, Fight } from '../kind.ts';
import { damage, isHook } from '../rules/ring.ts';
import { RING_NAMES } from '../texts/names.ts';
import type { Table } from './table.ts';

const LONGEST = DISTANCES['10'];

/** How far apart spaces are drawn, and the K.O. space from the last ones. */
const STEP = 27;
const LAST = 39;
const FLOOR = 128;

/** The ring with a lane from each corner to the K.O. space in the middle. */
export function Ring({
  table,
  fight,
}: {
  readonly table: Table;
  readonly fight: Fight | null;
}): ReactNode {
  const { words } = table;
  return (
    <div
      className={classNames('knockout-ring', table.happening && 'knockout-happening')}
      role="img"
      aria-label={fight ? spoken(table, fight) : words.ring}
    >
      <svg viewBox="0 0 400 168" aria-hidden="true">
        <Ropes />
        <Lane side={-1} corner="red" start={fight ? distance(fight.red) : undefined} />
        <Lane side={1} corner="blue" start={fight ? distance(fight.blue) : undefined} />
        <g transform={`translate(200 ${FLOOR})`}>
          <path className="knockout-burst" d={BURST} />
          <text className="knockout-ko" y="6" textAnchor="middle">
            {words.knockOut}
          </text>
        </g>
        {fight && <Pawns fight={fight} hook={words.hook} happening={table.happening} />}
      </svg>
    </div>
  );
}

function spoken({ words }: Table, fight: Fight): string {
  const taken = damage(fight);
  const corners = (['red', 'blue'] as const).map((corner) =>
    words.pawn(
      words.corner[corner],
      RING_NAMES[fight[corner].boxer],
      taken[corner],
      distance(fight[corner]) - taken[corner],
    ),
  );
  return [words.ring, ...corners].join('. ');
}

/** The canvas in perspective, three ropes and four posts, the near ones in the corners' inks. */
function Ropes(): ReactNode {
  return (
    <g>
      {range(3).map((rope) => (
        <path
          key={rope}
          className="knockout-rope"
          d={`M6 ${70 + rope * 18}L72 ${22 + rope * 12}H328L394 ${70 + rope * 18}`}
        />
      ))}
      <path className="knockout-canvas" d="M72 62H328L396 150H4z" />
      <path className="knockout-apron" d="M4 150H396V162H4z" />
      <path className="knockout-post" d="M69 14h6v50h-6zM325 14h6v50h-6z" />
      <path className="knockout-post knockout-red" d="M1 56h9v98h-9z" />
      <path className="knockout-post knockout-blue" d="M390 56h9v98h-9z" />
    </g>
  );
}

/** Where a pawn with so many steps to go stands; the K.O. space is in the middle. */
function placeOf(side: -1 | 1, steps: number): number {
  return steps === 0 ? 200 : 200 + side * (LAST + (steps - 1) * STEP);
}

const PRINTS = Object.entries(DISTANCES);

function Lane({
  side,
  corner,
  start,
}: {
  readonly side: -1 | 1;
  readonly corner: Corner;
  readonly start: number | undefined;
}): ReactNode {
  return (
    <g className={`knockout-lane knockout-${corner}`}>
      {range(LONGEST).map((i) => {
        const steps = i + 1;
        const print = PRINTS.find(([, far]) => far === steps)?.[0];
        return (
          <g key={steps} transform={`translate(${placeOf(side, steps)} ${FLOOR})`}>
            <rect x="-12" y="-11" width="24" height="22" className="knockout-space" />
            {steps === DISTANCES['6/8'] && (
              <rect x="-9.5" y="-8.5" width="19" height="17" className="knockout-border" />
            )}
            {steps === start && (
              <path className="knockout-start" d="M-8 15h16l-8 -0z M-9 14h18v3h-18z" />
            )}
            {print !== undefined && (
              <text className="knockout-print" y="4" textAnchor="middle">
                {print}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Both boxers where the cards have driven them. */
function Pawns({
  fight,
  hook,
  happening,
}: {
  readonly fight: Fight;
  readonly hook: string;
  readonly happening: boolean;
}): ReactNode {
  const taken = damage(fight);
  const last = fight.rounds.at(-1);
  return (
    <>
      {(['red', 'blue'] as const).map((corner) => {
        const side = corner === 'red' ? -1 : 1;
        const left = distance(fight[corner]) - taken[corner];
        const hit = happening && last?.moved === corner;
        return (
          <g
            key={corner}
            className={classNames('knockout-pawn', `knockout-${corner}`)}
            style={{ transform: `translate(${placeOf(side, left)}px, ${FLOOR}px)` }}
          >
            <ellipse className="knockout-base" rx="13" ry="5" cy="3" />
            <g className={classNames(left === 0 && 'knockout-fallen', hit && 'knockout-shaken')}>
              <path d={highPunch} transform={`scale(${-side * 0.15} .15) translate(-196 -490)`} />
            </g>
            {left === 0 && (
              <path
                className="knockout-stars"
                d={knockedOutStars}
                transform="translate(0 -34) scale(.1) translate(-256 -256)"
              />
            )}
            {hit && (
              <path
                className="knockout-blow"
                d={punchBlast}
                transform="translate(0 -58) scale(.09) translate(-256 -256)"
              />
            )}
          </g>
        );
      })}
      {happening && last && isHook(last.steps) && (
        <text className="knockout-hook" x="200" y="44" textAnchor="middle">
          {hook}
        </text>
      )}
    </>
  );
}

const BURST = range(16)
  .map((point) => {
    const far = point % 2 === 0 ? 26 : 19;
    const turn = (point * Math.PI) / 8;
    return `${point === 0 ? 'M' : 'L'}${(far * Math.cos(turn)).toFixed(1)} ${(far * 0.72 * Math.sin(turn)).toFixed(1)}`;
  })
  .join('')
  .concat('z');
