import { at, sum } from '../../../engine/list.ts';
import type { CardType } from '../cards.ts';
import { cardOf } from '../deck.ts';
import type { CardId } from '../kind.ts';
import type { Side, Sight } from './sight.ts';

/** What the first, second, … card in hand is worth: an empty hand means a knockdown. */
const STEPS = [2.2, 1.7, 1.35, 1.05, 0.8, 0.6, 0.45, 0.35, 0.3];
const HIT = 0.55;
const KNOCKDOWN = 5;
const SURPLUS = 2.2;
const KNOCKOUT = 60;

/** The same added up, by the number of cards. */
const HANDS = [0, ...STEPS.map((_, i) => sum(STEPS.slice(0, i + 1)))];

/** The worth of a hand by its number of cards; fractions of a card do not count. */
export function handWorth(cards: number): number {
  return at(HANDS, Math.trunc(Math.max(0, Math.min(cards, STEPS.length))));
}

/** The cost of giving up cards of a hand. */
export function cost(cards: number, given: number): number {
  return handWorth(cards) - handWorth(cards - given);
}

/** What hits on a side are worth to the other side. */
export function blow(side: Side, hits: number, cards = side.cards): number {
  const surplus = hits - cards;
  const lost = cost(cards, hits) + HIT * hits;
  if (surplus <= 0) return lost;
  const out = side.exhausted || surplus >= 4 || surplus * 3 > side.deck;
  return lost + KNOCKDOWN + SURPLUS * surplus + (out ? KNOCKOUT : 0);
}

/** The worth of hitting a fighter who is down. */
export const FINISH = KNOCKOUT;

/** How gladly a card is kept. */
// biome-ignore format: a table
const KEEPS: Readonly<Record<CardType, number>> = {
  'jab': 0.7, 'punch': 0.8, 'hook': 0.85, 'uppercut': 1.1, 'spinning-backfist': 0.5,
  'check-hook': 0.9, 'front-kick': 1, 'low-kick': 0.55, 'roundhouse': 0.85, 'sidekick': 0.8,
  'axe-kick': 0.8, 'back-kick': 0.7, 'spinning-hook-kick': 0.6, 'jump-kick': 0.4,
  'block': 0.95, 'shin-check': 0.65, 'duck': 0.65, 'backstep': 0.85, 'clinch': 0.85,
  'combo': 0.45, 'box-combo': 0.25, 'double-kick-combo': 0.2,
  'power': 0.5, 'blitz': 0.9, 'gap': 0.6,
};

/** A defence is kept in hand if it is the last one, and an attack as well. */
const LAST = 0.8;

export function keepWorth({ hand }: Sight, card: CardId): number {
  const { type, colours } = cardOf(card);
  const last = (colour: 'red' | 'green'): boolean =>
    colours.includes(colour) &&
    !hand.some((held) => held !== card && cardOf(held).colours.includes(colour));
  return KEEPS[type] + (last('green') ? LAST : 0) + (last('red') ? LAST / 2 : 0);
}

/** Cards by how gladly they are given away. */
export function spares(sight: Sight, cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => keepWorth(sight, a) - keepWorth(sight, b));
}

/** The answer that is worth most; the first of equal ones. */
export function best<M>(moves: readonly M[], worth: (move: M) => number): M {
  let [found, most] = [moves[0], Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const value = worth(move);
    if (value > most) [found, most] = [move, value];
  }
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
