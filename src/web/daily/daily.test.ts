import { expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { boutAt, boutId, dayAfter, dayOf } from './days.ts';
import { barsOf, betterThan } from './histogram.ts';
import { streakOf } from './streak.ts';

test('days are in UTC, and a bout’s table id contains its day', () => {
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(boutAt(boutId('2026-11-18', 'grid'))).toEqual({ day: '2026-11-18', game: 'grid' });
  expect(boutAt('9f2c')).toBeUndefined();
});

test('a streak goes on until a whole day is missed', () => {
  const days = new Set(['2026-11-14', '2026-11-16', '2026-11-17']);
  expect(streakOf(days, '2026-11-17')).toBe(2);
  expect(streakOf(days, '2026-11-18')).toBe(2);
  expect(streakOf(days, '2026-11-19')).toBe(0);
  expect(streakOf(new Set(), '2026-11-19')).toBe(0);
});

test('many scores are grouped into bars without losing any', () => {
  expect(barsOf([{ score: 3, count: 2 }])).toEqual([{ from: 3, to: 3, count: 2 }]);
  const bars = barsOf(range(100).map((score) => ({ score, count: 1 })));
  expect(bars).toHaveLength(12);
  expect(bars.reduce((all, { count }) => all + count, 0)).toBe(100);
  expect(bars[0]?.from).toBe(0);
  expect(bars.at(-1)?.to).toBe(99);
});

test('a player is compared with the others only', () => {
  const scores = [
    { score: 1, count: 3 },
    { score: 5, count: 2 },
  ];
  expect(betterThan(scores, 5)).toEqual({ percent: 75, others: 4 });
  expect(betterThan([{ score: 5, count: 1 }], 5)).toEqual({ percent: 0, others: 0 });
});
