import type { ReactNode } from 'react';
import type { RatingPoint } from '../../client/protocol/profile.ts';
import { at } from '../../engine/list.ts';
import { useSettings } from '../settings.ts';
import { useProfileWords } from './words.ts';

const WIDTH = 320;
const HEIGHT = 140;
const EDGE = 26;

/** Two standard deviations: a 95 % interval. */
const SURE = 2;

/** A rating over time with its 95 % band. */
export function RatingPlot({
  name,
  history: known,
}: {
  readonly name: string;
  readonly history: readonly RatingPoint[];
}): ReactNode {
  const { profiles } = useProfileWords();
  const { language } = useSettings();
  const history = known.length === 1 ? [...known, ...known] : known;
  const low = Math.min(...history.map((one) => one.estimate - SURE * one.uncertainty));
  const high = Math.max(...history.map((one) => one.estimate + SURE * one.uncertainty));
  const x = (index: number): number =>
    EDGE + ((WIDTH - EDGE - 6) * index) / Math.max(1, history.length - 1);
  const y = (value: number): number => 8 + ((HEIGHT - 16) * (high - value)) / (high - low);
  const line = (shift: number): string[] =>
    history.map((one, i) => `${x(i)},${y(one.estimate + shift * one.uncertainty)}`);
  const last = at(history, history.length - 1);
  const shown = (value: number): string =>
    value.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <figure className="rating-plot">
      <figcaption>
        <strong>{shown(last.estimate)}</strong>{' '}
        <span className="note">
          {profiles.ratingIs(
            shown(last.estimate - SURE * last.uncertainty),
            shown(last.estimate + SURE * last.uncertainty),
          )}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={profiles.ratingPlot(name)}>
        {[low, (low + high) / 2, high].map((value) => (
          <g key={value}>
            <line className="plot-rule" x1={EDGE} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text x={0} y={y(value) + 4}>
              {value.toLocaleString(language, { maximumFractionDigits: 0 })}
            </text>
          </g>
        ))}
        <polygon
          className="plot-band"
          points={[...line(SURE), ...line(-SURE).reverse()].join(' ')}
        />
        <polyline className="plot-line" points={line(0).join(' ')} />
        <circle className="plot-now" cx={x(history.length - 1)} cy={y(last.estimate)} r={5} />
      </svg>
    </figure>
  );
}
