import { sum } from '../engine/list.ts';

/**
 * How far counts are from their expectation: Pearson's chi-squared, converted to standard
 * deviations of the normal distribution (Wilson and Hilferty). Items expected fewer than five times
 * are pooled.
 */
export function deviation(
  found: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): number {
  const drawn = sum([...found.values()]);
  const total = sum([...weights.values()]);
  const cells = [...weights].map(([thing, weight]) => ({
    expected: (drawn * weight) / total,
    counted: found.get(thing) ?? 0,
  }));
  const often = cells.filter(({ expected }) => expected >= FEW);
  const seldom = cells.filter(({ expected }) => expected < FEW);
  if (seldom.length > 0)
    often.push({
      expected: sum(seldom.map(({ expected }) => expected)),
      counted: sum(seldom.map(({ counted }) => counted)),
    });
  const free = often.length - 1;
  if (free < 1) return 0;
  const squares = sum(often.map(({ expected, counted }) => (counted - expected) ** 2 / expected));
  const spread = 2 / (9 * free);
  return (Math.cbrt(squares / free) - (1 - spread)) / Math.sqrt(spread);
}

const FEW = 5;
