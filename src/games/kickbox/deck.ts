import { BELTS, CARD_BELTS, type CardBelt } from './belts.ts';
import { CARDS, type Card, type CardType } from './cards.ts';
import type { CardId } from './kind.ts';

/** One card of a deck: what it is, which copy, its belt, and its id in the red and the blue corner. */
export interface Printed extends Card {
  readonly type: CardType;
  readonly copy: number;
  readonly belt: CardBelt;
  readonly ids: readonly [CardId, CardId];
}

/** The 60 cards of a corner in canonical order: as in the table, copies ascending. */
export const PRINTED: readonly Printed[] = cardTypes().flatMap((type) => {
  const card: Card = CARDS[type];
  const belts = CARD_BELTS.flatMap((belt) => Array<CardBelt>(card.copies[belt] ?? 0).fill(belt));
  return belts.map((belt, i) => {
    const name = `${type}.${i + 1}`;
    return { ...card, type, copy: i + 1, belt, ids: [`r.${name}`, `b.${name}`] };
  });
});

const BY_ID: ReadonlyMap<CardId, Printed> = new Map(
  PRINTED.flatMap((card) => card.ids.map((id) => [id, card])),
);

/** The card with this id, which must exist. */
export function cardOf(id: CardId): Printed {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/** KB-130: the cards of a belt and of all lower belts. */
export function upTo(print: readonly Printed[], belt: keyof typeof BELTS): readonly Printed[] {
  const lower = CARD_BELTS.slice(0, CARD_BELTS.indexOf(BELTS[belt].cards) + 1);
  return lower.length === CARD_BELTS.length
    ? print
    : print.filter((card) => lower.includes(card.belt));
}

function cardTypes(): CardType[] {
  const types: CardType[] = [];
  for (const type in CARDS) if (isCardType(type)) types.push(type);
  return types;
}

function isCardType(type: string): type is CardType {
  return Object.hasOwn(CARDS, type);
}
