import { describe, expect, test } from 'vitest';
import { openFairness } from '../engine/fair.ts';
import type { Hosted } from '../engine/hosted.ts';
import { at, sum } from '../engine/list.ts';
import type { Match } from '../engine/match.ts';
import { rngFrom } from '../engine/rng.ts';
import { matchTally } from '../engine/tally.ts';
import { LANGUAGES } from '../engine/texts.ts';
import { manifestOf } from './index.ts';
import { GAMES, gameOf, TALLIES } from './rules.ts';

/** A whole game of random answers. */
function played(game: Hosted, seats: number, seed: number): Match {
  const secret = `tally ${seed}`;
  const match = game.open({ seats, options: {}, fairness: openFairness('t', secret), secret });
  if ('error' in match) throw new Error(match.error);
  const rng = rngFrom([seed, 2, 3, 4]);
  for (let asked = match.asked(); asked.length > 0; asked = match.asked()) {
    const seat = at(asked, rng.below(asked.length));
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return match;
}

const SEEDS = [1, 2, 3];

describe.each(GAMES)('the tally of $id', (game) => {
  const matches = SEEDS.map((seed) =>
    played(game, seed % 2 === 0 ? game.seats.max : game.seats.min, seed),
  );
  const tallies = matches.map(
    (match) => TALLIES[game.id]?.(match.view(null), match.heard(null)) ?? [],
  );

  test('adds up to what each seat ended with', () => {
    tallies.forEach((tally, i) => {
      const match = at(matches, i);
      const totals = tally.map(({ sources }) => sum(sources.map(({ amount }) => amount)));
      const scores = game.id === 'kickbox' ? points(match) : match.outcome()?.scores;
      expect(totals).toEqual(scores);
    });
  });

  test('names rules of the game, and has words for everything in every language', async () => {
    const words = await manifestOf(game.id)?.tallyWords();
    for (const { sources, figures } of tallies.flat()) {
      for (const { of, nth, rule } of sources) {
        expect(Object.keys(game.rules)).toContain(rule);
        for (const language of LANGUAGES)
          expect(words?.[language].sources[of]?.(nth ?? 0)).not.toBe('');
      }
      for (const [name, value] of Object.entries(figures)) {
        expect(Number.isFinite(value)).toBe(true);
        for (const language of LANGUAGES) expect(words?.[language].figures[name]).toMatch(/./);
      }
    }
  });
});

/** Kickbox scores the win; its points are on the scorecard. */
function points(match: Match): number[] {
  const ends = match.heard(null).flatMap(({ news }) => ('vp' in news ? [news.vp] : []));
  const last: unknown = ends.at(-1) ?? { red: 0, blue: 0 };
  if (typeof last !== 'object' || last === null || !('red' in last) || !('blue' in last)) return [];
  return [Number(last.red), Number(last.blue)];
}

test('a match of several games is counted by person, all games together', () => {
  const game = gameOf('grid');
  if (!game) throw new Error('no grid');
  const secret = 'legs';
  const setup = { seats: 2, options: {}, games: 2, fairness: openFairness('t', secret), secret };
  const match = game.open(setup);
  if ('error' in match) throw new Error(match.error);
  const rng = rngFrom([9, 2, 3, 4]);
  for (let asked = match.asked(); asked.length > 0; asked = match.asked())
    match.answer(at(asked, 0), match.randomAnswer(at(asked, 0), rng));
  const tally = TALLIES[game.id];
  if (!tally) throw new Error('grid is not counted');
  const totals = matchTally(match, tally).map(({ sources }) =>
    sum(sources.map(({ amount }) => amount)),
  );
  expect(totals).toEqual(match.outcome()?.scores);
  expect(sum(totals)).toBe(72);
});
