import type { Advice, Advisor, MayExplain } from '../../../bots/advice.ts';
import { at } from '../../../engine/list.ts';
import type { Corner, Kickbox, Move, Reason, View } from '../kind.ts';
import { other } from '../rules/corners.ts';
import { candidates } from './candidates.ts';
import { type Pondered, ponder } from './champion.ts';
import { contender } from './contender.ts';

/** What the champion would do, and how it and the other answers went in the fights it imagined. */
export const advise: Advisor<Kickbox> = (situation): Advice<Kickbox> => {
  const { view, ask } = situation;
  const pondered = ponder(situation, candidates(view, ask, contender(situation)));
  const weighed = pondered.map((one) => ({
    move: one.move,
    worth: one.win,
    reason: reasonFor(view, ask.about, one),
  }));
  const { move, reason } = at(weighed, 0);
  return { move, reason, weighed, worlds: at(pondered, 0).worlds };
};

/** Cards that were played are seen; a pass could tell what is not in the hand. */
export const mayExplain: MayExplain<Kickbox> = (move) =>
  STRIKES.includes(move.type) || (move.type === 'defend' && move.cards.length > 0);

/** What speaks for an answer, by what it is an answer to. */
function reasonFor(view: View, about: string, { move, win, hits, hurt }: Pondered): Reason {
  const seat: Corner = view.seat === 1 ? 1 : 0;
  const opponent = other(seat);
  if (STRIKES.includes(move.type) && about !== 'speed')
    return { type: 'strike', win, lands: hurt[opponent], hits: hits[opponent] };
  if (about === 'defend' || about === 'speed')
    return { type: 'guard', win, holds: 1 - hurt[seat], hits: hits[seat] };
  const deck = view.glance.decks[seat] - drawnBy(move);
  return deck >= 0 && DRAWS.includes(move.type)
    ? { type: 'supply', win, deck }
    : { type: 'odds', win };
}

const STRIKES: readonly string[] = ['attack', 'combo', 'enhance'];
const DRAWS: readonly string[] = ['draw', 'regenerate', 'recover', 'redraw'];

function drawnBy(move: Move): number {
  if (move.type === 'redraw') return move.draw ? 1 : 0;
  return 'count' in move ? move.count : 0;
}
