import { expect, test } from 'vitest';
import type { LoggedAct } from '../../client/protocol/table.ts';
import { endingAct } from './acts.ts';

function act(seq: number, step: number, what: LoggedAct['what']): LoggedAct {
  return { seq, at: 0, step, chair: 0, what, after: step };
}

test('a game of two ends by resigning, on time or by agreement', () => {
  for (const what of ['resigned', 'time', 'drawn', 'left'] as const)
    expect(endingAct([act(1, 3, 'bot'), act(2, 7, what)], 7)?.seq).toBe(2);
});

test('a game that continued after a resignation ended by its rules', () => {
  expect(endingAct([act(1, 4, 'resigned')], 9)).toBeUndefined();
  expect(endingAct([act(1, 9, 'bot')], 9)).toBeUndefined();
});
