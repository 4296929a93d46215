import { learned } from '../../../bots/learned.ts';
import type { CardName } from '../instances.ts';
import { ROUNDS } from '../tournament.ts';
import { describe, FIGURES } from './figures.ts';
import { PROWESS } from './prowess-weights.ts';

/** How strong a deck is in a round. The difference of two decks tells how likely one beats the other. */
export function prowess(deck: readonly CardName[], round: number): number {
  describe(deck, round, DESCRIBED);
  return judge(DESCRIBED);
}

const DESCRIBED = new Float64Array(FIGURES);
const judge = learned(PROWESS);

/** The chance that a deck beats one that is weaker by `lead`. */
export function winChance(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}

/** How far ahead a deck is judged, and how much that counts. */
const AHEAD = 2;
const LATER = 0.3;

/** What a deck promises: its strength in this round, and a while later. */
export function promise(deck: readonly CardName[], round: number): number {
  return promiseFrom(prowess(deck, round), deck, round);
}

/** The same where its strength in this round is known better. */
export function promiseFrom(now: number, deck: readonly CardName[], round: number): number {
  const later = Math.min(round + AHEAD, ROUNDS);
  return later <= round ? now : (1 - LATER) * now + LATER * prowess(deck, later);
}
