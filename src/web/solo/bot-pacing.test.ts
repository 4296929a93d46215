import { expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { thinkingTime } from './bot-pacing.ts';

/** Total wait for bots that answer this often and use all of their time. */
function wait(waitedFor: number, answers: number): number {
  return range(answers).reduce((spent) => spent + thinkingTime(waitedFor, spent), 0);
}

test('a single bot gets a champion’s whole time', () => {
  expect(thinkingTime(1, 0)).toBe(1_800);
});

test('bots that are asked together share it', () => {
  expect(thinkingTime(6, 0)).toBe(300);
  expect(wait(6, 6)).toBe(1_800);
});

test('the wait is bounded, however often they are asked in a row', () => {
  expect(wait(1, 20)).toBeLessThan(5_000);
  expect(wait(7, 28)).toBeLessThan(5_000);
});
