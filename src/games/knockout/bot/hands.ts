import type { Situation } from '../../../bots/bot.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { cornerOf } from '../boxers.ts';
import type { Card } from '../cards.ts';
import type { Corner, Fight, KnockOut, Move } from '../kind.ts';
import { opponentOf } from '../rules/ring.ts';
import { duelOf, possibleDuels } from './beliefs.ts';
import { type Chances, chancesOf, type Duel, type Worths, weightedChances, worth } from './duel.ts';
import { mix } from './mix.ts';
import { CARD_WORTHS, worthsFor } from './worths.ts';

/** The hand that promises most, be it to win or to lose with. */
export function bestHand(situation: Situation<KnockOut>, fight: Fight, memory: number): Move {
  const { ask, view, rng } = situation;
  const corner = cornerOf(fight, view.seat ?? -1);
  if (!corner) return ask.idle;
  const worths = worthsFor(view.open, fight, view.seat ?? -1);
  const rivals = possibleDuels(situation, fight, [], 3, memory);
  const options = someOf(ask.moves, rng).map((move) => ({
    move,
    value: move.type === 'train' ? promiseOf(move.cards, rivals, fight, corner, worths) : 0,
  }));
  return mix(options, 1000, rng);
}

/** Of many hands the weakest, the strongest and any others. */
function someOf(hands: readonly Move[], rng: Rng): Move[] {
  if (hands.length <= OTHERS) return [...hands];
  const others = rng.shuffle(hands.slice(1, -1)).slice(0, OTHERS);
  return [at(hands, 0), at(hands, hands.length - 1), ...others];
}

const OTHERS = 12;

/** What a hand promises: prize and career, the bets one can make on it, less what its cards are worth. */
export function promiseOf(
  hand: readonly Card[],
  rivals: readonly Duel[],
  fight: Fight,
  corner: Corner,
  worths: Worths,
): number {
  const duels = rivals.map((rival) => duelOf(fight, { ...rival.hands, [corner]: hand }));
  const plans = [corner, opponentOf(corner)].map((winner) => {
    const chances = planned(duels, corner, winner);
    return worth(chances, worths) + betsOn(winnerChance(chances, winner));
  });
  return Math.max(...plans) - costOf(hand);
}

/** What the cards of a hand will be missed for. */
export function costOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + at(CARD_COSTS, card), 0);
}

const CARD_COSTS = [0, 1, 2, 3, 4, 5].map((card) => 0.75 * (CARD_WORTHS[card] ?? 0));

/** How fights end when one corner wants this winner. */
export function planned(duels: readonly Duel[], corner: Corner, winner: Corner): Chances {
  const worths: Worths = winner === 'red' ? [1, 1, 0, 0] : [0, 0, 1, 1];
  return weightedChances(
    duels.map((duel) => ({ weight: 1, chances: chancesOf(duel, { corner, worths }) })),
  );
}

export function winnerChance(chances: Chances, winner: Corner): number {
  return winner === 'red' ? chances[0] + chances[1] : chances[2] + chances[3];
}

/** What three chips can make of a win that is so likely, most of them against the bank. */
export function betsOn(chance: number): number {
  return 36_000 * Math.max(0, 1.5 * modest(chance) - 1);
}

/** Plans come out a little worse than they look. */
export function modest(chance: number): number {
  return 0.5 + 0.85 * (chance - 0.5);
}
