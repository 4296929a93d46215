import { expect, test } from 'vitest';
import { wakesInTime } from './table-write.ts';

const timer = (due: number, claimedBy: string | null = null) => ({
  due,
  claimedBy,
  claimedUntil: claimedBy === null ? 0 : due + 8_000,
});

test('an earlier timer that is still to come may stand where it may be early', () => {
  expect(wakesInTime(timer(300), timer(400), 100, true)).toBe(true);
  expect(wakesInTime(timer(300), timer(400), 100, false)).toBe(false);
  expect(wakesInTime(timer(300), timer(300), 100, false)).toBe(true);
});

test('a later timer, one that was due and one that a node holds are written anew', () => {
  expect(wakesInTime(timer(400), timer(300), 100, true)).toBe(false);
  expect(wakesInTime(timer(300), timer(400), 300, true)).toBe(false);
  expect(wakesInTime(timer(300, 'a node'), timer(400), 100, true)).toBe(false);
  expect(wakesInTime(timer(300), timer(400, 'a node'), 100, true)).toBe(false);
  expect(wakesInTime(null, timer(400), 100, true)).toBe(false);
  expect(wakesInTime(timer(300), null, 100, true)).toBe(false);
});
