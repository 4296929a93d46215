import { expect, test } from 'vitest';
import { ONLINE } from '../texts/online.ts';
import { duration } from './time.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test('a clock shows seconds while it is short, then hours, then days', () => {
  const shown = (time: number): string => duration(time, ONLINE.en);
  expect(shown(9_999)).toBe('0:09');
  expect(shown(-5)).toBe('0:00');
  expect(shown(10 * 60 * SECOND + 4_100)).toBe('10:04');
  expect(shown(5 * HOUR + 90 * SECOND)).toBe('5 h 1 min');
  expect(shown(50 * HOUR)).toBe('2 d 2 h');
  expect(duration(50 * HOUR, ONLINE.fr)).toBe('2 j 2 h');
});
