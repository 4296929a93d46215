import { expect, test } from 'vitest';
import { choose, legal } from '../engine/ask.ts';
import type { Kind, Move, News } from '../engine/game.ts';
import { canonical } from '../engine/json.ts';
import { at, range } from '../engine/list.ts';
import { listener } from '../engine/referee.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import { faultsOf } from './conformance.ts';
import { conforms } from './conforms.ts';
import { branching } from './script.ts';
import { type ToyGame, toy } from './toy.ts';
import { everyWorld } from './worlds.ts';

type ToyKind = ToyGame extends import('../engine/game.ts').Game<infer K extends Kind> ? K : never;

/** Every card exists exactly once. */
function sound(s: ReturnType<ToyGame['clone']>): string | undefined {
  const cards = [...s.own.flatMap((mine) => mine.hand), ...s.hidden.deck, ...s.open.played];
  const all = range(s.options.cards).map((n) => n + 1);
  return canonical(cards.sort((a, b) => a - b)) === canonical(all) ? undefined : `cards ${cards}`;
}

conforms(toy, { games: 300, seed: 1, sound });

/** The laws that a faulty toy game breaks. */
function broken(fault: Partial<ToyGame>): string[] {
  return faultsOf({ ...toy, ...fault }, { games: 60, seed: 2, sound }).map(({ law }) => law);
}

test('a leaked bit is caught: whether a hand holds the 5 shows in the glance', () => {
  const glance: ToyGame['glance'] = (own, hidden) => {
    const { ready, hands } = toy.glance(own, hidden);
    return { hands, ready: ready.map((is, seat) => is || at(own, seat).hand.includes(5)) };
  };
  expect(broken({ glance })).toContain('nothing leaks');
});

test('a leaked question is caught: a seat is asked only if it could answer', () => {
  const asks: ToyGame['asks'] = (s) =>
    toy.asks(s).filter((ask) => s.open.phase !== 'swap' || at(s.own, ask.seat).hand.includes(5));
  expect(broken({ asks })).toContain('nothing leaks');
});

test('a sealed answer that is overheard is caught', () => {
  const play: ToyGame['play'] = (s, seat, move, rng, tell) => {
    if (move.type === 'play' && move.card > 3) tell.all('TOY-5', { type: 'cheered', seat });
    toy.play(s, seat, move, rng, tell);
  };
  expect(broken({ play })).toContain('a sealed answer tells nothing');
});

test('a shared array in clone is caught', () => {
  const clone: ToyGame['clone'] = (s) => ({ ...toy.clone(s), hidden: s.hidden });
  expect(broken({ clone })).toContain('playing on a clone leaves the original alone');
});

test('a legal answer that is refused is caught', () => {
  const legal = (s: ReturnType<ToyGame['clone']>, seat: number): string[] => {
    if (s.open.phase === 'swap')
      return ['swap', ...at(s.own, seat).hand.map((card) => `swap ${card}`)];
    if (s.open.phase === 'play') return at(s.own, seat).hand.map((card) => `play ${card}`);
    return s.open.winner === seat ? ['leave', 'peek'] : ['cheer'];
  };
  const honest = faultsOf(toy, { games: 60, seed: 2, sound, legal });
  expect(honest).toEqual([]);
  const asks: ToyGame['asks'] = (s) =>
    toy
      .asks(s)
      .map((ask) =>
        ask.form === 'choose' && ask.about === 'play' && at(s.own, ask.seat).hand.length > 1
          ? { ...ask, refuse: (move, place) => (place === 2 ? 'TOY-7' : ask.refuse(move, place)) }
          : ask,
      );
  const laws = faultsOf({ ...toy, asks }, { games: 60, seed: 2, sound, legal }).map(
    ({ law }) => law,
  );
  expect(laws).toContain('what is legal is what the rules say');
});

test('an illegal answer that is accepted is caught', () => {
  const asks: ToyGame['asks'] = (s) =>
    toy.asks(s).map((ask) => (ask.about === 'play' ? { ...ask, refuse: () => undefined } : ask));
  expect(broken({ asks })).toContain('the state is sound');
});

test('a legal answer behind those that fit is caught', () => {
  const asks: ToyGame['asks'] = (s) =>
    toy.asks(s).map((ask) => (ask.form === 'choose' ? { ...ask, fitting: 1 } : ask));
  expect(broken({ asks })).toContain('answers that do not fit are refused');
});

test('a list of legal answers that is out of date is caught', () => {
  const asks: ToyGame['asks'] = (s) =>
    toy.asks(s).map((ask) => ({ ...ask, known: legal(ask).moves.slice(0, 1) }));
  expect(broken({ asks })).toContain('answers worked out beforehand are the legal ones');
});

