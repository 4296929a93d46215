import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';

/** One of the options, the likelier the better; `spread` is a difference that still gets mixed. */
export function mix<T>(
  options: readonly { readonly move: T; readonly value: number }[],
  spread: number,
  rng: Rng,
): T {
  const best = Math.max(...options.map(({ value }) => value));
  const weights = options.map(({ value }) => Math.round(1000 * Math.exp((value - best) / spread)));
  let drawn = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
  const place = weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
  return at(options, place).move;
}
