import { expect, test } from 'vitest';
import { anyAnswer, legal, type Seat } from '../../engine/ask.ts';
import { hears, viewOf } from '../../engine/game.ts';
import { canonical, copy } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import { askOf, listener } from '../../engine/referee.ts';
import { type Rng, rngFrom, seedsFrom, withShuffle } from '../../engine/rng.ts';
import { deviation } from '../../testing/chi-squared.ts';
import { branching } from '../../testing/script.ts';
import { SOAK } from '../../testing/size.ts';
import { everyWorld, type History } from '../../testing/worlds.ts';
import { knowledgeOf } from './beliefs/knowledge.ts';
import { PRINTED } from './deck.ts';
import { optionsOf, stateOf } from './fixtures.ts';
import { kickbox, kickboxWith } from './game.ts';
import type { Event, Kickbox, Move, News, State } from './kind.ts';
import { deckOf } from './rules/advanced.ts';
import { CORNERS } from './rules/corners.ts';
import { soundWith } from './soundness.ts';

/** A fight so short of cards that every world can be counted: white belts with these few cards. */
function smallFight(written: string, options: object = {}) {
  const names = written.split(' ');
  const print = PRINTED.filter(({ type, copy }) => names.includes(`${type}.${copy}`));
  const belts = { 'red.belt': 'white', 'blue.belt': 'white', rounds: 2 };
  return {
    game: kickboxWith(print),
    options: optionsOf({ ...belts, ...options }),
    sound: soundWith(print),
  };
}

type Small = ReturnType<typeof smallFight>;

/** A fight of `length` random answers, with the events of each. */
function played({ game, options }: Small, seed: number, length: number) {
  const seeds = seedsFrom(seed);
  const rng = rngFrom(seeds());
  const first = listener<Kickbox>();
  const state = game.setup(2, options, rng, first);
  const told: News[][] = [first.told];
  const steps: { seat: Seat; move: Move }[] = [];
  while (steps.length < length) {
    const asks = game.asks(state);
    if (asks.length === 0) break;
    const ask = at(asks, rng.below(asks.length));
    const move = anyAnswer(ask, rng);
    const tell = listener<Kickbox>();
    game.play(state, ask.seat, move, rngFrom(seeds()), tell);
    steps.push({ seat: ask.seat, move });
    told.push(tell.told);
  }
  return { state, history: { seats: 2, options, steps, told } };
}

