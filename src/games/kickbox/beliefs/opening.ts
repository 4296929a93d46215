import { at, range } from '../../../engine/list.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Corner, Event, Options } from '../kind.ts';
import { beltProfileOf } from '../rules/advanced.ts';
import { mayChange } from '../rules/starting.ts';
import { type Guess, weighed } from './guess.ts';

/** The colours that an opening hand must hold in cards that were not seen. */
export type Wanted = 'nothing' | 'red' | 'green' | 'redOrGreen' | 'redAndGreen';

/** What is known of a fighter's hidden cards when the first starting player is determined. */
export interface Opening {
  readonly batches: ReadonlyMap<CardId, number>;
  readonly guesses: readonly Guess[];
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
  changeable: boolean,
): Opening | undefined {
  const later = news.findIndex(({ type }) => type !== 'drew' && type !== 'mulligan');
  const deal = later < 0 ? news : news.slice(0, later);
  const hands = deal.flatMap((one) =>
    one.type === 'drew' && one.seat === seat ? [one.count] : [],
  );
  if (hands[0] !== Math.min(beltProfileOf(options, seat).hand, cards.length)) return undefined;
  const hand = at(hands, hands.length - 1);
  const { mulligan: option } = options;
  const known = { hand, news: deal.length };
  return hands.length > 1 || changeable
    ? { ...known, ...byColours(cards, hands, option, changeable) }
    : { ...known, ...unchanged(cards, hand, option) };
}

/** The usual case: any cards, but not such a hand as may be changed. */
function unchanged(
  cards: readonly CardId[],
  hand: number,
  option: Options['mulligan'],
): Pick<Opening, 'batches' | 'guesses'> {
  const guess = { wanted: wantedIn(option), stretches: [[hand]], weight: 1 };
  return { batches: new Map(cards.map((card) => [card, 0])), guesses: [guess] };
}

/** What is in a hand that may not be changed (KB-11). */
function wantedIn(option: Options['mulligan']): Wanted {
  if (!mayChange({ red: false, green: false }, option)) return 'nothing';
  return mayChange({ red: true, green: false }, option) ? 'redAndGreen' : 'redOrGreen';
}

/** What is still wanted when a card of the opening hand is seen. */
export function stillWanted(wanted: Wanted, card: CardId): Wanted {
  const { colours } = cardOf(card);
  const [red, green] = [colours.includes('red'), colours.includes('green')];
  switch (wanted) {
    case 'nothing':
      return 'nothing';
    case 'red':
      return red ? 'nothing' : 'red';
    case 'green':
      return green ? 'nothing' : 'green';
    case 'redOrGreen':
      return red || green ? 'nothing' : 'redOrGreen';
    case 'redAndGreen':
      if (red) return green ? 'nothing' : 'green';
      return green ? 'red' : 'redAndGreen';
  }
}

/** Where mulligans tell of colours, each mix of them is a batch: neither red nor green, red, green, both. */
function colourBatch(card: CardId): number {
  const { colours } = cardOf(card);
  return (colours.includes('red') ? 1 : 0) + (colours.includes('green') ? 2 : 0);
}

const COLOUR_BATCHES = 4;

/** How many cards of a hand are of each batch of colours. */
type Mix = readonly number[];

/** KB-12: each hand but the last might be changed and was; it was drawn without the one before. */
function byColours(
  cards: readonly CardId[],
  hands: readonly number[],
  option: Options['mulligan'],
  changeable: boolean,
): Pick<Opening, 'batches' | 'guesses'> {
  const all = range(COLOUR_BATCHES).map(
    (batch) => cards.filter((card) => colourBatch(card) === batch).length,
  );
  let mixes: WeighedMix[] = [{ mix: all.map(() => 0), weight: 1 }];
  for (const [change, hand] of hands.entries()) {
    const may = change < hands.length - 1 || changeable;
    mixes = redealt(all, mixes, hand).filter(({ mix }) => mayChange(has(mix), option) === may);
  }
  const guesses = mixes
    .filter(({ weight }) => weight > 0)
    .map(({ mix, weight }): Guess => ({ wanted: 'nothing', stretches: [mix], weight }));
  const batches = new Map(cards.map((card) => [card, colourBatch(card)]));
  return { batches, guesses: weighed(guesses) };
}

interface WeighedMix {
  readonly mix: Mix;
  readonly weight: number;
}

function has([_, red = 0, green = 0, both = 0]: Mix): { red: boolean; green: boolean } {
  return { red: red + both > 0, green: green + both > 0 };
}

/** New hands, drawn from what the old ones left in the deck. */
function redealt(all: Mix, before: readonly WeighedMix[], hand: number): WeighedMix[] {
  return mixesOf(all, hand).map((mix) => {
    let weight = 0;
    for (const old of before) {
      const left = all.map((count, batch) => count - at(old.mix, batch));
      weight += old.weight * ways(left, mix);
    }
    return { mix, weight };
  });
}

/** Every mix of `hand` cards. */
function mixesOf(all: Mix, hand: number): Mix[] {
  const [most, ...others] = all;
  if (most === undefined) return hand === 0 ? [[]] : [];
  return range(Math.min(most, hand) + 1).flatMap((count) =>
    mixesOf(others, hand - count).map((mix) => [count, ...mix]),
  );
}

/** In how many ways such a mix can be taken. */
function ways(all: Mix, mix: Mix): number {
  return mix.reduce((product, k, batch) => product * binomial(at(all, batch), k), 1);
}

/** The binomial coefficient. */
export function binomial(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
