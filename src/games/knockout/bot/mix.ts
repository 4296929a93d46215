import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';

interface Option<T> {
  readonly move: T;
  readonly value: number;
}

/** One of the options, the likelier the better; `spread` is a difference that still gets mixed. */
export function mix<T>(options: readonly Option<T>[], spread: number, rng: Rng): T {
  return picked(options, spread, (total) => rng.below(total));
}

/** The same, but with equal randomness lists that differ little mostly give the same option. */
export function steadyMix<T>(options: readonly Option<T>[], spread: number, rng: Rng): T {
  return picked(options, spread, (total) => (total * rng.below(FINE)) / FINE);
}

const FINE = 1 << 30;

function picked<T>(
  options: readonly Option<T>[],
  spread: number,
  draw: (total: number) => number,
): T {
  const best = Math.max(...options.map(({ value }) => value));
  const weights = options.map(({ value }) => Math.round(1000 * Math.exp((value - best) / spread)));
  let drawn = draw(weights.reduce((sum, weight) => sum + weight, 0));
  const place = weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
  return at(options, place).move;
}
