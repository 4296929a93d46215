import { type Ask, choose } from '../../../engine/ask.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { CardId, Corner, Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { beltProfileOf } from './advanced.ts';
import { askForSome, numbered, type Taking } from './asking.ts';
import {
  attacker,
  drawable,
  exhausted,
  fighter,
  hand,
  isOver,
  limit,
  takeFromHand,
} from './corners.ts';
import { draw } from './exhaustion.ts';

/** KB-41: one card at the start of a turn, and one less for an exhausted fighter. */
function turnDraws(s: State): number {
  const seat = attacker(s);
  const { draws: most } = beltProfileOf(s.options, seat);
  return Math.min(exhausted(s, seat) ? most - 1 : most, drawable(s, seat));
}

/** KB-41: the draw is skipped where nothing could be drawn. */
export function turnDraw(s: State): Next {
  if (turnDraws(s) === 0) return 'act';
  s.open.step = { type: 'draw' };
  return null;
}

export function asksForDraw(s: State): Ask<Move, Rule>[] {
  return [choose<Move, Rule>(attacker(s), 'KB-41', draws(turnDraws(s)))];
}

const draws = numbered((count) => ({ type: 'draw', count }));

export function drawForTurn(s: State, { count }: Move<'draw'>, rng: Rng, tell: Tell): Next {
  if (count > 0) s.open.acted = true;
  draw(s, attacker(s), count, rng, tell);
  return isOver(s) ? null : 'act';
}

/** KB-32: the attacker attacks or regenerates. */
export function act(s: State): Next {
  s.open.step = { type: 'action' };
  return null;
}

/** KB-42: further cards instead of an attack, by their number. */
export function regenerations(s: State, seat: Corner): readonly Move[] {
  const profile = beltProfileOf(s.options, seat);
  return restings(Math.min(profile.regenerates - profile.draws, drawable(s, seat)));
}

const restings = numbered((count) => ({ type: 'regenerate', count }));

/** Drawing nothing is how a fighter passes (KB-42). */
export const REST: Move = { type: 'regenerate', count: 0 };

/** KB-42, KB-44: draws instead of attacking; a surplus is discarded at once. */
export function regenerate(s: State, { count }: Move<'regenerate'>, rng: Rng, tell: Tell): Next {
  const seat = attacker(s);
  if (count > 0) s.open.acted = true;
  announce(tell, { type: 'regenerated', seat, count });
  draw(s, seat, count, rng, tell);
  if (isOver(s)) return null;
  if (surplusOf(s, seat) === 0) return 'endPhase';
  s.open.step = { type: 'handLimit' };
  return null;
}

/** KB-44: how many cards the hand is above the limit. */
export function surplusOf(s: State, seat: Corner): number {
  return Math.max(0, hand(s, seat).length - limit(s, seat));
}

/** KB-44: before the phase ends exactly the surplus is discarded. */
export function asksForDiscard(s: State): Ask<Move, Rule>[] {
  return [askForSome({ ...discarding(s), rule: 'KB-44', about: 'handLimit', idle: null })];
}

/** KB-44: the surplus of the attacker's hand, beside answers of another form. */
export function discarding(
  s: State,
  also: readonly Move[] = [],
  refuse: Taking['refuse'] = () => undefined,
): Taking {
  const seat = attacker(s);
  const surplus = surplusOf(s, seat);
  return {
    seat,
    rule: 'KB-32',
    amount: 'KB-44',
    about: 'action',
    field: 'cards',
    from: hand(s, seat),
    min: surplus,
    max: surplus,
    rests: DISCARDS,
    make: (cards) => ({ type: 'discard', cards }),
    refuseCards: () => undefined,
    also,
    refuse,
    idle: REST,
    sealed: false,
  };
}

const DISCARDS = [{ type: 'discard' }] as const;

/** KB-44, KB-45: the surplus goes; before the action the fighter may still choose. */
export function discard(s: State, cards: readonly CardId[], tell: Tell): Next {
  const seat = attacker(s);
  for (const card of cards) {
    takeFromHand(s, seat, card);
    fighter(s, seat).discard.push(card);
  }
  announce(tell, { type: 'discarded', seat, cards });
  return s.open.step.type === 'action' ? 'act' : 'endPhase';
}
