import { choices, without } from '../../../engine/list.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { DeckValue } from './outlook.ts';

/** A deck, and what it is worth. */
export interface Drafted {
  readonly deck: readonly CardName[];
  readonly value: number;
}

/** The deck without the cards that it is better without. */
export function trimmed(deck: readonly CardName[], appraise: DeckValue): Drafted {
  let kept: Drafted = { deck, value: appraise(deck) };
  for (;;) {
    const better = bestRemoval(kept, appraise);
    if (!better) return kept;
    kept = better;
  }
}

/** Smaller decks have not been seen. */
const FEWEST = 4;

/** The deck without the one card or name that it is best without, if there is one. */
function bestRemoval(from: Drafted, appraise: DeckValue): Drafted | undefined {
  let best: Drafted | undefined;
  for (const deck of smallerDecks(from.deck)) {
    if (deck.length < FEWEST) continue;
    const left = { deck, value: appraise(deck) };
    if (left.value > (best ?? from).value) best = left;
  }
  return best;
}

/** Without one card of each kind, and without all cards of a name, which frees a bench space. */
export function smallerDecks(deck: readonly CardName[]): (readonly CardName[])[] {
  const kinds = distinct(deck);
  const names = [...new Set(kinds.map((card) => cardOf(card).key))]
    .map((key) => deck.filter((card) => cardOf(card).key !== key))
    .filter((left) => left.length < deck.length - 1);
  return [...kinds.map((card) => without(deck, card)), ...names];
}

/** The best deck that can be made by picking `picks` cards of an offer. */
export function bestDraft(
  deck: readonly CardName[],
  offer: readonly CardName[],
  picks: number,
  appraise: DeckValue,
  without = trimmed(deck, appraise),
): Drafted {
  const ways = waysToPick(offer, picks).map((picked) => {
    const larger = [...deck, ...picked];
    return { deck: larger, value: appraise(larger) };
  });
  ways.sort((a, b) => b.value - a.value);
  let best = without;
  for (const way of ways.slice(0, WORTH_TRIMMING)) {
    const drafted = trimmed(way.deck, appraise);
    if (drafted.value > best.value) best = drafted;
  }
  return best;
}

const WORTH_TRIMMING = 3;
const MOST_PICKS = 2;

/** All different ways to pick that many cards. */
export function waysToPick(offer: readonly CardName[], picks: number): CardName[][] {
  const ways = new Map<string, CardName[]>();
  for (const picked of choices(offer, Math.min(picks, MOST_PICKS, offer.length))) {
    const ids = picked.map((card) => cardOf(card).id);
    ways.set(ids.sort().join(), picked);
  }
  return [...ways.values()];
}

/** The deck without as many of these cards as given, those that are missed least. */
export function withoutLeast(
  deck: readonly CardName[],
  from: readonly CardName[],
  count: number,
  appraise: DeckValue,
): readonly CardName[] {
  let [left, choosable] = [deck, from];
  for (let n = 0; n < count; n++) {
    const ways = choosable.map((card) => ({ card, value: appraise(without(left, card)) }));
    const [best] = ways.sort((a, b) => b.value - a.value);
    if (!best) break;
    left = without(left, best.card);
    choosable = without(choosable, best.card);
  }
  return left;
}

/** The best deck after each of these offers. */
export function freshDrafts(
  deck: readonly CardName[],
  offers: readonly (readonly CardName[])[],
  picks: number,
  appraise: DeckValue,
): Drafted[] {
  const unchanged = trimmed(deck, appraise);
  return offers.map((offer) => bestDraft(deck, offer, picks, appraise, unchanged));
}

/** One of each kind of card. */
export function distinct(cards: readonly CardName[]): CardName[] {
  const seen = new Set<unknown>();
  return cards.filter((card) => !seen.has(cardOf(card)) && seen.add(cardOf(card)));
}
