import type { ReactNode } from 'react';

/** A point of a graph; undefined where nothing is known yet. */
export interface GraphPoint {
  readonly best: number;
  readonly given: number | undefined;
  readonly exact: boolean;
}

const WIDTH = 720;
const HEIGHT = 200;
const EDGE = 48;

/** Evaluation by decision: the best move as a line, the move played as dots. */
export function Graph({
  points,
  least,
  most,
  middle,
  shown,
  chosen,
  label,
  exact,
}: {
  readonly points: readonly (GraphPoint | undefined)[];
  readonly least: number;
  readonly most: number;
  /** The value at which both sides are even. */
  readonly middle: number;
  readonly shown: (value: number) => string;
  readonly chosen: number;
  readonly label: string;
  /** Label for positions where the end was calculated exactly. */
  readonly exact: string;
}): ReactNode {
  const x = (index: number): number =>
    EDGE + ((WIDTH - 2 * EDGE) * index) / Math.max(1, points.length - 1);
  const y = (value: number): number =>
    HEIGHT - 20 - ((HEIGHT - 40) * (value - least)) / Math.max(1e-9, most - least);
  const known = points.flatMap((point, index) => (point ? [{ ...point, index }] : []));
  const firstExact = exactFrom(points);
  return (
    <svg className="graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {firstExact !== undefined && (
        <g className="graph-exact">
          <rect x={x(firstExact)} y={0} width={WIDTH - x(firstExact)} height={HEIGHT - 20} />
          <text x={Math.min(x(firstExact) + 6, WIDTH - 60)} y={14}>
            {exact}
          </text>
        </g>
      )}
      {[most, middle, least].map((value) => (
        <g key={value} className={value === middle ? 'graph-even' : 'graph-bound'}>
          <line x1={EDGE} x2={WIDTH} y1={y(value)} y2={y(value)} />
          <text x={2} y={y(value) + 4}>
            {shown(value)}
          </text>
        </g>
      ))}
      <polyline
        className="graph-best"
        points={known.map(({ index, best }) => `${x(index)},${y(best)}`).join(' ')}
      />
      {known.map(({ index, best, given }) => (
        <g key={index}>
          {given !== undefined && given < best && (
            <line className="graph-loss" x1={x(index)} x2={x(index)} y1={y(best)} y2={y(given)} />
          )}
          {given !== undefined && (
            <circle
              className={index === chosen ? 'graph-dot graph-chosen' : 'graph-dot'}
              cx={x(index)}
              cy={y(given)}
              r={index === chosen ? 7 : 4.5}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** The first point from which all ends were calculated. */
function exactFrom(points: readonly (GraphPoint | undefined)[]): number | undefined {
  const last = points.findLastIndex((point) => point && !point.exact);
  const first = points.findIndex((point, index) => index > last && point?.exact);
  return first < 0 ? undefined : first;
}