/** How often each world occurs among the imagined ones. */
function imagined(
  { game, sound }: Small,
  state: State,
  history: History<Kickbox>,
  seat: Seat | null,
  count: number,
): Map<string, number> {
  const view = viewOf(game, state, seat);
  const heard = history.told.flat().filter((news) => hears(news, seat));
  const seeds = seedsFrom(99);
  const found = new Map<string, number>();
  for (const _ of range(count)) {
    const world = game.imagine(view, heard, rngFrom(seeds()));
    expect(sound(world)).toBeUndefined();
    const text = canonical(world);
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return found;
}

/** How likely each world is: all deals and all chance count as they come, all answers alike. */
function weighedWorlds(
  { game }: Small,
  now: State,
  { seats, options, steps, told }: History<Kickbox>,
  seat: Seat | null,
): Map<string, number> {
  const seen = canonical(viewOf(game, now, seat));
  const heardAt = told.map((news) => canonical(news.filter((one) => hears(one, seat))));
  let worlds = new Map<string, { state: State; weight: number }>();
  for (const chance of weighedChances()) {
    const tell = listener<Kickbox>();
    const state = game.setup(seats, options, chance.rng, tell);
    if (canonical(tell.told.filter((one) => hears(one, seat))) === heardAt[0])
      count(worlds, state, chance.weight());
  }
  for (const [index, step] of steps.entries()) {
    const next = new Map<string, { state: State; weight: number }>();
    for (const { state, weight } of worlds.values()) {
      const ask = askOf(game, state, step.seat);
      const moves = step.seat === seat ? [step.move] : ask ? legal(ask).moves : [];
      for (const move of moves) {
        for (const chance of weighedChances()) {
          const tell = listener<Kickbox>();
          const after = game.clone(state);
          game.play(after, step.seat, move, chance.rng, tell);
          if (canonical(tell.told.filter((one) => hears(one, seat))) === heardAt[index + 1])
            count(next, after, weight * chance.weight());
        }
      }
    }
    worlds = next;
  }
  const fitting = [...worlds].filter(
    ([_, { state }]) => canonical(viewOf(game, state, seat)) === seen,
  );
  const total = fitting.reduce((sum, [_, { weight }]) => sum + weight, 0);
  return new Map(fitting.map(([text, { weight }]) => [text, weight / total]));
}

/** Every way that chance can take, with its probability. */
function* weighedChances(): Generator<{ rng: Rng; weight(): number }> {
  for (const way of branching()) {
    let weight = 1;
    const rng = withShuffle((n) => {
      weight /= n;
      return way.below(n);
    });
    yield { rng, weight: () => weight };
  }
}

function count(
  worlds: Map<string, { state: State; weight: number }>,
  state: State,
  weight: number,
): void {
  const text = canonical(state);
  worlds.set(text, { state, weight: weight + (worlds.get(text)?.weight ?? 0) });
}

/** How many worlds never came, and how many came that do not fit. */
function compared(found: ReadonlyMap<string, number>, worlds: ReadonlySet<string>) {
  const missing = [...worlds].filter((world) => !found.has(world)).length;
  return { missing, wrong: [...found.keys()].filter((world) => !worlds.has(world)).length };
}

const FIGHTS = [
  smallFight('jab.1 block.1 power.1 front-kick.1'),
  smallFight('jab.1 punch.1 power.1 block.1', { mulligan: 'off' }),
  smallFight('jab.1 block.1 power.1 box-combo.1', { mulligan: 'either' }),
  smallFight('jab.1 power.1 backstep.1 low-kick.1', { exhaustion: 'deckEmpty' }),
];

/** One of several each time, in turn; all of them in the long run. */
function some<T>(all: readonly T[], number: number): readonly T[] {
  return SOAK ? all : [at(all, number % all.length)];
}

test('imagine reaches every world that fits, and no other', () => {
  for (const [number, fight] of FIGHTS.entries()) {
    for (const length of some([1, 5, 9], number)) {
      const { state, history } = played(fight, 7 + number, length);
      for (const seat of CORNERS) {
        const worlds = everyWorld(fight.game, history, seat, state);
        const found = imagined(fight, state, history, seat, 30 * worlds.size);
        expect(compared(found, worlds)).toEqual({ missing: 0, wrong: 0 });
      }
    }
  }
});

test('a spectator imagines both hands', () => {
  const fight = at(FIGHTS, 0);
  const { state, history } = played(fight, 3, 4);
  const worlds = everyWorld(fight.game, history, null, state);
  const found = imagined(fight, state, history, null, 30 * worlds.size);
  expect(compared(found, worlds)).toEqual({ missing: 0, wrong: 0 });
});

/** Each world comes as often as it is likely, give or take what chance allows. */
function expectNoBias(fight: Small, seed: number, length: number): Map<string, number> {
  const { state, history } = played(fight, seed, length);
  const weights = weighedWorlds(fight, state, history, 0);
  const found = imagined(fight, state, history, 0, 100 * weights.size);
  expect(compared(found, new Set(weights.keys())).wrong).toBe(0);
  expect(deviation(found, weights)).toBeLessThan(4);
  return weights;
}

test('imagine is without bias: each world comes as often as deals and chance lead to it', () => {
  for (const [number, fight] of FIGHTS.entries())
    for (const length of some([3, 20, 30], number)) expectNoBias(fight, 20 + number, length);
});

test('worlds that are not equally likely do not come equally often', () => {
  const cards = 'front-kick.1 low-kick.1 power.1 power.2 combo.1 gap.1';
  const weights = expectNoBias(smallFight(cards, { 'blue.belt': 'yellow' }), 1212, 13);
  const different = new Set([...weights.values()].map((weight) => weight.toFixed(6)));
  expect(different.size).toBeGreaterThan(1);
});

test('the news of a whole fight explain every hand and every deck', () => {
  for (const [number, options] of OPTIONS.entries()) {
    const full = { game: kickbox, options: optionsOf(options), sound: soundWith(PRINTED) };
    const { state, history } = played(full, 60 + number, 150);
    for (const seat of CORNERS) {
      if (state.open.step.type === 'over') continue;
      const { cards } = deckOf(PRINTED, full.options, seat);
      const { kept } = state.open.fighters[seat];
      const known = knowledgeOf(seat, cards, history.told.flat(), full.options, kept);
      expect(known?.hand).toBe(at(state.own, seat).hand.length);
      expect(known?.deck).toBe(state.hidden.decks[seat].length);
      expect(hiddenFits(state, seat, known?.batches)).toBe(true);
    }
  }
});

test('what is known is the same whether news are followed as they come or all at once', () => {
  const full = { game: kickbox, options: optionsOf({}), sound: soundWith(PRINTED) };
  const { cards } = deckOf(PRINTED, full.options, 1);
  const followed = (heard: readonly News[]) => knowledgeOf(1, cards, heard, full.options, false);
  const newsOf = (seed: number) => played(full, seed, 400).history.told.flat();
  const leavesGuesses = (heard: readonly News[]) => followed(heard)?.guesses.length !== 1;
  const told = newsOf(range(30).find((seed) => leavesGuesses(newsOf(seed))) ?? 0);
  for (const length of range(told.length).filter((n) => n % 7 === 0))
    followed(told.slice(0, length));
  const known = followed(told);
  expect(known).toEqual(followed(copy(told)));
  const before = told.slice(0, 210);
  expect(followed(before)).toEqual(followed(copy(before)));
  expect(known?.guesses.length).toBeGreaterThan(1);
  expect(known?.guesses.length).toBeLessThanOrEqual(500);
});

const OPTIONS = [
  {},
  { mulligan: 'either' },
  { exhaustion: 'deckEmpty', 'red.belt': 'green' },
  { 'red.belt': 'dan9', 'blue.belt': 'dan9' },
  { variant: 'streetfight' },
  { clock: 'manual', ringBreak: 'random', 'red.weight': 'bantam', 'blue.weight': 'heavy' },
];

function hiddenFits(
  state: State,
  seat: 0 | 1,
  batches: ReadonlyMap<string, number> | undefined,
): boolean {
  const hidden = [...at(state.own, seat).hand, ...state.hidden.decks[seat]];
  return batches?.size === hidden.length && hidden.every((card) => batches.has(card));
}

test('a fight set up in the middle is imagined from what lies open', () => {
  const { game, options } = at(FIGHTS, 1);
  const state = game.setup(2, options, rngFrom([1, 2, 3, 4]), listener<Kickbox>());
  const world = game.imagine(viewOf(game, state, 0), [], rngFrom([5, 6, 7, 8]));
  expect(canonical(viewOf(game, world, 0))).toBe(canonical(viewOf(game, state, 0)));
});

test('a world that comes less than once in ten million times can be imagined too', () => {
  const { cards } = deckOf(PRINTED, optionsOf({ mulligan: 'off' }), 1);
  const [hand, deck] = [cards.slice(0, 6), cards.slice(7)];
  const red = deckOf(PRINTED, optionsOf({}), 0).cards;
  const state = stateOf({
    options: { mulligan: 'off' },
    round: 2,
    phase: 1,
    red: { hand: red.slice(0, 7), deck: red.slice(7) },
    blue: { hand, deck, discard: cards.slice(6, 7) },
  });
  const told: readonly Event[] = [
    { type: 'drew', seat: 0, count: 7 },
    { type: 'drew', seat: 1, count: 7 },
    { type: 'discarded', seat: 1, cards: cards.slice(0, 7) },
    { type: 'ringBreak', seat: 1, cards: hand, draw: 6 },
    { type: 'drew', seat: 1, count: 6 },
  ];
  const heard = told.map((news): News => ({ to: null, rule: 'KB-40', news, visibleUntil: null }));
  const least: Rng = { below: () => 0, shuffle: (list) => list, stream: () => least };
  const world = kickbox.imagine(viewOf(kickbox, state, 0), heard, least);
  expect(at(world.own, 1).hand).toEqual(hand);
});
