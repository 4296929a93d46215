import { at } from '../src/engine/list.ts';

/** The quantile of a list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return at(sorted, Math.min(sorted.length - 1, Math.floor(sorted.length * share)));
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
