import { expect, test } from 'vitest';
import { range } from '../../engine/list.ts';
import { answerDelay } from './bot-runner.ts';

test('a bot with one move answers as late as one that has thought for all of its time', () => {
  const forced = range(20).map((n) => answerDelay('champion', n, 250));
  const free = range(200).map((n) => answerDelay('champion', 1_400 + n, 250));
  expect(new Set([...forced, ...free])).toEqual(new Set([1_750]));
  const quick = range(200).map((n) => answerDelay('rookie', n, 250));
  expect(new Set(quick)).toEqual(new Set([250]));
});

test('under load a bot answers on a later beat', () => {
  expect([1_751, 1_999, 2_001].map((thought) => answerDelay('champion', thought, 250))).toEqual([
    ...[2_000, 2_000, 2_250],
  ]);
});
