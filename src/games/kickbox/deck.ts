import { BELTS, CARD_BELTS, type CardBelt } from './belts.ts';
import { CARDS, type Card, type CardType } from './cards.ts';
import type { CardId, Corner } from './kind.ts';

/** One card of a deck: what it is, which copy, and its belt. */
export interface Printed extends Card {
  readonly type: CardType;
  readonly copy: number;
  readonly belt: CardBelt;
}

/** The 60 cards of a corner in canonical order: as in the table, copies ascending. */
export const PRINTED: readonly Printed[] = cardTypes().flatMap((type) => {
  const card: Card = CARDS[type];
  const belts = CARD_BELTS.flatMap((belt) => Array<CardBelt>(card.copies[belt] ?? 0).fill(belt));
  return belts.map((belt, i) => ({ ...card, type, copy: i + 1, belt }));
});

/** The id of a card in a corner. */
export function idOf({ type, copy }: Printed, seat: Corner): CardId {
  return `${seat === 0 ? 'r' : 'b'}.${type}.${copy}`;
}

const BY_ID: ReadonlyMap<CardId, Printed> = new Map(
  PRINTED.flatMap((card) => [
    [idOf(card, 0), card],
    [idOf(card, 1), card],
  ]),
);

/** The card with this id, which must exist. */
export function cardOf(id: CardId): Printed {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/** KB-130: the cards of a belt and of all lower belts. */
export function upTo(print: readonly Printed[], belt: keyof typeof BELTS): readonly Printed[] {
  const highest = CARD_BELTS.indexOf(BELTS[belt].cards);
  return print.filter((card) => CARD_BELTS.indexOf(card.belt) <= highest);
}

function cardTypes(): CardType[] {
  const types: CardType[] = [];
  for (const type in CARDS) if (isCardType(type)) types.push(type);
  return types;
}

function isCardType(type: string): type is CardType {
  return Object.hasOwn(CARDS, type);
}
