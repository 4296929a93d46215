import type { Situation } from '../../../bots/bot.ts';
import { at, range } from '../../../engine/list.ts';
import { challengers } from '../game.ts';
import type { Challengers, State } from '../kind.ts';
import { ownedBy, winnings } from '../rules/participants.ts';
import { meetingOf } from '../rules/rounds.ts';
import type { Fighter, SparringPark } from './sparring.ts';

/** Who is met next in an imagined world, and where. */
export interface Rival {
  readonly park: SparringPark;
  readonly mine: Fighter;
  readonly theirs: Fighter;
}

/** The seat's next rival in each of `worlds` imagined worlds. */
export function scout(situation: Situation<Challengers>, worlds: number): Rival[] {
  const { view, ask, heard, rng } = situation;
  return range(worlds).map(() => rivalIn(challengers.imagine(view, heard, rng), ask.seat));
}

function rivalIn(s: State, seat: number): Rival {
  const { sides, round } = meetingOf(s, seat);
  const rival = sides.find((who) => who !== seat) ?? seat;
  const mine = { deck: at(s.own, seat).deck, trophies: winnings(s, seat).trophies };
  const theirs = { deck: ownedBy(s, rival), trophies: winnings(s, rival).trophies };
  return { park: { piles: s.hidden.piles, options: s.options, round }, mine, theirs };
}
