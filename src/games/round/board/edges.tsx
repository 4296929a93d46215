import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Night } from '../kind.ts';
import { slotNames } from '../slots.ts';
import { duelsToCome, markBetween, type Scene, type Spot, spotOf, TALL, WIDE } from './spots.ts';
import { isMine, type Table } from './table.ts';

/** The ropes, and the duels that are to be fought along them. */
export function EdgesTonight({
  table,
  scene,
}: {
  readonly table: Table;
  readonly scene: Scene;
}): ReactNode {
  const { players, view } = table;
  return (
    <Drawing>
      <Mat />
      {players === 2 && <Stable scene={scene} />}
      {duelsToCome(players, view.options).map(([a, b]) => (
        <path
          key={`${a} ${b}`}
          className={classNames(
            'round-edge',
            (isMine(table, a) || isMine(table, b)) && 'round-edge-mine',
          )}
          d={through(spotOf(scene, a), markBetween(scene, a, b), spotOf(scene, b))}
        />
      ))}
    </Drawing>
  );
}

/** The duels as they were fought: an arrow points at each winner. */
export function EdgesOf({
  table,
  scene,
  night,
}: {
  readonly table: Table;
  readonly scene: Scene;
  readonly night: Night;
}): ReactNode {
  const { players, happening } = table;
  const names = slotNames(players);
  const place = (slot: string | null): number => (slot === null ? -1 : names.indexOf(slot));
  const nearer = { ...scene, inward: scene.inward * 0.6 };
  const out = night.ko === null || players === 2 ? null : place(night.ko);
  return (
    <Drawing>
      <Mat />
      {players === 2 && <Stable scene={scene} />}
      {night.duels.map((duel, order) => {
        const [a, b, winner] = [place(duel.a), place(duel.b), place(duel.winner)];
        const mark = markBetween(nearer, a, b, out);
        return (
          <g
            key={`${duel.a} ${duel.b}`}
            className={classNames('round-duel', happening && 'round-happening')}
            style={{ animationDelay: `${250 + (order * 450) / night.duels.length}ms` }}
          >
            <path
              className={classNames(
                'round-edge',
                (isMine(table, a) || isMine(table, b)) && 'round-edge-mine',
              )}
              d={through(spotOf(scene, a), mark, spotOf(scene, b))}
            />
            {winner >= 0 && <Arrow from={mark} to={spotOf(scene, winner)} reason={duel.reason} />}
          </g>
        );
      })}
    </Drawing>
  );
}

function Drawing({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg className="round-drawing" viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The floor of the ring with its three ropes. */
function Mat(): ReactNode {
  return (
    <g className="round-mat">
      <ellipse cx={WIDE / 2} cy={TALL / 2} rx="38" ry="42" />
      {range(3).map((rope) => (
        <ellipse
          key={rope}
          className="round-rope"
          cx={WIDE / 2}
          cy={TALL / 2}
          rx={38 - 1.3 * rope}
          ry={42 - 1.3 * rope}
        />
      ))}
    </g>
  );
}

/** With two bettors stablemates stand next to each other and do not fight. */
function Stable({ scene }: { readonly scene: Scene }): ReactNode {
  return STABLES.map(([a, b]) => (
    <path
      key={a}
      className="round-stable"
      d={through(spotOf(scene, a), spotOf(scene, a), spotOf(scene, b))}
    />
  ));
}

const STABLES = [
  [0, 1],
  [2, 3],
] as const;

function Arrow({
  from,
  to,
  reason,
}: {
  readonly from: Spot;
  readonly to: Spot;
  readonly reason: string;
}): ReactNode {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${from.x} ${from.y})`}>
      <circle className="round-arrow-ground" r="4.2" />
      <path className="round-arrow" d="M-2.6 -2.4L3.4 0L-2.6 2.4z" transform={`rotate(${turn})`} />
      {reason !== 'strength' && (
        <text className="round-arrow-star" x="3.4" y="-2.4">
          ★
        </text>
      )}
    </g>
  );
}

function through(from: Spot, mark: Spot, to: Spot): string {
  return `M${from.x} ${from.y}L${mark.x} ${mark.y}L${to.x} ${to.y}`;
}
