import { describe, expect, test } from 'vitest';
import {
  BOUT_LEVEL,
  boutOf,
  boutScore,
  type DailyBout,
  isDay,
  isRecordOf,
  openBout,
  steadyAnswer,
} from '../bots/bouts.ts';
import { at } from '../engine/list.ts';
import type { Match } from '../engine/match.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import { verify } from '../engine/verify.ts';
import { BOTS } from './bots.ts';
import { manifestOf } from './index.ts';
import { GAMES, TALLIES } from './rules.ts';

const DAY = '2026-11-18';

test('a day is a date of the calendar', () => {
  expect(['2026-11-18', '2024-02-29'].every(isDay)).toBe(true);
  expect(['', 'today', '2026-13-01', '2026-1-1', '20261118'].some(isDay)).toBe(false);
});

describe.each(GAMES)('the daily bout of $id', (game) => {
  const [manifest, bots, tally] = [manifestOf(game.id), BOTS[game.id], TALLIES[game.id]];
  if (!manifest || !bots || !tally) throw new Error(`${game.id} lacks a part`);
  const bout = boutOf(game, manifest.bout, DAY);

  /** A bout in which somebody answers by `start`. */
  function played(start: number): Match {
    const match = openBout(game, bout);
    const seeds = seedsFrom(start);
    for (let asked = match.asked(); asked.length > 0; asked = match.asked()) {
      const seat = asked.find((one) => one !== bout.seat) ?? at(asked, 0);
      const steady = { level: BOUT_LEVEL, seed: bout.deal.seed, nodes: 200 } as const;
      const move =
        seat === bout.seat
          ? match.randomAnswer(seat, rngFrom(seeds()))
          : steadyAnswer(bots ?? never(), match, seat, steady);
      match.answer(seat, move);
    }
    return match;
  }

  test('follows from the date alone', () => {
    expect(boutOf(game, manifest.bout, DAY)).toEqual(bout);
    expect(boutOf(game, manifest.bout, '2026-11-19').deal.seed).not.toBe(bout.deal.seed);
  });

  test('gives equal answers equal replies and an equal score', () => {
    const [one, two] = [played(1), played(1)];
    expect(one.record()).toEqual(two.record());
    const [a, b] = [one, two].map((match) => boutScore(match, tally, manifest.bout, bout.seat));
    expect(a).toBe(b);
    expect(Number.isFinite(a)).toBe(true);
    expect(verify(game, one.record())).toMatchObject({ fair: true });
  });

  test('is recognised by its record, and no other is', () => {
    const record = openBout(game, bout).record();
    const other: DailyBout = boutOf(game, manifest.bout, '2026-11-19');
    expect(isRecordOf(bout, record)).toBe(true);
    expect(isRecordOf(other, record)).toBe(false);
    expect(isRecordOf(bout, { ...record, format: 'ringside/2' })).toBe(false);
    expect(isRecordOf(bout, { ...record, legs: 2 })).toBe(false);
  });
});

function never(): never {
  throw new Error('no bots');
}
