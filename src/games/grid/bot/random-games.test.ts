import { expect, test } from 'vitest';
import { at } from '../../../engine/list.ts';
import { ALL_OPTIONS } from '../all-options.ts';
import { randomPlay } from '../random-play.ts';
import { fastRandomGames } from './random-games.ts';

test.each(ALL_OPTIONS)('games like those of the rules ($board $start $captures)', (options) => {
  const { pegs, wins, draws, knocked } = randomPlay(options, 1978, 60);
  expect(fastRandomGames(options, 1978, 60)).toEqual({ pegs, wins, draws, knocked });
});

test('a hundred thousand games come to the figures of section 9.4', () => {
  expect(fastRandomGames(at(ALL_OPTIONS, 0), 1, 100_000)).toEqual({
    pegs: [1_699_174, 1_900_826],
    wins: [35_355, 55_173],
    draws: 9_472,
    knocked: 2_140_476,
  });
});
