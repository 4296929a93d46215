import { expect, test } from 'vitest';
import { grid } from '../games/grid/game.ts';
import { toBase64Url, writeText } from './bytes.ts';
import { openFairness } from './fair.ts';
import { host } from './hosted.ts';
import { copy } from './json.ts';
import type { Match } from './match.ts';
import { pack, unpack } from './pack.ts';
import { BadRecord, isRecord } from './record.ts';
import { rngFrom, seedsFrom } from './rng.ts';
import { verify } from './verify.ts';

const hosted = host(grid);
const gameOf = (id: string) => (id === 'grid' ? hosted : undefined);

function finished(options: object, games: number): Match {
  const secret = 'ab'.repeat(32);
  const fairness = openFairness('club table 7', secret);
  const match = hosted.open({ seats: 2, options, games, fairness, secret });
  if ('error' in match) throw new Error(match.error);
  const rng = rngFrom(seedsFrom(4)());
  for (let at = 1_700_000_000_000; match.asked().length > 0; at += 3000) {
    const seat = match.asked()[0] ?? 0;
    match.answer(seat, match.randomAnswer(seat, rng), at);
    if (match.step() === 5) match.takeBack(seat, 5, at);
  }
  return match;
}

test.each([
  [{}, 1],
  [{ captures: 'optional', board: 'hex3' }, 2],
])('a record with %o in %d games survives packing', (options, games) => {
  const record = copy(finished(options, games).record());
  const text = pack(hosted, record);
  expect(text.length).toBeLessThan(2000);
  expect(unpack(gameOf, text)).toEqual(record);
  expect(verify(hosted, unpack(gameOf, text))).toMatchObject({ fair: true });
});

test('anything else is refused, whatever it is', () => {
  const text = pack(hosted, finished({}, 1).record());
  const bad = [
    '',
    'x',
    '%%%',
    'A'.repeat(200_000),
    text.slice(0, 50),
    text.slice(0, -3),
    `${text}AAAA`,
    `zz${text}`,
  ];
  for (const wrong of bad) expect(() => unpack(gameOf, wrong)).toThrow(BadRecord);
});

test.each([
  [1e9, 1],
  [3, 1],
  [2.5, 1],
  ['many', 1],
  [2, 0],
  [2, -1],
  [2, 'x'],
])('a table of %o seats and %o games is refused', (seats, games) => {
  const bytes: number[] = [];
  const header = [1, 'grid', hosted.version, seats, games, {}, 't', 'ab', 'cd', []];
  writeText(bytes, JSON.stringify(header));
  bytes.push(0, 0);
  expect(() => unpack(gameOf, toBase64Url(bytes))).toThrow(BadRecord);
});

test('a record with an impossible table is not fair', () => {
  const record = copy(finished({}, 1).record());
  for (const seats of [1e9, 1])
    expect(verify(hosted, { ...record, seats })).toMatchObject({ fair: false, step: 0 });
});

test('only values with the shape of a record are accepted', () => {
  const record = copy(finished({}, 1).record());
  expect(isRecord(record)).toBe(true);
  expect(isRecord({ ...record, steps: 'none' })).toBe(false);
  expect(isRecord({ ...record, fairness: null })).toBe(false);
  expect(isRecord({ ...record, steps: [{ seat: 0 }] })).toBe(false);
  expect(isRecord(null)).toBe(false);
});
