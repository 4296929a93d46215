import { type Ask, choose } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { onceFor } from '../../../engine/memo.ts';
import type { Rng } from '../../../engine/rng.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Corner, Move, Next, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { CORNERS, fighter, hand, isOver, other, stepOf, takeFromHand } from './corners.ts';
import { draw, loseIfPowerless, turnOver } from './exhaustion.ts';
import { allIn, answered } from './secrets.ts';

const MOST_TIES = 10;

/** KB-20: one determination settles all reasons for it. */
export function determineStarter(s: State): Next {
  s.open.duelDue = false;
  return duel(s, 0);
}

/** KB-21: every fighter with cards in hand chooses one. */
function duel(s: State, ties: number): Next {
  s.open.step = { type: 'initiative', ties };
  return choosers(s).length > 0 ? null : 'reveal';
}

/** KB-21: a fighter with an empty hand is not asked. */
function choosers(s: State): Corner[] {
  return CORNERS.filter((seat) => hand(s, seat).length > 0);
}

export function asksForInitiative(s: State): Ask<Move, Rule>[] {
  const asks: Ask<Move, Rule>[] = [];
  for (const seat of choosers(s)) {
    if (at(s.own, seat).answer !== null) continue;
    asks.push(choose(seat, 'KB-21', hand(s, seat).map(initiativeOf), undefined, SEALED));
  }
  return asks;
}

const SEALED = { sealed: true, about: 'initiative' };

const initiativeOf = onceFor((card: CardId): Move => ({ type: 'initiative', card }));

export function answerInitiative(s: State): Next {
  return allIn(s, choosers(s)) ? 'reveal' : null;
}

/** KB-22: the cards are revealed together; the higher number wins. */
export function reveal(s: State, rng: Rng, tell: Tell): Next {
  const { ties } = stepOf(s, 'initiative');
  const asked = choosers(s);
  const red = initiativeCard(s, 0, rng, tell);
  const blue = isOver(s) ? null : initiativeCard(s, 1, rng, tell);
  if (isOver(s)) return null;
  if (red !== null) fighter(s, 0).discard.push(red);
  if (blue !== null) fighter(s, 1).discard.push(blue);
  const lead = initiative(red) - initiative(blue);
  const winner = lead === 0 ? null : lead > 0 ? 0 : 1;
  announce(tell, { type: 'initiative', red, blue, winner });
  if (red === null && blue === null) return start(s, fallback(s), tell, 'KB-25');
  s.open.step = { type: 'redraw', ties: winner === null ? ties + 1 : ties, winner, asked };
  return asked.length > 0 ? null : 'redraws';
}

/** KB-21: the card chosen, or the top card of the deck, or none. */
function initiativeCard(s: State, seat: Corner, rng: Rng, tell: Tell): CardId | null {
  const chosen = answered(s, seat, 'initiative');
  if (chosen) {
    takeFromHand(s, seat, chosen.card);
    return chosen.card;
  }
  const card = turnOver(s, seat, rng, tell) ?? null;
  loseIfPowerless(s, seat, tell);
  return card;
}

function initiative(card: CardId | null): number {
  return card === null ? 0 : cardOf(card).initiative;
}

export function asksForRedraw(s: State, asked: readonly Corner[]): Ask<Move, Rule>[] {
  const asks: Ask<Move, Rule>[] = [];
  for (const seat of asked) {
    if (at(s.own, seat).answer === null)
      asks.push(choose(seat, 'KB-23', REDRAWS, undefined, REDRAWING));
  }
  return asks;
}

const NO_REDRAW: Move = { type: 'redraw', draw: false };
const REDRAWS: readonly Move[] = [{ type: 'redraw', draw: true }, NO_REDRAW];
const REDRAWING = { idle: NO_REDRAW, sealed: true };

export function answerRedraw(s: State, asked: readonly Corner[]): Next {
  return allIn(s, asked) ? 'redraws' : null;
}

/** KB-23, KB-24: fighters who want to redraw one card; after a tie they choose again. */
export function redraws(s: State, rng: Rng, tell: Tell): Next {
  const { asked, winner, ties } = stepOf(s, 'redraw');
  for (const seat of asked) {
    const wants = answered(s, seat, 'redraw')?.draw ?? false;
    if (wants && !isOver(s)) draw(s, seat, 1, rng, tell);
  }
  if (isOver(s)) return null;
  if (winner !== null) return start(s, winner, tell);
  return ties < MOST_TIES ? duel(s, ties) : start(s, fallback(s), tell, 'KB-25');
}

/** KB-25: the opponent of the last attacker, or red before the first phase. */
function fallback(s: State): Corner {
  return s.open.active === null ? 0 : other(s.open.active);
}

/** KB-26: the starting player takes the next phase. */
function start(s: State, seat: Corner, tell: Tell, rule: Rule = 'KB-26'): Next {
  s.open.active = seat;
  announce(tell, { type: 'startingPlayer', seat }, rule);
  return 'beginPhase';
}
