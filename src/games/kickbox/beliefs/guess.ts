import { sum } from '../../../engine/list.ts';
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
  return sum(stretches.map((counts) => counts[batch] ?? 0));
}

/** The stretches with `by` more cards of a batch in one of them. */
export function changed(
  stretches: readonly Counts[],
  stretch: number,
  batch: number,
  by: number,
): readonly Counts[] {
  return stretches.map((counts, place) =>
    place === stretch ? counts.map((count, b) => (b === batch ? count + by : count)) : counts,
  );
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
    const same = known.get(key);
    known.set(key, same ? { ...same, weight: same.weight + guess.weight } : guess);
    total += guess.weight;
  }
  return [...known.values()].map((guess) => ({ ...guess, weight: guess.weight / total }));
}

/** A string that equal guesses share. Counts as characters: joining numbers took most of the time. */
function keyOf({ wanted, stretches }: Guess): string {
  let key = `${wanted}`;
  for (const counts of stretches) key += ` ${String.fromCharCode(...counts)}`;
  return key;
}
