import type { Situation } from '../../../bots/bot.ts';
import { at } from '../../../engine/list.ts';
import type { Move, MoveOf, Result, Round, Sheet } from '../kind.ts';
import { packOf } from '../pack.ts';
import { offerInHand } from '../rules/draft.ts';
import { lowestStakes } from '../rules/prognosis.ts';

/** RD-66: the play of a beginner who considers only the own numbers. */
export function byNumber({ view, ask }: Situation<Round>): Move {
  const { own } = view;
  if (own === null) return ask.idle;
  if (ask.about === 'draft') {
    const keep = Math.max(...offerInHand(own));
    return { type: 'draft', keep, announce: keep };
  }
  return ask.about === 'prognosis' ? sheetsByNumber(view, own.cards) : ask.idle;
}

/** A number in the upper half is written as a winner, any other as a loser, at the lowest stake. */
function sheetsByNumber(
  { open, options, seat }: Situation<Round>['view'],
  cards: readonly number[],
): MoveOf<'prognosis'> {
  const players = open.purses.length;
  const size = packOf(players, options).numbers.length;
  const expected = cards.map((card): Result => (2 * card > size + 1 ? 'win' : 'lose'));
  const stakes = lowestStakes(players, at(open.purses, seat ?? 0), options);
  return {
    type: 'prognosis',
    sheets: stakes.map((stake, index): Sheet => {
      const [left, right] = players === 2 ? [0, 1] : [index, index];
      return { left: at(expected, left), right: at(expected, right), stake };
    }),
  };
}
