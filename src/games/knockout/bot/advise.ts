import type { Advice, Advisor, MayExplain } from '../../../bots/advice.ts';
import { at } from '../../../engine/list.ts';
import { cornerOf } from '../boxers.ts';
import type { Fight, KnockOut, Reason, View } from '../kind.ts';
import { betOn, stakeOf } from '../rules/betting.ts';
import { weighed } from './champion.ts';
import { chanceOf } from './chips.ts';
import { winnerChance } from './hands.ts';
import type { Weighed } from './weighing.ts';

/** What the champion would answer, with the odds and the money that speak for it. */
export const advise: Advisor<KnockOut> = (situation): Advice<KnockOut> => {
  const found = weighed(situation, 'all');
  const reasoned = found.map((one) => ({
    move: one.move,
    worth: one.worth,
    reason: reasonFor(situation.view, one),
  }));
  const { move, reason } = at(reasoned, 0);
  return { move, reason, weighed: reasoned, worlds: at(found, 0).worlds };
};

/** Challenges and chips lie open; what is trained and played stays secret. */
export const mayExplain: MayExplain<KnockOut> = ({ type }) =>
  ['challenge', 'bet', 'follow', 'pass', 'colour'].includes(type);

function reasonFor({ open, seat }: View, { move, chances, money }: Weighed): Reason {
  const fight = 'fight' in open.phase ? open.phase.fight : undefined;
  if (move.type === 'bet')
    return { type: 'bet', chance: chanceOf(move, chances), stake: stakeOf(move), money };
  if (move.type === 'follow' && fight) return followed(fight, move, chances, money);
  if (move.type === 'colour') return { type: 'colour' };
  if (move.type === 'pass') return { type: 'pass', money };
  const corner = (fight && cornerOf(fight, seat ?? -1)) ?? 'red';
  const ko = corner === 'red' ? chances[1] : chances[3];
  return { type: 'fight', win: winnerChance(chances, corner), ko, money };
}

function followed(
  fight: Fight,
  { board, amount }: { readonly board: 'red' | 'blue'; readonly amount: number },
  chances: Weighed['chances'],
  money: number,
): Reason {
  const bet = betOn(fight, board, amount);
  if (!bet) return { type: 'pass', money };
  return { type: 'follow', chance: 1 - chanceOf(bet, chances), stake: stakeOf(bet), money };
}