test('an order-dependent simultaneous answer is caught', () => {
  const play: ToyGame['play'] = (s, seat, move, rng, tell) => {
    if (move.type === 'play' && s.own.every((own) => own.chosen === null)) s.open.winner = seat;
    toy.play(s, seat, move, rng, tell);
    if (move.type === 'play' && s.open.phase === 'peek') s.open.winner = seat;
  };
  expect(broken({ play })).toContain('the order of simultaneous answers does not matter');
});

test('a missing idle answer is caught', () => {
  const asks: ToyGame['asks'] = (s) =>
    toy.asks(s).map((ask) =>
      ask.about === 'play' && ask.form === 'choose'
        ? choose(ask.seat, ask.rule, ask.answers, ask.refuse, {
            idle: { type: 'play', card: 9 },
            sealed: true,
          })
        : ask,
    );
  expect(broken({ asks })).toContain('every ask has a legal idle answer');
});

test('news that change after they were told are caught', () => {
  const play: ToyGame['play'] = (s, seat, move, rng, tell) =>
    toy.play(s, seat, move, rng, {
      ...tell,
      all: (rule, event) => {
        tell.all(
          rule,
          event.type === 'ended' ? event : { type: 'round', cards: s.open.played, winner: seat },
        );
      },
    });
  expect(broken({ play })).toContain('news stay as they were told');
});

test('an answer that changes after it was offered is caught', () => {
  const asks: ToyGame['asks'] = (s) =>
    toy
      .asks(s)
      .map((ask) =>
        ask.form === 'choose' ? { ...ask, answers: ask.answers.map((move) => ({ ...move })) } : ask,
      );
  const play: ToyGame['play'] = (s, seat, move, rng, tell) => {
    toy.play(s, seat, move, rng, tell);
    if (move.type === 'play') Object.assign(move, { played: true });
  };
  expect(broken({ asks })).toEqual([]);
  expect(broken({ asks, play })).toContain('answers stay as they were offered');
});

test('a rule that does not exist is caught', () => {
  const { 'TOY-5': _, ...rules } = toy.rules;
  const fewer: object = rules;
  expect(faultsOf({ ...toy, rules: { ...toy.rules, ...fewer } }, { games: 20, seed: 2 })).toEqual(
    [],
  );
  const named = { ...toy };
  Object.defineProperty(named, 'rules', { value: fewer });
  expect(faultsOf(named, { games: 20, seed: 2 }).map(({ law }) => law)).toContain(
    'asks name a rule',
  );
});

test('imagine reaches every world that fits, and no other', () => {
  const seeds = seedsFrom(7);
  for (const game of range(12)) {
    const rng = rngFrom(seeds());
    const first = listener<ToyKind>();
    const state = toy.setup(2, { cards: 5 }, rng, first);
    const told: News<ToyKind>[][] = [first.told];
    const steps: { seat: number; move: Move<ToyKind> }[] = [];
    for (const _ of range(game)) {
      const asks = toy.asks(state);
      if (asks.length === 0) break;
      const ask = at(asks, rng.below(asks.length));
      const tell = listener<ToyKind>();
      const { moves } = { moves: [ask.idle()] };
      const move = rng.below(2) === 0 ? at(moves, 0) : randomMove(ask, rng.below(1000));
      toy.play(state, ask.seat, move, rng, tell);
      steps.push({ seat: ask.seat, move });
      told.push(tell.told);
    }
    for (const seat of [null, 0, 1]) {
      const worlds = everyWorld(toy, { seats: 2, options: { cards: 5 }, steps, told }, seat, state);
      const view = { ...viewFor(state, seat) };
      const heard = told.flat().filter((news) => news.to === null || news.to === seat);
      const imagined = new Set<string>();
      for (const way of branching()) imagined.add(canonical(toy.imagine(view, heard, way)));
      expect([...imagined].sort()).toEqual([...worlds].sort());
    }
  }
});

function viewFor(state: ReturnType<ToyGame['clone']>, seat: number | null) {
  const own = seat === null ? null : at(state.own, seat);
  return {
    seat,
    options: state.options,
    open: state.open,
    own,
    glance: toy.glance(state.own, state.hidden),
  };
}

function randomMove(ask: ReturnType<ToyGame['asks']>[number], n: number): Move<ToyKind> {
  if (ask.form === 'select') return ask.make(ask.from.slice(0, n % 2), 0);
  const legal = ask.answers.filter((move, place) => ask.refuse(move, place) === undefined);
  return at(legal, n % legal.length);
}
