import { learned } from '../../../bots/learned.ts';
import type { CardName } from '../instances.ts';
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
