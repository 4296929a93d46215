import { at, sum } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Card, handsOf } from '../cards.ts';
import type { Corner } from '../kind.ts';
import { opponentOf } from '../rules/ring.ts';
import { type Worths, worth } from './duel.ts';
import { type Fighting, softly } from './fighting.ts';
import { betsOn, costOf, winnerChance } from './hands.ts';
import { cardsIn, type HandId, handId } from './multisets.ts';
import type { RingSpot } from './ring-table.ts';

/** What is believed of a fighter's hand: the hands it may be, and how likely each is. */
export interface Reading {
  readonly hands: readonly HandId[];
  readonly weights: readonly number[];
}

/** A hand that is known. */
export function certain(cards: readonly Card[]): Reading {
  return { hands: [handId(cards)], weights: [1] };
}

/** The hands a player may take from these cards, without further information. */
export function unread(cards: readonly Card[], size: number): Reading {
  const hands = handsOf(cards, size).map(handId);
  return { hands, weights: hands.map(() => 1 / hands.length) };
}

/** A reading after something that is so likely with each of its hands. */
export function reread({ hands, weights }: Reading, likely: (hand: HandId) => number): Reading {
  const products = hands.map((hand, i) => at(weights, i) * likely(hand));
  const total = sum(products);
  return total > 0
    ? { hands, weights: products.map((weight) => weight / total) }
    : { hands, weights };
}

/** A hand, as likely as it is believed to be. */
export function drawn({ hands, weights }: Reading, rng: Rng): HandId {
  let left = rng.below(FINE) / FINE;
  for (let i = 0; i < hands.length; i++) {
    left -= at(weights, i);
    if (left < 0) return at(hands, i);
  }
  return at(hands, hands.length - 1);
}

const FINE = 1 << 30;

/** Two ways to go about a fight. */
export interface Plans {
  readonly winning: Fighting;
  readonly losing: Fighting;
}

/** The value of a hand for a player who wants to win or to lose with it, bets included. */
export function handPromise(
  hand: HandId,
  corner: Corner,
  plans: Plans,
  worths: Worths,
  spot: RingSpot,
): number {
  const [winning, losing] = [plans.winning.hopes(hand, spot), plans.losing.hopes(hand, spot)];
  const best = Math.max(
    worth(winning, worths) + betsOn(winnerChance(winning, corner)),
    worth(losing, worths) + betsOn(winnerChance(losing, opponentOf(corner))),
  );
  return best - costOf(cardsIn(hand));
}

/** Which hands people take: the more it promises, the likelier. */
export function trained(reading: Reading, promise: (hand: HandId) => number): Reading {
  const { hands } = reading;
  const likely = softly(hands.map((hand) => promise(hand) / FASTIDIOUS));
  const weights = likely.map((chance) => 0.85 * chance + 0.15 / hands.length);
  return { hands, weights };
}

/** A difference in promise that makes a hand much likelier. */
const FASTIDIOUS = 6000;
