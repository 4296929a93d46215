import { describe, expect, test } from 'vitest';
import type { Budget, Situation } from '../../../bots/bot.ts';
import { LEVELS, type Level, nodeBudget } from '../../../bots/bot.ts';
import { anyAnswer, askData } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { judge, SILENCE } from '../../../engine/referee.ts';
import { type Rng, rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { sized } from '../../../testing/size.ts';
import { ALL_OPTIONS, HOUSE_OPTIONS } from '../all-options.ts';
import { grid } from '../game.ts';
import type { Grid, Move, Options, State } from '../kind.ts';
import { holeOf } from '../notation.ts';
import { advise } from './advise.ts';
import { foresee } from './champion.ts';
import { bots } from './index.ts';
import { solve } from './solver.ts';

const NORMAL = at(ALL_OPTIONS, 0);

function situation(state: State, rng: Rng, budget: Budget): Situation<Grid> {
  const ask = at(grid.asks(state), 0);
  return { view: viewOf(grid, state, ask.seat), ask: askData(ask), heard: [], rng, budget };
}

/** Plays a game between two levels; returns seat 0's lead. */
function duel(levels: readonly [Level, Level], options: Options, rng: Rng, nodes: number): number {
  const state = grid.setup(2, options, rng, SILENCE);
  for (let [ask] = grid.asks(state); ask; [ask] = grid.asks(state)) {
    const move = bots[at(levels, ask.seat)](situation(state, rng, nodeBudget(nodes)));
    const judgement = judge(grid, state, ask.seat, move);
    if ('rule' in judgement) throw new Error(`${judgement.rule} forbids ${grid.notate(move)}`);
    grid.play(state, ask.seat, judgement.move, rng, SILENCE);
  }
  const [first = 0, second = 0] = grid.outcome(state)?.scores ?? [];
  return first - second;
}

/** One level's points against another, with as many games from each seat. */
function points(
  one: Level,
  other: Level,
  games: number,
  nodes: number,
  options: Options = NORMAL,
): number {
  const seeds = seedsFrom(1980);
  return range(games).reduce((sum, game) => {
    const rng = rngFrom(seeds());
    const lead =
      game % 2 === 0
        ? duel([one, other], options, rng, nodes)
        : -duel([other, one], options, rng, nodes);
    return sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
  }, 0);
}

function randomState(options: Options, plies: number, seed: number): State {
  const rng = rngFrom(seedsFrom(seed)());
  const state = grid.setup(2, options, rng, SILENCE);
  for (let ply = 0; ply < plies; ply++) {
    const ask = at(grid.asks(state), 0);
    grid.play(state, ask.seat, anyAnswer(ask, rng), rng, SILENCE);
  }
  return state;
}

describe.each(LEVELS)('the %s', (level) => {
  test.each(ALL_OPTIONS)('plays whole games by the rules ($board $start $captures)', (options) => {
    const rng = rngFrom(seedsFrom(3)());
    const end = options.board === 'hex4' ? 36 : 18;
    const lead = duel([level, level], options, rng, 300);
    expect(Math.abs(lead)).toBeLessThanOrEqual(end);
    expect(Math.abs(lead) % 2).toBe(0);
  });

  test.each(HOUSE_OPTIONS)(
    'plays whole games by the house rules ($board $start $captures, $begins, swap $swap, handicap $handicap)',
    (options) => {
      const lead = duel([level, level], options, rngFrom(seedsFrom(3)()), 300);
      expect(Math.abs(lead) % 2).toBe(0);
    },
  );

  test('gives the same answer in the same situation', () => {
    const state = randomState(NORMAL, 5, 2);
    const answers = range(2).map(() =>
      bots[level](situation(state, rngFrom([1, 2, 3, 4]), nodeBudget(2000))),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('leaves the view alone', () => {
    const state = randomState(NORMAL, 18, 4);
    const before = JSON.stringify(state);
    bots[level](situation(state, rngFrom([1, 2, 3, 4]), nodeBudget(3000)));
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('strength', () => {
  test('a contender beats a rookie from either seat', () => {
    const games = sized(6, 20);
    expect(points('contender', 'rookie', games, 5000)).toBeGreaterThanOrEqual(0.9 * games);
  });

  test.each([
    { ...NORMAL, board: 'hex5' },
    { ...NORMAL, swap: true },
    { ...NORMAL, begins: 'drawn' },
  ] as const)('a contender beats a rookie ($board, swap $swap, $begins)', (options) => {
    const games = sized(4, 20);
    expect(points('contender', 'rookie', games, 5000, options)).toBeGreaterThanOrEqual(
      0.75 * games,
    );
  });

  test('a champion beats a contender on the large panel', () => {
    const games = sized(2, 10);
    const large = { ...NORMAL, board: 'hex5' } as const;
    expect(points('champion', 'contender', games, 10_000, large)).toBeGreaterThan(0.5 * games);
  });

  test('a champion beats a contender from either seat', () => {
    const games = sized(4, 10);
    expect(points('champion', 'contender', games, 10_000)).toBeGreaterThanOrEqual(0.9 * games);
  });
});

describe('the champion', () => {
  test('opens differently with different luck, but never with a gift', () => {
    const state = randomState(NORMAL, 0, 1);
    const seeds = seedsFrom(12);
    const opened = range(12).map(() =>
      holeOf(bots.champion(situation(state, rngFrom(seeds()), nodeBudget(2000)))),
    );
    expect(new Set(opened).size).toBeGreaterThan(2);
    for (const hole of opened) expect(['b3', 'c2', 'c5', 'e3', 'e6', 'f5']).toContain(hole);
  });

  test('asks whether time is up, and answers at once when it is', () => {
    let asked = 0;
    const budget = { nodes: 1_000_000_000, stop: () => ++asked > 3 };
    const move: Move = bots.champion(
      situation(randomState(NORMAL, 6, 9), rngFrom([1, 1, 1, 1]), budget),
    );
    expect(move.type).toBe('place');
    expect(asked).toBeGreaterThan(3);
    expect(asked).toBeLessThan(20);
  });
});

describe('looking ahead', () => {
  test.each(ALL_OPTIONS)('is exact near the end ($board $start $captures)', (options) => {
    const plies = options.board === 'hex4' ? 22 : 5;
    const state = randomState(options, plies, 6);
    const { move, value, exact, depth } = foresee(
      situation(state, rngFrom([1, 2, 3, 4]), nodeBudget(50_000)),
    );
    const solved = solve(state.open.pegs, options);
    expect({ value, exact }).toEqual({ value: solved.value, exact: true });
    expect(solved.best).toContain(holeOf(move));
    expect(depth).toBeGreaterThanOrEqual(30 - 22 - 1);
  });

  test('far from the end is an estimate, and says how far it saw', () => {
    const { exact, depth, value } = foresee(
      situation(randomState(NORMAL, 4, 8), rngFrom([1, 2, 3, 4]), nodeBudget(3000)),
    );
    expect(exact).toBe(false);
    expect(depth).toBeGreaterThan(2);
    expect(Math.abs(value)).toBeLessThan(36);
  });

  test('with no thought at all is still a move', () => {
    const { move, depth } = foresee(
      situation(randomState(NORMAL, 4, 8), rngFrom([1, 2, 3, 4]), nodeBudget(0)),
    );
    expect(move.type).toBe('place');
    expect(depth).toBeLessThanOrEqual(1);
  });
});

describe('advice', () => {
  test('weighs every move, and near the end says exactly what each comes to', () => {
    const state = randomState(NORMAL, 25, 6);
    const { move, reason, weighed, worlds } = advise(
      situation(state, rngFrom([1, 2, 3, 4]), nodeBudget(200_000)),
    );
    const ask = at(grid.asks(state), 0);
    expect(weighed.map((one) => grid.notate(one.move)).sort()).toEqual(
      askData(ask).moves.map(grid.notate).sort(),
    );
    expect(weighed[0]).toEqual({ move, worth: weighed[0]?.worth, reason });
    expect(worlds).toBe(1);
    for (const one of weighed) {
      const after = grid.clone(state);
      grid.play(after, ask.seat, one.move, rngFrom([1, 1, 1, 1]), SILENCE);
      const lead = 0 - solve(after.open.pegs, NORMAL).value;
      expect(one.reason).toMatchObject({ type: 'pegs', lead, exact: true });
    }
    const worths = weighed.map(({ worth }) => worth);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
  });

  test('in a review is exact about the best move and the one played, in one longer search', () => {
    const state = randomState(NORMAL, 16, 6);
    const seat = at(grid.asks(state), 0).seat;
    const usual = situation(state, rngFrom([1, 2, 3, 4]), nodeBudget(4000));
    const worst = at(advise(usual).weighed.slice(-1), 0).move;
    const { move, reason, weighed } = advise({
      ...usual,
      review: { played: worst, budget: nodeBudget(2_000_000) },
    });
    const { value, best } = solve(state.open.pegs, NORMAL);
    expect(reason).toMatchObject({ lead: value, exact: true });
    expect(best).toContain(holeOf(move));
    const after = grid.clone(state);
    grid.play(after, seat, worst, rngFrom([1, 1, 1, 1]), SILENCE);
    expect(weighed.find((one) => one.move === worst)?.reason).toMatchObject({
      lead: 0 - solve(after.open.pegs, NORMAL).value,
      exact: true,
    });
  });

  test('in a review looks on as usual where solving would take too long, or takes longer', () => {
    const state = randomState(NORMAL, 16, 6);
    const usual = situation(state, rngFrom([1, 2, 3, 4]), nodeBudget(4000));
    const played = at(usual.ask.moves, 0);
    for (const budget of [nodeBudget(1000), { nodes: 2_000_000, stop: () => true }])
      expect(advise({ ...usual, rng: rngFrom([1, 2, 3, 4]), review: { played, budget } })).toEqual(
        advise({ ...usual, rng: rngFrom([1, 2, 3, 4]) }),
      );
  });

  test('early in the game nothing seems better than what is advised, however little it was looked at', () => {
    for (const moves of [0, 1, 3]) {
      const state = randomState(NORMAL, moves, moves);
      const { weighed } = advise(situation(state, rngFrom([1, 2, 3, 4]), nodeBudget(10_000)));
      const worths = weighed.map(({ worth }) => worth);
      expect(worths).toEqual([...worths].sort((a, b) => b - a));
    }
  });
});
