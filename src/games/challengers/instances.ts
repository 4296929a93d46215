import { at, range } from '../../engine/list.ts';
import { CARDS } from './cards.ts';
import type { Card, SetName, Tray } from './effects.ts';

/** A physical card: `film-cat~2` is the second Cat, `starter-dog~3.1` the Dog of seat 3 (CH-8). */
export type CardName = string;

interface Instance {
  readonly card: Card;
  /** Its place in the canonical order. */
  readonly rank: number;
}

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

const BY_RANK = CARDS.map((card) => card.id).sort();

const KNOWN = new Map<CardName, Instance>();

/** The printed card with this id. */
export function cardNamed(id: string): Card {
  const card = BY_ID.get(id);
  if (!card) throw new RangeError(`no card is called ${id}`);
  return card;
}

/** What is printed on a physical card. */
export function cardOf(name: CardName): Card {
  return instance(name).card;
}

/** CH-8: canonical order is by card id, then seat, then copy. */
export function canonically(a: CardName, b: CardName): number {
  return instance(a).rank - instance(b).rank;
}

/** A list in canonical order with one more card. */
export function withCard(list: readonly CardName[], name: CardName): CardName[] {
  const longer = [...list];
  insert(longer, name);
  return longer;
}

function insert(list: CardName[], name: CardName): void {
  let place = list.length;
  while (place > 0 && canonically(list[place - 1] ?? name, name) > 0) place--;
  list.splice(place, 0, name);
}

/** The cards in canonical order. */
export function inOrder(names: readonly CardName[]): CardName[] {
  const list: CardName[] = [];
  for (const name of names) insert(list, name);
  return list;
}

/** Takes a card out of a list; says whether it was there. */
export function takeOut(list: CardName[], name: CardName): boolean {
  const place = list.indexOf(name);
  if (place >= 0) list.splice(place, 1);
  return place >= 0;
}

const COPIES = new Map(
  CARDS.map((card) => [card, range(card.copies).map((n) => `${card.id}~${n + 1}`)]),
);

const STARTER_DECKS = range(8).map((seat) =>
  CARDS.filter((card) => card.level === 'S')
    .flatMap((card) => range(card.copies).map((n) => `${card.id}~${seat}.${n + 1}`))
    .sort(canonically),
);

/** CH-7: the six cards that a seat begins with. */
export function starterDeck(seat: number): CardName[] {
  return [...at(STARTER_DECKS, seat)];
}

/** CH-6, CH-9: the cards of a level in these sets and City, in the order of the data file. */
export function cardsOfLevel(level: Tray, sets: readonly SetName[]): CardName[] {
  const cards: CardName[] = [];
  for (const card of CARDS)
    if (card.level === level && (card.set === 'city' || sets.includes(card.set)))
      cards.push(...copies(card));
  return cards;
}

/** All copies of a card, the first one first. */
export function copies(card: Card): readonly CardName[] {
  return COPIES.get(card) ?? [];
}

function instance(name: CardName): Instance {
  const known = KNOWN.get(name);
  if (known) return known;
  const [id = '', number = ''] = name.split('~');
  const [seat, copy] = number.includes('.') ? number.split('.').map(Number) : [-1, Number(number)];
  const rank = BY_RANK.indexOf(id) * 1000 + ((seat ?? -1) + 1) * 100 + (copy ?? 0);
  const read = { card: cardNamed(id), rank };
  KNOWN.set(name, read);
  return read;
}
