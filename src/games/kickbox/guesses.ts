/**
 * Guesses about a hand, each with its weight. A guess is a word of digits: what is still wanted of
 * the opening hand, then stretch by stretch how many cards of each batch lie in it.
 */
export type Guesses = Map<string, number>;

/** Less likely than this is never. */
const NEVER = 1e-7;
const ZERO = 48;

/** Where a number stands in a guess. */
export function place(batches: number, stretch: number, batch: number): number {
  return 1 + stretch * batches + batch;
}

/** The number that stands there. */
export function digit(guess: string, at: number): number {
  return guess.charCodeAt(at) - ZERO;
}

/** The guess with another number there. */
export function withDigit(guess: string, at: number, number: number): string {
  return guess.slice(0, at) + String.fromCharCode(ZERO + number) + guess.slice(at + 1);
}

/** The word of a guess. */
export function word(wants: number, stretches: readonly (readonly number[])[]): string {
  return String.fromCharCode(...[wants, ...stretches.flat()].map((number) => ZERO + number));
}

/** How many stretches a guess has. */
export function stretchesIn(guess: string, batches: number): number {
  return (guess.length - 1) / batches;
}

/** How many cards of a batch are in the hand. */
export function inHand(guess: string, batches: number, batch: number): number {
  let count = 0;
  for (let at = 1 + batch; at < guess.length; at += batches) count += digit(guess, at);
  return count;
}

/** Another way to the same guess adds to its weight. */
export function add(guesses: Guesses, guess: string, weight: number): void {
  guesses.set(guess, (guesses.get(guess) ?? 0) + weight);
}

/** The guesses with weights that add up to 1, without those that are never true. */
export function weighed(guesses: Guesses): Guesses {
  let total = 0;
  for (const weight of guesses.values()) total += weight;
  const known: Guesses = new Map();
  for (const [guess, weight] of guesses)
    if (weight > total * NEVER) known.set(guess, weight / total);
  return known;
}

/** Every guess rewritten; equal ones become one. */
export function rewritten(guesses: Guesses, rewrite: (guess: string) => string): Guesses {
  const known: Guesses = new Map();
  for (const [guess, weight] of guesses) add(known, rewrite(guess), weight);
  return known;
}
