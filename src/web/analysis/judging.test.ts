import { expect, test } from 'vitest';
import { isAdvised, judged } from '../../bots/judging.ts';
import { BEST, EQUAL, studyOf, WORSE } from './fixtures.ts';

test('only the exact move that the champion names counts as its own', () => {
  expect(isAdvised(studyOf({ ...BEST }))).toBe(true);
  expect(isAdvised(studyOf(EQUAL))).toBe(false);
  expect(isAdvised(studyOf(WORSE))).toBe(false);
});

test('an equally good move costs nothing, a worse one the difference', () => {
  expect(judged(studyOf(EQUAL))?.cost).toBe(0);
  expect(judged(studyOf(WORSE))?.cost).toBeCloseTo(0.3);
  expect(judged(studyOf({ type: 'place', hole: 'g1' }))?.cost).toBeUndefined();
});
