import { CARDS } from '../cards.ts';
import { type CardName, cardOf } from '../instances.ts';
import { BENCH_SPACES, ROUNDS } from '../tournament.ts';

/** Numbers of names that are told apart: from one below the spaces of the bench on. */
export const NAME_STEPS = 6;

/** Where the figures of a kind begin; those of the cards come first. */
export const ROUNDS_AT = CARDS.length;
export const NAMES_AT = ROUNDS_AT + ROUNDS;
export const SIZE_AT = NAMES_AT + NAME_STEPS;
export const STRENGTH_AT = SIZE_AT + 1;
export const HAS_AT = STRENGTH_AT + 1;

/** How many figures describe a deck. */
export const FIGURES = HAS_AT + CARDS.length;

const PLACES = new Map(CARDS.map((card, place) => [card, place]));

/**
 * Writes the figures of a deck in a round: how many of each card, which round, how many names and
 * cards, and which cards it has at all (further copies need no more room on the bench).
 */
export function describe(deck: readonly CardName[], round: number, into: Float64Array): void {
  into.fill(0);
  const names = new Set<string>();
  let strength = 0;
  for (const name of deck) {
    const card = cardOf(name);
    const place = PLACES.get(card) ?? 0;
    into[place] = (into[place] ?? 0) + 0.5;
    names.add(card.key);
    strength += card.strength;
  }
  into[ROUNDS_AT + Math.min(round, ROUNDS) - 1] = 1;
  for (let step = 0; step < NAME_STEPS; step++)
    into[NAMES_AT + step] = names.size >= BENCH_SPACES + step ? 1 : 0;
  into[SIZE_AT] = deck.length / 10;
  into[STRENGTH_AT] = strength / 40;
  for (let card = 0; card < CARDS.length; card++)
    into[HAS_AT + card] = (into[card] ?? 0) > 0 ? 0.5 : 0;
}
