import { unsafeCast } from '../../engine/json.ts';
import type { Study } from '../solo/protocol.ts';

export const BEST = { type: 'place', hole: 'a1' };
export const EQUAL = { type: 'place', hole: 'b1' };
export const WORSE = { type: 'place', hole: 'c1' };

/** A decision for which the champion considered three moves, two of them equal. */
export function studyOf(move: object): Study {
  const weighed = [
    { move: BEST, worth: 0.8, reason: { type: 'odds' } },
    { move: EQUAL, worth: 0.8, reason: { type: 'odds' } },
    { move: WORSE, worth: 0.5, reason: { type: 'odds' } },
  ];
  return unsafeCast<Study>({ move, advice: { move: BEST, worlds: 1, weighed } });
}
