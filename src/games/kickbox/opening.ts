import { at, range } from '../../engine/list.ts';
import { cardOf } from './deck.ts';
import { type Guesses, weighed, word } from './guesses.ts';
import type { CardId, Corner, Event, Options } from './kind.ts';
import { profileOf } from './rules/advanced.ts';

/** Red is 1, green is 2, either of them 4: what an opening hand is known to hold, in cards not seen. */
export type Wants = number;

/** What is known of a fighter's hidden cards when the first starting player is determined. */
export interface Opening {
  readonly batches: ReadonlyMap<CardId, number>;
  readonly guesses: Guesses;
  readonly hand: number;
  /** How much of the news it is known from. */
  readonly news: number;
}

/** Reads the deal and the mulligans; undefined if the news do not begin with the deal. */
export function opening(
  seat: Corner,
  cards: readonly CardId[],
  news: readonly Event[],
  options: Options,
  mayChange: boolean,
): Opening | undefined {
  const later = news.findIndex(({ type }) => type !== 'drew' && type !== 'mulligan');
  const deal = later < 0 ? news : news.slice(0, later);
  const hands = deal.flatMap((one) =>
    one.type === 'drew' && one.seat === seat ? [one.count] : [],
  );
  if (hands[0] !== Math.min(profileOf(options, seat).hand, cards.length)) return undefined;
  const hand = at(hands, hands.length - 1);
  const { mulligan: option } = options;
  const known = { hand, news: deal.length };
  return hands.length > 1 || mayChange
    ? { ...known, ...byColours(cards, hands, option, mayChange) }
    : { ...known, ...unchanged(cards, hand, WANTS[option]) };
}

/** KB-11: what is in a hand that may not be changed. */
const WANTS: Readonly<Record<Options['mulligan'], Wants>> = { neither: 4, either: 3, off: 0 };

/** The usual case: any cards, but not such a hand as may be changed. */
function unchanged(
  cards: readonly CardId[],
  hand: number,
  wants: Wants,
): Pick<Opening, 'batches' | 'guesses'> {
  const guesses = new Map([[word(wants, [[hand]]), 1]]);
  return { batches: new Map(cards.map((card) => [card, 0])), guesses };
}

/** What is still wanted when a card of these colours is seen. */
export function unseen(wants: Wants, colours: number): Wants {
  return colours === 0 ? wants : wants & ~(colours | 4);
}

/** Red is 1, green is 2. */
export function coloursOf(card: CardId): number {
  const { colours } = cardOf(card);
  return (colours.includes('red') ? 1 : 0) + (colours.includes('green') ? 2 : 0);
}

/** How many cards of a hand have no colour, red, green, and both. */
type Mix = readonly number[];

/** KB-12: each hand but the last might be changed and was; it was drawn without the one before. */
function byColours(
  cards: readonly CardId[],
  hands: readonly number[],
  option: Options['mulligan'],
  mayChange: boolean,
): Pick<Opening, 'batches' | 'guesses'> {
  const all = range(4).map((colours) => cards.filter((card) => coloursOf(card) === colours).length);
  let mixes: WeighedMix[] = [{ mix: [0, 0, 0, 0], weight: 1 }];
  for (const [change, hand] of hands.entries()) {
    const may = change < hands.length - 1 || mayChange;
    mixes = redealt(all, mixes, hand).filter(({ mix }) => changeable(mix, option) === may);
  }
  const guesses = new Map(mixes.map(({ mix, weight }) => [word(0, [mix]), weight]));
  const batches = new Map(cards.map((card) => [card, coloursOf(card)]));
  return { batches, guesses: weighed(guesses) };
}

interface WeighedMix {
  readonly mix: Mix;
  readonly weight: number;
}

/** KB-11 for a mix of colours. */
function changeable([_, red = 0, green = 0, both = 0]: Mix, option: Options['mulligan']): boolean {
  if (option === 'off') return false;
  const [noRed, noGreen] = [red + both === 0, green + both === 0];
  return option === 'neither' ? noRed && noGreen : noRed || noGreen;
}

/** New hands, drawn from what the old ones left in the deck. */
function redealt(all: Mix, before: readonly WeighedMix[], hand: number): WeighedMix[] {
  return mixesOf(all, hand).map((mix) => {
    let weight = 0;
    for (const old of before) {
      const left = all.map((count, colours) => count - at(old.mix, colours));
      weight += old.weight * ways(left, mix);
    }
    return { mix, weight };
  });
}

/** Every mix of so many cards. */
function mixesOf(all: Mix, hand: number): Mix[] {
  const [most, ...others] = all;
  if (most === undefined) return hand === 0 ? [[]] : [];
  return range(Math.min(most, hand) + 1).flatMap((count) =>
    mixesOf(others, hand - count).map((mix) => [count, ...mix]),
  );
}

/** In how many ways such a mix can be taken. */
function ways(all: Mix, mix: Mix): number {
  return mix.reduce((product, k, colours) => product * binomial(at(all, colours), k), 1);
}

/** The binomial coefficient. */
export function binomial(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
