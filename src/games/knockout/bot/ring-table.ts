import { at, range } from '../../../engine/list.ts';
import { distance } from '../boxers.ts';
import { BOXING_ROUNDS, type Card } from '../cards.ts';
import type { Fight } from '../kind.ts';
import { damage, exchange } from '../rules/ring.ts';
import { VALUES } from './multisets.ts';

/** How a fight stands, in one number: rounds still to box, red's damage, blue's damage. */
export type RingSpot = number;

/** The ring of one fight. */
export interface Ring {
  /** Where two cards lead from a spot. */
  after(spot: RingSpot, red: Card, blue: Card): RingSpot;
  /** The index of a finished fight's ending among the four; -1 while it continues. */
  ending(spot: RingSpot): number;
}

const FAR = 8;

/** The current state of a fight's ring. */
export function ringSpotOf(fight: Fight): RingSpot {
  const taken = damage(fight);
  return ((BOXING_ROUNDS - fight.rounds.length) * FAR + taken.red) * FAR + taken.blue;
}

/** Steps of red and blue for every two cards. */
const HITS = range(VALUES * VALUES).map((pair) => {
  const { moved, steps } = exchange(Math.floor(pair / VALUES), pair % VALUES);
  return { red: moved === 'red' ? steps : 0, blue: moved === 'blue' ? steps : 0 };
});

/** The ring in which these two fight; there are few, and each is made once. */
export function ringOf({ red, blue }: Pick<Fight, 'red' | 'blue'>): Ring {
  const [farRed, farBlue] = [distance(red), distance(blue)];
  const ring = RINGS.get(farRed * FAR + farBlue) ?? ringWith(farRed, farBlue);
  RINGS.set(farRed * FAR + farBlue, ring);
  return ring;
}

const RINGS = new Map<number, Ring>();

function ringWith(farRed: number, farBlue: number): Ring {
  const ending = (spot: RingSpot): number => {
    const [hitRed, hitBlue] = [(spot >> 3) % FAR, spot % FAR];
    if (hitRed >= farRed) return 3;
    if (hitBlue >= farBlue) return 1;
    if (spot >= FAR * FAR) return -1;
    return hitBlue > hitRed ? 0 : 2;
  };
  const after = (spot: RingSpot, redCard: Card, blueCard: Card): RingSpot => {
    const hit = at(HITS, redCard * VALUES + blueCard);
    const hitRed = Math.min(farRed, ((spot >> 3) % FAR) + hit.red);
    const hitBlue = Math.min(farBlue, (spot % FAR) + hit.blue);
    return ((spot >> 6) - 1) * FAR * FAR + hitRed * FAR + hitBlue;
  };
  return { after, ending };
}
