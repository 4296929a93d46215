import { type CardName, cardOf } from '../instances.ts';
import { worthOf } from './worth.ts';

/** A name on the bench: all cards that would share its space. */
interface Squad {
  readonly cards: CardName[];
  worth: number;
}

/** The worth of a deck, counting only the names that fit on the bench. */
export function worthOfDeck(cards: readonly CardName[], round: number): number {
  const kept = bestDeck(cards, round);
  return kept.reduce((sum, card) => sum + worthOf(card, { cards: kept, round }), 0);
}

/** Drops whole names, the least worthy first, until those that are left find room on the bench. */
export function bestDeck(cards: readonly CardName[], round: number): CardName[] {
  let kept = [...cards];
  for (let squads = squadsOf(kept, round); squads.length > NAMES; squads = squadsOf(kept, round)) {
    const [least] = squads.sort((a, b) => a.worth - b.worth);
    kept = kept.filter((card) => !least?.cards.includes(card));
  }
  return kept;
}

/** One name more than there are spaces: the last one holds the flag. */
const NAMES = 7;

function squadsOf(cards: readonly CardName[], round: number): Squad[] {
  const squads = new Map<string, Squad>();
  for (const card of cards) {
    const { key } = cardOf(card);
    const squad = squads.get(key) ?? { cards: [], worth: 0 };
    squad.cards.push(card);
    squad.worth += worthOf(card, { cards, round });
    squads.set(key, squad);
  }
  return [...squads.values()];
}
