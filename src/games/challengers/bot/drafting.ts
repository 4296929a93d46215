import { choices, without } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type CardName, cardOf } from '../instances.ts';
import { promise } from './prowess.ts';

/** A deck, and what it promises. */
export interface Drafted {
  readonly deck: readonly CardName[];
  readonly promise: number;
}

/** The deck without the cards that it is better without. */
export function trimmed(deck: readonly CardName[], round: number): Drafted {
  let kept: Drafted = { deck, promise: promise(deck, round) };
  for (;;) {
    const better = bestRemoval(kept, round);
    if (!better) return kept;
    kept = better;
  }
}

/** Smaller decks have not been seen. */
const FEWEST = 4;

/** The deck without the one card or name that it is best without, if there is one. */
function bestRemoval(from: Drafted, round: number): Drafted | undefined {
  let best: Drafted | undefined;
  for (const deck of smallerDecks(from.deck)) {
    if (deck.length < FEWEST) continue;
    const left = { deck, promise: promise(deck, round) };
    if (left.promise > (best ?? from).promise) best = left;
  }
  return best;
}

/** Without one card of each kind, and without all cards of a name, which frees a bench space. */
function smallerDecks(deck: readonly CardName[]): (readonly CardName[])[] {
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
  round: number,
): Drafted {
  const ways = waysToPick(offer, picks).map((picked) => {
    const larger = [...deck, ...picked];
    return { deck: larger, promise: promise(larger, round) };
  });
  ways.sort((a, b) => b.promise - a.promise);
  let best = trimmed(deck, round);
  for (const way of ways.slice(0, WORTH_TRIMMING)) {
    const drafted = trimmed(way.deck, round);
    if (drafted.promise > best.promise) best = drafted;
  }
  return best;
}

const WORTH_TRIMMING = 3;
const MOST_PICKS = 2;

/** All different ways to pick that many cards. */
function waysToPick(offer: readonly CardName[], picks: number): CardName[][] {
  const ways = new Map<string, CardName[]>();
  for (const picked of choices(offer, Math.min(picks, MOST_PICKS, offer.length))) {
    const ids = picked.map((card) => cardOf(card).id);
    ways.set(ids.sort().join(), picked);
  }
  return [...ways.values()];
}

/** The best decks after random offers from a pool. */
export function freshDrafts(
  deck: readonly CardName[],
  pool: readonly CardName[],
  {
    cards,
    picks,
    round,
  }: { readonly cards: number; readonly picks: number; readonly round: number },
  rng: Rng,
): Drafted[] {
  return Array.from({ length: OFFERS }, () =>
    bestDraft(deck, rng.shuffle([...pool]).slice(0, cards), picks, round),
  );
}

const OFFERS = 10;

/** One of each kind of card. */
export function distinct(cards: readonly CardName[]): CardName[] {
  const seen = new Set<unknown>();
  return cards.filter((card) => !seen.has(cardOf(card)) && seen.add(cardOf(card)));
}
