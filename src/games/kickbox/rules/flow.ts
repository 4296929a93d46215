import type { Rng } from '../../../engine/rng.ts';
import type { Next, State, Tell } from '../kind.ts';
import { offerLink } from './combos.ts';
import { examine, fail, land } from './defence.ts';
import { act, turnDraw } from './drawing.ts';
import { strike } from './hits.ts';
import { corner, count, reflex } from './knockout.ts';
import { alternate, beginPhase, endPhase, goOn } from './phases.ts';
import { endRound, nextRound } from './ring-break.ts';
import { again, mulligans } from './starting.ts';
import { determineStarter, redraws, reveal } from './starting-player.ts';

/** What happens by itself, each step naming the one that follows. */
const FLOW: Readonly<Record<NonNullable<Next>, (s: State, rng: Rng, tell: Tell) => Next>> = {
  mulligans,
  determineStarter,
  reveal,
  redraws,
  beginPhase: (s, _, tell) => beginPhase(s, tell),
  turnDraw,
  act,
  reflex: (s, _, tell) => reflex(s, tell),
  examine,
  land: (s, _, tell) => land(s, tell),
  strike,
  fail: (s, _, tell) => fail(s, tell),
  offerLink,
  endPhase: (s, _, tell) => endPhase(s, tell),
  count,
  corner,
  goOn: (s, _, tell) => goOn(s, tell),
  alternate,
  endRound: (s, _, tell) => endRound(s, tell),
  nextRound,
  again,
};

/** Lets the fight go on until somebody is asked or it is over. */
export function proceed(s: State, first: Next, rng: Rng, tell: Tell): void {
  let next = first;
  while (next !== null) next = FLOW[next](s, rng, tell);
}
