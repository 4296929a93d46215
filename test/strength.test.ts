import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remaining, tableRow } from '../scripts/strength/report.mjs';
import { SavedResults } from '../scripts/strength/saved.mjs';

test('games that a bot broke off are named in the row', () => {
  const standing = {
    together: { share: 0.5, interval: [0.45, 0.55] },
    milliseconds: 1.04,
  } as const;
  const found = {
    games: 397,
    bots: [standing, standing],
    broken: [{ bot: 'frozen:champion' }, { bot: 'champion' }, { bot: 'frozen:champion' }],
  };
  const row = { game: 'challengers', bots: ['champion', 'frozen:champion'] };
  expect(tableRow(row, found)).toBe(
    '| challengers | champion, frozen:champion ' +
      '| 397 (2 broken off by frozen:champion, 1 broken off by champion) ' +
      '| 50.0 % | 45.0 – 55.0 | 1.0, 1.0 |',
  );
  expect(tableRow(row, { ...found, games: 400, broken: [] })).toContain('| 400 |');
});

test('what is left takes as much longer than expected as what is done', () => {
  expect(remaining(100, 0, 0)).toBe(100);
  expect(remaining(100, 50, 75)).toBe(150);
});

test('saved rows are found again by all that they depend on, also after a line that broke off', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ringside-')), 'some', 'results.jsonl');
  const key = { version: 'abc', games: 400 };
  new SavedResults(file).save(key, { games: 400 });
  appendFileSync(file, '\n{"key":"torn');
  const again = new SavedResults(file);
  expect(again.get({ games: 400, version: 'abc' })).toEqual({ games: 400 });
  expect(again.get({ ...key, version: 'abd' })).toBeUndefined();
  again.save({ ...key, games: 40 }, 1);
  expect(new SavedResults(file).get({ ...key, games: 40 })).toBe(1);
});
