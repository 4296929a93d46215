import type { Traits } from '../../../bots/style.ts';
import { cornerOf } from '../boxers.ts';
import type { Fight, Move } from '../kind.ts';
import { betOn, stakeOf } from '../rules/betting.ts';

/** A stake in the middle between cautious and bold. */
const MIDDLING = 10_000;

/** Cards in the middle of the pack: those above are bold, those below sly. */
const MIDDLE_CARD = 3;

/** What a chip or a card is like. */
export function traitsOf(move: Move, fight: Fight, seat: number): Traits {
  if (move.type === 'play') {
    const height = (move.card - MIDDLE_CARD) / 2;
    return { risk: height, bluff: 0 - height };
  }
  if (move.type === 'bet')
    return { ...stakeTraits(stakeOf(move)), bluff: slyness(move, fight, seat) };
  if (move.type === 'follow') {
    const bet = betOn(fight, move.board, move.amount);
    return { ...stakeTraits(bet ? stakeOf(bet) : 0), bluff: 1 };
  }
  return move.type === 'pass' ? { risk: -0.5, patience: 0.5 } : {};
}

function stakeTraits(stake: number): Traits {
  const boldness = Math.max(-1, Math.min(1, stake / MIDDLING - 1));
  return { risk: boldness / 2, patience: -0.2 };
}

/** A fighter who bets against himself, or anybody who bets on a knockout, is up to something. */
function slyness(
  { board, face }: Extract<Move, { type: 'bet' }>,
  fight: Fight,
  seat: number,
): number {
  const own = cornerOf(fight, seat);
  const backed = face === 'ko' ? board !== own : board === own;
  if (own !== undefined) return backed ? -1 : 1;
  return face === 'ko' ? 0.8 : -0.5;
}
