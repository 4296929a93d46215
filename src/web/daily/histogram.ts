import { at, range, sum } from '../../engine/list.ts';

/** Number of players per score. */
export type Scores = readonly { readonly score: number; readonly count: number }[];

/** A bar of a histogram: a range of scores, both ends included. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BARS = 12;

/** Groups scores, lowest first, into at most twelve bars of equal width. */
export function barsOf(scores: Scores): readonly Bar[] {
  if (scores.length <= MOST_BARS)
    return scores.map(({ score, count }) => ({ from: score, to: score, count }));
  const [least, most] = [at(scores, 0).score, at(scores, scores.length - 1).score];
  const width = (most - least) / MOST_BARS;
  const barOf = (score: number): number =>
    Math.min(MOST_BARS - 1, Math.floor((score - least) / width));
  return range(MOST_BARS).flatMap((bar): Bar[] => {
    const within = scores.filter(({ score }) => barOf(score) === bar);
    if (within.length === 0) return [];
    const count = sum(within.map((one) => one.count));
    return [{ from: at(within, 0).score, to: at(within, within.length - 1).score, count }];
  });
}

/** The percentage of the others with a lower score, rounded. */
export function betterThan(scores: Scores, mine: number): { percent: number; others: number } {
  const others = sum(scores.map(({ count }) => count)) - 1;
  const worse = sum(scores.filter(({ score }) => score < mine).map(({ count }) => count));
  return { percent: others === 0 ? 0 : Math.round((100 * worse) / others), others };
}
