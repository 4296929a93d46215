import { at } from '../../../engine/list.ts';
import type { Wanted } from './opening.ts';

/** How many cards there are of each batch. */
export type Counts = readonly number[];

/** A way in which a hand may be made up, and how likely it is. */
export interface Guess {
  /** What the opening hand must hold beside the cards of it that were seen. */
  readonly wanted: Wanted;
  /** How many cards of each batch each stretch of the hand has; the first one is the opening hand. */
  readonly stretches: readonly Counts[];
  /** The weights of all guesses add up to 1. */
  readonly weight: number;
}

/** How many cards of a batch are in the hand. */
export function inHand({ stretches }: Guess, batch: number): number {
  let count = 0;
  for (const counts of stretches) count += counts[batch] ?? 0;
  return count;
}

/** The stretches with `by` more cards of a batch in one of them. */
export function changed(
  stretches: readonly Counts[],
  stretch: number,
  batch: number,
  by: number,
): readonly Counts[] {
  const counts = at(stretches, stretch);
  return stretches.with(stretch, counts.with(batch, at(counts, batch) + by));
}

/** Two stretches as one. */
export function together(one: Counts, other: Counts): Counts {
  return one.map((count, batch) => count + (other[batch] ?? 0));
}

export function isEmpty(counts: Counts): boolean {
  return counts.every((count) => count === 0);
}

/** Equal guesses become one, and weights add up to 1. However unlikely, none is left out. */
export function weighed(guesses: Iterable<Guess>): readonly Guess[] {
  const known = new Map<string, Guess>();
  let total = 0;
  for (const guess of guesses) {
    const key = keyOf(guess);
    const { wanted, stretches, weight } = guess;
    const same = known.get(key);
    known.set(key, same ? { wanted, stretches, weight: same.weight + weight } : guess);
    total += weight;
  }
  const all: Guess[] = [];
  for (const { wanted, stretches, weight } of known.values())
    all.push({ wanted, stretches, weight: weight / total });
  return all;
}

/** A string that equal guesses share. Counts as characters: joining numbers took most of the time. */
function keyOf({ wanted, stretches }: Guess): string {
  let key = `${wanted}`;
  for (const counts of stretches) key += ` ${String.fromCharCode(...counts)}`;
  return key;
}
