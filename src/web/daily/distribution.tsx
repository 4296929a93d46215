import type { ReactNode } from 'react';
import type { BoutResults } from '../../client/protocol/daily.ts';
import { classNames } from '../../ui/class-names.ts';
import { barsOf, betterThan } from './histogram.ts';
import { useDailyWords } from './words.ts';

/** Everyone's scores as a bar chart. */
export function Distribution({
  results,
  score,
  shown,
  total,
}: {
  readonly results: BoutResults;
  readonly score: number;
  readonly shown: (value: number) => string;
  readonly total: string;
}): ReactNode {
  const words = useDailyWords();
  const mine = results.mine ?? score;
  const { percent, others } = betterThan(results.scores, mine);
  const bars = barsOf(results.scores);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <>
      <p>
        <b>{others < 1 ? words.nobodyYet : words.better(percent, others)}</b>
      </p>
      <ul className="histogram" aria-label={total}>
        {bars.map(({ from, to, count }) => {
          const own = mine >= from && mine <= to;
          return (
            <li key={from} className={classNames(own && 'histogram-own')}>
              <span className="hidden-visually">
                {words.bar(shown(from), shown(to), count)} {own && words.you}
              </span>
              <span aria-hidden="true" className="histogram-count">
                {count}
              </span>
              <span
                aria-hidden="true"
                className="histogram-bar"
                style={{ blockSize: `${Math.max(4, (100 * count) / most)}%` }}
              />
              <span aria-hidden="true" className="histogram-score">
                {own ? words.you : short(from)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Abbreviates large sums under the bars. */
function short(score: number): string {
  return Math.abs(score) >= 10_000 ? `${Math.round(score / 1000)}k` : String(score);
}
