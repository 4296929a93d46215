import { at, range } from '../../../engine/list.ts';
import { type Card, HAND_SIZE } from '../cards.ts';

/** A hand by its number: hands are told apart by how many cards of each value they hold. */
export type HandId = number;

/** One more than the highest card: tables have a place for each card. */
export const VALUES = 6;

/** Every hand of up to four cards, the empty one first. */
const HANDS: readonly (readonly Card[])[] = range(HAND_SIZE + 1).flatMap((size) =>
  handsOfSize(size, 1),
);

function handsOfSize(size: number, lowest: Card): Card[][] {
  if (size === 0) return [[]];
  return range(VALUES - lowest).flatMap((i) =>
    handsOfSize(size - 1, lowest + i).map((rest) => [lowest + i, ...rest]),
  );
}

const IDS = new Map(HANDS.map((cards, id) => [cards.join(), id]));

export const HAND_COUNT = HANDS.length;

/** The number of a hand whose cards are in ascending order. */
export function handId(cards: readonly Card[]): HandId {
  const id = IDS.get(cards.join());
  if (id === undefined) throw new RangeError(`no hand of ${cards.join(', ')}`);
  return id;
}

/** The cards of a hand. */
export function cardsIn(hand: HandId): readonly Card[] {
  return at(HANDS, hand);
}

/** The different cards of a hand. */
export function valuesIn(hand: HandId): readonly Card[] {
  return at(DIFFERENT, hand);
}

const DIFFERENT = HANDS.map((cards) => [...new Set(cards)]);

/** What is left of a hand without one of its cards. */
export function handWithout(hand: HandId, card: Card): HandId {
  return at(SMALLER, hand * VALUES + card);
}

const SMALLER = HANDS.flatMap((cards) =>
  range(VALUES).map((card) => {
    const place = cards.indexOf(card);
    return place < 0 ? -1 : handId(cards.filter((_, i) => i !== place));
  }),
);

/** How many cards of a value a hand holds. */
export function copiesIn(hand: HandId, card: Card): number {
  return at(COPIES, hand * VALUES + card);
}

const COPIES = HANDS.flatMap((cards) =>
  range(VALUES).map((value) => cards.filter((card) => card === value).length),
);
