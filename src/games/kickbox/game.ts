import type { Ask } from '../../engine/ask.ts';
import type { Game } from '../../engine/game.ts';
import { at } from '../../engine/list.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Handlers, handle } from '../../engine/tagged.ts';
import { clone } from './clone.ts';
import { PRINTED, type Printed } from './deck.ts';
import { imagine } from './imagine.ts';
import type { Corner, Kickbox, Move, Moves, Next, State, Steps, Tell } from './kind.ts';
import { notate } from './notation.ts';
import { forbids, OPTIONS, PRESETS } from './options.ts';
import { MISSHAPEN } from './rule-of-event.ts';
import { RULES, type Rule } from './rulebook.ts';
import { asksForAction, attack } from './rules/attack.ts';
import { asksForCombo, link } from './rules/combos.ts';
import { asksForDefence, defend, pass } from './rules/defence.ts';
import { asksForDiscard, asksForDraw, discard, drawForTurn, regenerate } from './rules/drawing.ts';
import { outcome } from './rules/end.ts';
import { asksForPower, asksForPress, asksForSpeed, enhance } from './rules/enhancements.ts';
import { proceed } from './rules/flow.ts';
import { asksForCount, recover } from './rules/knockout.ts';
import { asksForClock, asksForPenalty, moveClock, penalise } from './rules/phases.ts';
import { answerRingBreak, asksForRingBreak } from './rules/ring-break.ts';
import { answerMulligan, asksForMulligan, deal, offerMulligan } from './rules/starting.ts';
import {
  answerInitiative,
  answerRedraw,
  asksForInitiative,
  asksForRedraw,
} from './rules/starting-player.ts';

/** Kickbox Champion with these cards: the card list is data, and another one needs no other code. */
export function kickboxWith(print: readonly Printed[]): Game<Kickbox> {
  return {
    id: 'kickbox',
    version: 1,
    seats: { min: 2, max: 2 },
    options: OPTIONS,
    presets: PRESETS,
    forbids,
    rules: RULES,
    cites: { turn: 'KB-33', unknown: MISSHAPEN },

    setup: (_seats, options, rng, tell) => {
      const s = deal(print, options, rng, tell);
      proceed(s, offerMulligan(s), rng, tell);
      return s;
    },
    asks: (s) => handle(ASKS, s.open.step, s),
    play: (s, seat, move, rng, tell) => {
      const next = handle(PLAYS, move, s, seat === 0 ? 0 : 1, rng, tell);
      proceed(s, next, rng, tell);
    },
    outcome,
    clone,
    glance: (own, { decks: [red, blue] }) => {
      const [first, second] = [at(own, 0), at(own, 1)];
      return {
        hands: [first.hand.length, second.hand.length],
        decks: [red.length, blue.length],
        ready: [first.answer !== null, second.answer !== null],
        shown: [first.shown ? [...first.hand] : null, second.shown ? [...second.hand] : null],
      };
    },
    imagine: (view, heard, rng) => imagine(print, view, heard, rng),
    notate,
  };
}

/** Who is asked what. */
const ASKS: Handlers<Steps, [s: State], Ask<Move, Rule>[]> = {
  mulligan: ({ asked }, s) => asksForMulligan(s, asked),
  initiative: (_, s) => asksForInitiative(s),
  redraw: ({ asked }, s) => asksForRedraw(s, asked),
  clock: (_, s) => asksForClock(s),
  penalty: (_, s) => asksForPenalty(s),
  draw: (_, s) => asksForDraw(s),
  action: (_, s) => asksForAction(s),
  handLimit: (_, s) => asksForDiscard(s),
  defend: (_, s) => asksForDefence(s),
  speed: (_, s) => asksForSpeed(s),
  press: (_, s) => asksForPress(s),
  power: (_, s) => asksForPower(s),
  combo: (_, s) => asksForCombo(s),
  count: (step, s) => asksForCount(s, step),
  ringBreak: (_, s) => asksForRingBreak(s),
  over: () => [],
};

/** What an answer does, and what happens next. */
const PLAYS: Handlers<Moves, [s: State, seat: Corner, rng: Rng, tell: Tell], Next> = {
  mulligan: waits,
  initiative: waits,
  redraw: waits,
  clock: (move, s) => moveClock(s, move),
  penalty: (move, s, _, rng, tell) => penalise(s, move, rng, tell),
  draw: (move, s, _, rng, tell) => drawForTurn(s, move, rng, tell),
  discard: ({ cards }, s, _, __, tell) => discard(s, cards, tell),
  regenerate: (move, s, _, rng, tell) => regenerate(s, move, rng, tell),
  attack: (move, s, _, __, tell) => attack(s, move, tell),
  defend: (move, s, _, __, tell) => defend(s, move, tell),
  enhance: (move, s, _, __, tell) => enhance(s, move, tell),
  combo: (move, s, _, __, tell) => link(s, move, tell),
  recover: (move, s, _, rng, tell) => recover(s, move, rng, tell),
  ringBreak: waits,
  pass: (_, s) => pass(s),
};

/** KB-7: a simultaneous answer waits for the others. */
function waits(move: Move, s: State, seat: Corner): Next {
  at(s.own, seat).answer = move;
  const { step } = s.open;
  if (step.type === 'mulligan') return answerMulligan(s, step.asked);
  if (step.type === 'initiative') return answerInitiative(s);
  return step.type === 'redraw' ? answerRedraw(s, step.asked) : answerRingBreak(s);
}

/** Kickbox Champion: a duel of two decks of 60 cards. */
export const kickbox = kickboxWith(PRINTED);
