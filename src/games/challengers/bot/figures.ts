import { CARDS } from '../cards.ts';
import { type CardName, cardOf } from '../instances.ts';
import { BENCH_SPACES, ROUNDS } from '../tournament.ts';

/** Numbers of names that are told apart: from one below the spaces of the bench on. */
const NAME_STEPS = 6;

/** How many figures describe a deck. */
export const FIGURES = 2 * CARDS.length + ROUNDS + NAME_STEPS + 2;

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
  let place = CARDS.length;
  into[place + Math.min(round, ROUNDS) - 1] = 1;
  place += ROUNDS;
  for (let step = 0; step < NAME_STEPS; step++)
    into[place++] = names.size >= BENCH_SPACES + step ? 1 : 0;
  into[place++] = deck.length / 10;
  into[place++] = strength / 40;
  for (let card = 0; card < CARDS.length; card++) into[place++] = (into[card] ?? 0) > 0 ? 0.5 : 0;
}
