import { describe, expect, test } from 'vitest';
import { normalOptions, readOptions } from '../../engine/options.ts';
import { rule } from '../../testing/rule.ts';
import { playGame } from './fixtures.ts';
import { grid } from './game.ts';

rule('GR-3', 'three pegs of each stand in turn around the centre, and that is no move', () => {
  const start = playGame('');
  expect(start.position()).toBe('..../...../..ox../..x*o../..ox../...../.... x');
  expect(start.told).toEqual([]);
});

rule('GO-2', 'three face three; only c5 and e6 enclose at first', () => {
  const start = playGame('', { start: 'triples' });
  expect(start.position()).toBe('..../...../..xo../..x*o../..xo../...../.... x');
  const enclosing = start.legal().filter((hole) => start.plays(hole).score()[1] < 3);
  expect(enclosing).toEqual(['c5', 'e6']);
});

rule('GO-3', 'the small grid has 18 holes and is full after twelve placements', () => {
  const start = playGame('', { board: 'hex3' });
  expect(start.position()).toBe('.../.ox./.x*o./.ox./... x');
  expect(playGame('', { board: 'hex3', start: 'triples' }).position()).toBe(
    '.../.xo./.x*o./.xo./... x',
  );
  expect(start.legal()).toHaveLength(12);
  const end = start.plays('e3a2a3e5b1d5d2a1c1c5e4b4');
  expect(end.legal()).toEqual([]);
  expect(grid.outcome(end.state)).toMatchObject({ places: [[1], [0]], scores: [8, 10] });
});

rule('GO-3', 'a spoke of two holes encloses nothing', () => {
  const start = playGame('', { board: 'hex3' });
  for (const corner of ['a1', 'a3', 'c1', 'c5', 'e3', 'e5'])
    expect(start.plays(corner).score()).toEqual([4, 3]);
});

describe('options', () => {
  test('a missing one takes its default', () => {
    expect(readOptions(grid, { board: 'hex3' }, 2)).toEqual({
      options: { ...normalOptions(grid.options), board: 'hex3' },
    });
  });

  test('an unknown name or value is refused', () => {
    for (const given of [{ size: 4 }, { board: 'hex6' }, { captures: true }, { handicap: 4 }])
      expect(readOptions(grid, given, 2)).toMatchObject({ error: 'bad-options' });
  });
});
