import { describe, expect, test } from 'vitest';
import { anyAnswer, legal } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { ALL_OPTIONS } from '../all-options.ts';
import { grid } from '../game.ts';
import type { Move, Options, State } from '../kind.ts';
import { holeOf } from '../notation.ts';
import { score } from '../rules/end.ts';
import { positionOf } from './position.ts';
import { exactValue, solve, solving } from './solver.ts';
import { UNLIMITED } from './thinking.ts';

/** A random game up to this many empty holes. */
function ending(options: Options, empty: number, seed: number): State {
  const rng = rngFrom(seedsFrom(seed)());
  const state = grid.setup(2, options, rng, SILENCE);
  while (state.open.pegs.filter((peg) => peg === null).length > empty) {
    const [ask] = grid.asks(state);
    if (ask) grid.play(state, ask.seat, anyAnswer(ask, rng), rng, SILENCE);
  }
  return state;
}

/** Brute force by the rules. */
function tryAll(state: State, seat: number): { readonly value: number; readonly best: Move[] } {
  const [ask] = grid.asks(state);
  const [first, second] = score(state.open.pegs);
  if (!ask) return { value: seat === 0 ? first - second : second - first, best: [] };
  const tried = legal(ask).moves.map((move) => {
    const next = grid.clone(state);
    grid.play(next, ask.seat, move, NO_CHANCE, SILENCE);
    return { move, value: 0 - tryAll(next, 1 - seat).value };
  });
  const value = Math.max(...tried.map((one) => one.value));
  return { value, best: tried.filter((one) => one.value === value).map(({ move }) => move) };
}

const NO_CHANCE = rngFrom([0, 0, 0, 0]);

describe('solving an ending', () => {
  test.each(ALL_OPTIONS)('agrees with trying all ($board $start $captures)', (options) => {
    const most = options.captures === 'automatic' ? 5 : 4;
    for (const empty of range(most + 1)) {
      for (const seed of range(empty < most ? 8 : 3)) {
        const state = ending(options, empty, 100 * empty + seed);
        const { value, best } = tryAll(state, grid.asks(state)[0]?.seat ?? 0);
        const holes = [...new Set(best.map(holeOf))];
        expect(solve(state.open.pegs, options)).toEqual({ value, best: holes });
      }
    }
  });

  test('two positions solved in turns have the values they have alone', () => {
    const positions = ([0, 3, 7] as const).map((option, seed) => {
      const options = at(ALL_OPTIONS, option);
      return positionOf(ending(options, 8, seed).open.pegs, options);
    });
    const alone = positions.map((p) => exactValue(solving(p, UNLIMITED)));
    const together = positions.map((p) => solving(p, UNLIMITED));
    const values = (guess: number) => together.map((t) => exactValue(t, guess));
    expect([values(0), values(-6), values(6)]).toEqual([alone, alone, alone]);
  });

  test('stops at its budget of nodes, and when its time is up', () => {
    const { board, ...rest } = at(ALL_OPTIONS, 0);
    const p = positionOf(ending({ board, ...rest }, 14, 1).open.pegs, { board: 'hex4', ...rest });
    const few = solving(p, { nodes: 100, stop: () => false });
    exactValue(few);
    expect([few.over, few.nodes]).toEqual([true, 101]);
    const late = solving(p, { nodes: 1_000_000, stop: () => true });
    exactValue(late);
    expect([late.over, late.nodes]).toEqual([true, 256]);
  });

  test('finds the draw in the whole small game, whoever opens where', () => {
    for (const start of ['alternating', 'triples'] as const) {
      const options = {
        ...at(ALL_OPTIONS, 0),
        board: 'hex3',
        start,
        captures: 'automatic',
      } as const;
      const { value, best } = solve(ending(options, 12, 0).open.pegs, options);
      expect(value).toBe(0);
      expect(best).toHaveLength(12);
    }
  });
});
