import type { Ask, Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import type { Challengers, Drafting, InPlay, Move, State, Tell } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { askForChoice, decideFor } from './decisions.ts';
import {
  askInDeckPhase,
  draw,
  endDraft,
  pick,
  ready,
  redraw,
  remove,
  trade,
} from './deck-phase.ts';
import { goOn } from './rounds.ts';

/** CH-11, CH-70: asks every player in the deck phase, and the players with a decision in a match. */
export function asks(s: State): Ask<Move, Rule>[] {
  const asked: Ask<Move, Rule>[] = [];
  for (let seat = 0; seat < s.own.length; seat++) {
    const { phase } = at(s.open.players, seat);
    const ask = phase.type === 'match' ? askForChoice(s, seat) : askInDeckPhase(s, seat, phase);
    if (ask) asked.push(ask);
  }
  return asked;
}

export function play(s: State, seat: Seat, move: Move, rng: Rng, tell: Tell): void {
  handle(MOVES, move, { s, rng, tell }, seat);
}

const MOVES: Handlers<Challengers['moves'], [p: InPlay, seat: Seat]> = {
  draw: ({ level }, p, seat) => draw(p, seat, level),
  pick: ({ card }, p, seat) => pick(p, seat, drafting(p.s, seat), card),
  redraw: (_, p, seat) => redraw(p, seat, drafting(p.s, seat)),
  trade: ({ cards }, p, seat) => trade(p, seat, drafting(p.s, seat), cards),
  endDraft: (_, p, seat) => endDraft(p, seat),
  remove: ({ card }, p, seat) => remove(p, seat, card),
  ready: (_, p, seat) => {
    ready(p, seat);
    goOn(p);
  },
  choose: ({ cards }, p, seat) => {
    decideFor(p, seat, cards);
    goOn(p);
  },
};

function drafting(s: State, seat: Seat): Drafting {
  const { phase } = at(s.open.players, seat);
  if (phase.type === 'pick' || phase.type === 'trade') return phase;
  throw new Error(`seat ${seat} has no draft`);
}
