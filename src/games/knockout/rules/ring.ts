import { distance } from '../boxers.ts';
import { BOXING_ROUNDS, type Card } from '../cards.ts';
import type { Corner, Ending, Fight, OfBoth, Round } from '../kind.ts';

export function opponentOf(corner: Corner): Corner {
  return corner === 'red' ? 'blue' : 'red';
}

/** A round with its cards. */
type Exchange = Round & OfBoth<Card>;

/** KO-48 to KO-50: what two cards do to the boxers. */
export function exchange(red: Card, blue: Card): Exchange {
  const steps = Math.abs(red - blue);
  if (steps === 0) return { red, blue, moved: null, steps };
  const lower = red < blue ? 'red' : 'blue';
  return { red, blue, moved: isHook(steps) ? opponentOf(lower) : lower, steps };
}

/** KO-49: only a 1 against a 5 is four apart. */
export function isHook(steps: number): boolean {
  return steps === 4;
}

/** How far each pawn has moved, no further than the K.O. space (KO-51). */
export function damage(fight: Fight): OfBoth<number> {
  return { red: damageTo(fight, 'red'), blue: damageTo(fight, 'blue') };
}

function damageTo(fight: Fight, corner: Corner): number {
  let taken = 0;
  for (const { moved, steps } of fight.rounds) if (moved === corner) taken += steps;
  return Math.min(taken, distance(fight[corner]));
}

/** KO-51 to KO-53: how the fight has ended, if it has. */
export function endingOf(fight: Fight): Ending | undefined {
  const taken = damage(fight);
  if (taken.red === distance(fight.red)) return { winner: 'blue', method: 'ko' };
  if (taken.blue === distance(fight.blue)) return { winner: 'red', method: 'ko' };
  if (fight.rounds.length < BOXING_ROUNDS) return undefined;
  return { winner: taken.blue > taken.red ? 'red' : 'blue', method: 'points' };
}
