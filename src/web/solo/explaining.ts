import type { AnyAdvice } from '../../bots/advice.ts';
import type { Budget } from '../../bots/bot.ts';
import type { AnyMove, AnyView, Hosted } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import { at } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import { BOTS } from '../../games/bots.ts';
import { isAdvised, judged } from '../analysis/judging.ts';
import { isOpen, moveIn } from './analysing.ts';
import { studiedBy } from './bot-moves.ts';
import type { Explanation } from './protocol.ts';
import { resumed } from './replaying.ts';

/**
 * Why a seat made a move, by what it knew then. While the game goes on, `now` is its public view:
 * moves that nobody may know in full are not explained, and no other move is named.
 */
export function explanationOf(
  game: Hosted,
  record: GameRecord,
  number: number,
  now: AnyView | null,
  budget?: Budget,
): Explanation {
  const step = at(record.steps, number - 1);
  const { seat } = step;
  const match = resumed(game, record, number - 1);
  const ask = match.ask(seat);
  if (!ask) throw new Error(`step ${number} answers nothing`);
  const { rule } = ask;
  if (ask.talk) return { type: 'talk', rule };
  const move = moveIn(step);
  if (now && !BOTS[game.id]?.mayExplain(move, match.view(seat), now))
    return { type: 'secret', rule };
  if (!isOpen(ask)) return { type: 'forced', rule };
  const advice = studiedBy(match, seat, number, budget);
  if (!advice) return { type: 'secret', rule };
  const whole = weighed(rule, move, advice);
  return now ? withoutMoves(whole) : whole;
}

type WeighedExplanation = Extract<Explanation, { readonly type: 'weighed' }>;

function weighed(rule: string, move: AnyMove, advice: AnyAdvice): WeighedExplanation {
  const isBest = isAdvised({ move, advice });
  const other = advice.weighed.find((one) => !same(one.move, isBest ? move : undefined));
  const judgement = judged({ move: isBest && other ? other.move : move, advice });
  return {
    type: 'weighed',
    rule,
    worlds: advice.worlds,
    unit: judgement?.unit ?? 'chance',
    reason: advice.weighed.find((one) => same(one.move, move))?.reason ?? null,
    isBest,
    other: other ? { move: other.move, reason: other.reason, by: judgement?.cost ?? null } : null,
  };
}

function withoutMoves(whole: WeighedExplanation): WeighedExplanation {
  return { ...whole, other: whole.other && { ...whole.other, move: null, reason: null } };
}
