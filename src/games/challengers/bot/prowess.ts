import type { CardName } from '../instances.ts';
import { judgeDeck } from './deck-judge.ts';

/** How strong a deck is in a round. The difference of two decks tells how likely one beats the other. */
export function prowess(deck: readonly CardName[], round: number): number {
  return judgeDeck(deck, round).prowess;
}

/** The chance that a deck beats one that is weaker by `lead`. */
export function winChance(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}
