import type { Advice, Advisor, MayExplain } from '../../../bots/advice.ts';
import { at } from '../../../engine/list.ts';
import type { Challengers, Reason, View } from '../kind.ts';
import { type Pondered, ponder, WORLDS } from './champion.ts';

/** What the champion would do, and how it and the other answers went in the matches it imagined. */
export const advise: Advisor<Challengers> = (situation): Advice<Challengers> => {
  const { view, ask } = situation;
  const inMatch = at(view.open.players, ask.seat).phase.type === 'match';
  const pondered = ponder(situation);
  const weighed = pondered.map((one) => ({
    move: one.move,
    worth: one.worth,
    reason: reasonFor(one, inMatch),
  }));
  const { move, reason } = at(weighed, 0);
  return { move, reason, weighed, worlds: inMatch ? at(pondered, 0).matches : WORLDS };
};

/** Decks stay secret to the end; a decision in a match can be explained when its round is over. */
export const mayExplain: MayExplain<Challengers> = (move, then, now) => {
  const seat = then.seat ?? 0;
  const round = (view: View): number => at(view.open.players, seat).round;
  return move.type === 'choose' && round(then) < round(now);
};

function reasonFor({ win, fans, matches }: Pondered, inMatch: boolean): Reason {
  if (inMatch) return { type: 'running', win, fans, worlds: matches };
  return matches === 0 ? { type: 'deck', win } : { type: 'fought', win, fans, matches };
}
