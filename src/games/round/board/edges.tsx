import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Duel, Result } from '../kind.ts';
import { ownerOf } from '../slots.ts';
import {
  type Circle,
  duelsToCome,
  markBetween,
  marked,
  SHAPES,
  type Shape,
  type Spot,
  spotOf,
} from './layout.ts';
import { foughtIn, nightOf } from './moment.ts';
import { isMine, placeOf, type Table } from './table.ts';
import type { Writing } from './written.ts';

/** The mat and the duels: to come, or as far as they have been fought. */
export function Edges({
  table,
  circle,
  writing,
}: {
  readonly table: Table;
  readonly circle: Circle;
  readonly writing: Writing | undefined;
}): ReactNode {
  const { view, moment } = table;
  const over = view.open.phase.type === 'over' ? view.open.history.at(-1) : undefined;
  const night = nightOf(moment) ?? over;
  return (
    <>
      {SHAPES.map((shape) => (
        <svg
          key={shape}
          className={`round-edges round-${shape}`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <ellipse className="round-mat" cx="50" cy="50" rx="50" ry="50" />
          <ellipse className="round-rope" cx="50" cy="50" rx="48.600" ry="48" />
          <Stable table={table} circle={circle} />
          {night
            ? night.duels.map((duel, i) => (
                <FoughtEdge
                  key={`${duel.a} ${duel.b}`}
                  {...{ table, circle, shape, duel }}
                  out={night.ko}
                  shown={nightOf(moment) === null || i < foughtIn(moment)}
                />
              ))
            : duelsToCome(table.players, view.options).map(([a, b]) => (
                <EdgeToCome key={`${a} ${b}`} {...{ table, circle, shape, a, b, writing }} />
              ))}
        </svg>
      ))}
      {night?.duels
        .slice(0, nightOf(moment) === null ? night.duels.length : foughtIn(moment))
        .map((duel) => (
          <WinnerMark
            key={`${duel.a} ${duel.b}`}
            table={table}
            circle={circle}
            duel={duel}
            out={night.ko}
          />
        ))}
    </>
  );
}

/** With two bettors stablemates stand side by side and do not fight. */
function Stable({ table, circle }: { readonly table: Table; readonly circle: Circle }): ReactNode {
  if (table.players !== 2) return null;
  return [0, 2].map((first) => (
    <path
      key={first}
      className="round-stable"
      d={curve(spotOf(circle, first), null, spotOf(circle, first + 1))}
    />
  ));
}

function EdgeToCome({
  table,
  circle,
  shape,
  a,
  b,
  writing,
}: {
  readonly table: Table;
  readonly circle: Circle;
  readonly shape: Shape;
  readonly a: number;
  readonly b: number;
  readonly writing: Writing | undefined;
}): ReactNode {
  const mine = isMine(table, a) || isMine(table, b);
  const d = curve(spotOf(circle, a), markBetween(circle, shape, a, b), spotOf(circle, b));
  if (!mine) return <path className="round-edge" d={d} />;
  const predicted = writing?.lines.find(
    (one) => (one.mine === a && one.other === b) || (one.mine === b && one.other === a),
  );
  const result: Result | null =
    (predicted && writing?.entries[predicted.sheet]?.[predicted.side]) ?? null;
  const winner = predicted && result && (result === 'win' ? predicted.mine : predicted.other);
  return (
    <g
      className={
        winner === undefined || winner === null
          ? undefined
          : `seat-${ownerOf(winner, table.players)}`
      }
    >
      <path className="round-edge-under" d={d} />
      <path className={classNames('round-edge-mine', result !== null && 'round-edge-won')} d={d} />
    </g>
  );
}

function FoughtEdge({
  table,
  circle,
  shape,
  duel,
  out,
  shown,
}: {
  readonly table: Table;
  readonly circle: Circle;
  readonly shape: Shape;
  readonly duel: Duel;
  readonly out: string | null;
  readonly shown: boolean;
}): ReactNode {
  const d = edgeOf(table, circle, shape, duel, out);
  if (!shown) return <path className="round-edge" d={d} />;
  const winner = duel.winner === null ? null : placeOf(duel.winner, table.players);
  return (
    <g className={winner === null ? undefined : `seat-${ownerOf(winner, table.players)}`}>
      <path className="round-edge-under" d={d} />
      <path className="round-edge-mine round-edge-won" d={d} />
    </g>
  );
}

/** Whose duel it became: the winner's shape and the coin he earned. */
function WinnerMark({
  table,
  circle,
  duel,
  out,
}: {
  readonly table: Table;
  readonly circle: Circle;
  readonly duel: Duel;
  readonly out: string | null;
}): ReactNode {
  const { players } = table;
  if (duel.winner === null) return null;
  return (
    <span
      className="round-mark"
      style={marked((shape) => markOf(table, circle, shape, duel, out))}
      data-anchor={`duel:${duel.a}-${duel.b}`}
      aria-hidden="true"
    >
      <SeatBadge seat={ownerOf(placeOf(duel.winner, players), players)} size={22} />
      {duel.reason !== 'strength' && <i>★</i>}
    </span>
  );
}

function markOf(
  { players }: Table,
  circle: Circle,
  shape: Shape,
  { a, b }: Duel,
  ko: string | null,
): Spot {
  const out = ko === null || players === 2 ? null : placeOf(ko, players);
  return markBetween(circle, shape, placeOf(a, players), placeOf(b, players), out);
}

function edgeOf(
  table: Table,
  circle: Circle,
  shape: Shape,
  duel: Duel,
  out: string | null,
): string {
  const { players } = table;
  return curve(
    spotOf(circle, placeOf(duel.a, players)),
    markOf(table, circle, shape, duel, out),
    spotOf(circle, placeOf(duel.b, players)),
  );
}

/** From one spot to another, through the mark between them. */
function curve(from: Spot, mark: Spot | null, to: Spot): string {
  if (mark === null) return `M${at(from)}L${at(to)}`;
  const bend = { x: 2 * mark.x - (from.x + to.x) / 2, y: 2 * mark.y - (from.y + to.y) / 2 };
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}

function at({ x, y }: Spot): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
