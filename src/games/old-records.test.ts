import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BadRecord, isRecord, type Step } from '../engine/record.ts';
import { verify } from '../engine/verify.ts';
import { GAMES } from './rules.ts';

/** Games that the first release played and recorded. */
const FOLDER = new URL('../../test/records/', import.meta.url);

/** What a step says besides its mark. */
function answered({ mark: _, ...step }: Step): object {
  return step;
}

test.each(GAMES)('a record of $id from the first release replays and verifies', (game) => {
  const record: unknown = JSON.parse(readFileSync(new URL(`${game.id}.jsonl`, FOLDER), 'utf8'));
  if (!isRecord(record)) throw new BadRecord(0, 'not a record');
  expect(verify(game, record)).toEqual({ fair: true, steps: record.steps.length });
  const again = game.resume(record, record.fairness.secret ?? '').record();
  expect(again.steps.map(answered)).toEqual(record.steps.map(answered));
  expect(verify(game, again)).toEqual({ fair: true, steps: record.steps.length });
});
