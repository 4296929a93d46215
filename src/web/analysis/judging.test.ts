import { expect, test } from 'vitest';
import { unsafeCast } from '../../engine/json.ts';
import type { Study } from '../solo/protocol.ts';
import { isAdvised, judged } from './judging.ts';

const [BEST, EQUAL, WORSE] = ['a1', 'b1', 'c1'].map((hole) => ({ type: 'place', hole }));

/** A decision for which the champion considered three moves, two of them equal. */
function study(move: object | undefined): Study {
  const weighed = [
    { move: BEST, worth: 0.8, reason: { type: 'odds' } },
    { move: EQUAL, worth: 0.8, reason: { type: 'odds' } },
    { move: WORSE, worth: 0.5, reason: { type: 'odds' } },
  ];
  return unsafeCast<Study>({ move, advice: { move: BEST, worlds: 1, weighed } });
}

test('only the exact move that the champion names counts as its own', () => {
  expect(isAdvised(study({ ...BEST }))).toBe(true);
  expect(isAdvised(study(EQUAL))).toBe(false);
  expect(isAdvised(study(WORSE))).toBe(false);
});

test('an equally good move costs nothing, a worse one the difference', () => {
  expect(judged(study(EQUAL))?.cost).toBe(0);
  expect(judged(study(WORSE))?.cost).toBeCloseTo(0.3);
  expect(judged(study({ type: 'place', hole: 'g1' }))?.cost).toBeUndefined();
});
