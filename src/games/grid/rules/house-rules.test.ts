import { expect, test } from 'vitest';
import { host } from '../../../engine/hosted.ts';
import { count, sum } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { rule } from '../../../testing/rule.ts';
import { playGame } from '../fixtures.ts';
import { grid } from '../game.ts';
import { tally } from '../tally.ts';
import { score, spares } from './end.ts';
import { toMove } from './turn.ts';

rule('GO-4', 'the second seat begins if so agreed', () => {
  const game = playGame('', { begins: 'seat1' });
  expect(game.refuses({ type: 'place', hole: 'e6' }, 0)).toBe('GR-4');
  expect(game.plays('b3').position()).toMatch(/ x$/);
});

rule('GO-4', 'the lot draws either seat', () => {
  const seeds = seedsFrom(4);
  const options = { ...normalOptions(grid.options), begins: 'drawn' } as const;
  const starters = Array.from({ length: 40 }, () =>
    toMove(grid.setup(2, options, rngFrom(seeds()), SILENCE)),
  );
  expect(new Set(starters)).toEqual(new Set([0, 1]));
});

rule('H-1', 'a swap exchanges all pegs and is a turn', () => {
  const game = playGame('e6', { swap: true });
  expect(game.score()).toEqual([5, 2]);
  expect(game.legal()).toContain('swap');
  const swapped = game.plays('swap');
  expect(swapped.score()).toEqual([2, 5]);
  expect(swapped.position()).toMatch(/ x$/);
  expect(swapped.told).toEqual([
    { to: null, rule: 'H-1', news: { type: 'swapped', seat: 1 }, visibleUntil: null },
    { to: null, rule: 'GR-4', news: { type: 'turn', seat: 0 }, visibleUntil: null },
  ]);
});

rule('H-1', 'only the first peg is answered by a swap, once, and only where it is agreed', () => {
  const swap = { type: 'swap' };
  expect(playGame('e6').refuses(swap)).toBe('H-1');
  expect(playGame('', { swap: true }).refuses(swap)).toBe('H-1');
  expect(playGame('e6swap', { swap: true }).refuses(swap)).toBe('H-1');
  expect(playGame('e6d6', { swap: true }).refuses(swap)).toBe('H-1');
});

test('H-1: what was done before a swap is counted for the other seat', () => {
  const { state } = playGame('e6swap', { swap: true });
  const view = { ...state, seat: null, own: null, glance: null };
  const news = [...playGame('e6').told, ...playGame('e6swap', { swap: true }).told];
  const heard = news.map(
    (told) => ({ ...told, rule: 'H-1', to: null, visibleUntil: null }) as const,
  );
  const sources = tally(view, heard).map((seat) => seat.sources.map(({ amount }) => amount));
  expect(sources.map(sum)).toEqual([...score(state.open.pegs)]);
  expect(sources).toEqual([
    [3, 0, 0, -1],
    [3, 1, 1, 0],
  ]);
});

rule('H-2', 'the second player starts with more pegs, behind their own', () => {
  expect(playGame('', { handicap: 1 }).score()).toEqual([3, 4]);
  expect(playGame('', { handicap: 3 }).position()).toBe(
    '..../.o.../..ox../..x*oo./..ox../.o.../.... x',
  );
  expect(playGame('', { handicap: 2, begins: 'seat1' }).score()).toEqual([5, 3]);
});

rule('H-2', 'a handicap and a swap do not go together', () => {
  const read = host(grid).read({ swap: true, handicap: 1 }, 2);
  expect(read).toEqual({ error: 'bad-options', option: null, rule: 'H-2' });
});

rule('H-3', 'the large panel has 60 holes and 64 pegs', () => {
  const game = playGame('', { board: 'hex5' });
  expect(game.position()).toBe(
    '...../....../......./...ox.../...x*o.../...ox.../......./....../..... x',
  );
  expect(count(game.state.open.pegs, null)).toBe(54);
  expect(spares(game.state.open.pegs)).toBe(58);
  expect(game.refuses({ type: 'place', hole: 'e5' })).toBe('GR-2');
  expect(game.plays('f7').score()).toEqual([5, 2]);
});
