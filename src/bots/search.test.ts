import { expect, test } from 'vitest';
import type { AskData } from '../engine/ask.ts';
import { askData } from '../engine/ask.ts';
import type { Game, Kind, Move, News } from '../engine/game.ts';
import { viewOf } from '../engine/game.ts';
import { at, range } from '../engine/list.ts';
import { listener } from '../engine/referee.ts';
import { type Rng, rngFrom, seedsFrom } from '../engine/rng.ts';
import { type ToyGame, toy } from '../testing/toy.ts';
import type { Budget, Situation } from './bot.ts';
import { nodeBudget } from './bot.ts';
import { best, mixed, search } from './search.ts';

type Toy = ToyGame extends Game<infer K extends Kind> ? K : never;

/** A toy game with a player for each seat; returns the points. */
function points(
  seed: number,
  players: readonly ((situation: Situation<Toy>) => Move<Toy>)[],
): readonly number[] {
  const rng = rngFrom(seedsFrom(seed)());
  const tell = listener<Toy>();
  const state = toy.setup(2, { cards: 6 }, rng, tell);
  for (let asks = waited(); asks.length > 0; asks = waited()) {
    const ask = at(asks, 0);
    toy.play(
      state,
      ask.seat,
      at(players, ask.seat)(situation(state, askData(ask), tell.told, rng)),
      rng,
      tell,
    );
  }
  return state.open.points;

  function waited() {
    return toy.asks(state).filter((ask) => !ask.open);
  }
}

function situation(
  state: ReturnType<ToyGame['clone']>,
  ask: AskData<Move<Toy>>,
  told: readonly News<Toy>[],
  rng: Rng,
  budget: Budget = nodeBudget(600),
): Situation<Toy> {
  const heard = told.filter(({ to }) => to === null || to === ask.seat);
  return { view: viewOf(toy, state, ask.seat), ask, heard, rng, budget };
}

const thinker = (given: Situation<Toy>): Move<Toy> =>
  best(search({ game: toy }, given), given.ask.idle);
const anything = ({ ask, rng }: Situation<Toy>): Move<Toy> =>
  at(ask.moves, rng.below(ask.moves.length));

function opening(seed: number, budget: Budget = nodeBudget(600)): Situation<Toy> {
  const rng = rngFrom(seedsFrom(seed)());
  const tell = listener<Toy>();
  const state = toy.setup(2, { cards: 6 }, rng, tell);
  return situation(state, askData(at(toy.asks(state), 0)), tell.told, rng, budget);
}

test('search beats random play from either seat', () => {
  const won = range(40).map((n) => {
    const [first = 0, second = 0] = points(
      n >> 1,
      n % 2 === 0 ? [thinker, anything] : [anything, thinker],
    );
    return n % 2 === 0 ? first - second : second - first;
  });
  expect(won.reduce((a, b) => a + b)).toBeGreaterThan(12);
});

test('the lowest card is swapped, since that is all it takes to see it', () => {
  const swaps = range(12).map((seed) => {
    const given = opening(seed, nodeBudget(4000));
    const move = best(search({ game: toy }, given), given.ask.idle);
    const hand = given.view.own?.hand ?? [];
    return move.type === 'swap' && !move.cards.includes(Math.max(...hand));
  });
  expect(swaps.filter((kept) => kept).length).toBeGreaterThan(9);
});

test('the same seed and nodes give the same findings', () => {
  expect(search({ game: toy }, opening(3))).toEqual(search({ game: toy }, opening(3)));
});

test('it stops when told to', () => {
  let asked = 0;
  const budget = { nodes: 1_000_000, stop: () => ++asked === 5 };
  expect(search({ game: toy }, opening(3, budget)).worlds).toBe(5);
});

test('a mixed answer follows the visits and leaves rarely visited ones out', () => {
  const moves: Move<Toy>[] = [1, 2, 3].map((card) => ({ type: 'play', card }));
  const considered = [60, 38, 2].map((visits, i) => ({ move: at(moves, i), visits, value: 0.5 }));
  const rng = rngFrom([1, 2, 3, 4]);
  const drawn = range(1000).map(() =>
    mixed<Toy>({ considered, worlds: 1, nodes: 1 }, rng, at(moves, 2)),
  );
  const share = (n: number): number => drawn.filter((move) => move === moves[n]).length;
  expect(share(2)).toBe(0);
  expect(Math.abs(share(0) - 612)).toBeLessThan(60);
});
