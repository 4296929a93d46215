import { at } from '../../../engine/list.ts';
import type { Night, Options } from '../kind.ts';

/** The truth and lie tokens before a slot. */
export interface Tokens {
  readonly truth: number;
  readonly lie: number;
}

/** RD-60: each slot has a token for each night that is over. */
export function tokensOf(history: readonly Night[], place: number): Tokens {
  let lie = 0;
  for (const { slots } of history) if (!at(slots, place).truth) lie++;
  return { truth: history.length - lie, lie };
}

/** RD-22: a slot with as many lie tokens as the limit allows lies no more, unless it may pay for it (H-1). */
export function mayLie(history: readonly Night[], place: number, options: Options): boolean {
  return options.liePenalty > 0 || !isLieTooMany(history, place, options);
}

/** Whether one more lie of this slot would be beyond the limit. */
export function isLieTooMany(
  history: readonly Night[],
  place: number,
  { lieLimit }: Options,
): boolean {
  return lieLimit !== null && tokensOf(history, place).lie >= lieLimit;
}
