import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/ask.ts';
import { type Game, hears, viewOf } from '../../../engine/game.ts';
import { canonical, copy } from '../../../engine/json.ts';
import { at, range } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { judge, listener } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { deviation } from '../../../testing/chi-squared.ts';
import { everyWorld, type History } from '../../../testing/worlds.ts';
import { challengers } from '../game.ts';
import type { Challengers, Move, News, Options, State } from '../kind.ts';
import { setup } from '../rules/setup.ts';
import { TROPHIES } from '../tournament.ts';
import { type Cast, imagineWith } from './imagine.ts';
import { imagineTrophies } from './trophies.ts';

/** A tournament with a handful of cards in the trays and every trophy in its place. */
function tiny(cast: Cast): Game<Challengers> {
  const unshuffled = (s: State): State => ({
    ...s,
    hidden: {
      ...s.hidden,
      tokens: s.hidden.tokens.map((round, index) =>
        round.map((fans, park) => (fans === null ? null : at(at(TROPHIES, index), park))),
      ),
    },
  });
  return {
    ...challengers,
    setup: (seats, options, rng, tell) => {
      const s = unshuffled(setup(seats, options, rngFrom([1, 2, 3, 4]), tell));
      s.hidden.piles = {
        A: rng.shuffle([...cast.A]),
        B: rng.shuffle([...cast.B]),
        C: rng.shuffle([...cast.C]),
      };
      return s;
    },
    imagine: (view, heard, rng) => unshuffled(imagineWith(cast, view, heard, rng)),
  };
}

interface Played {
  readonly game: Game<Challengers>;
  readonly s: State;
  readonly history: History<Challengers>;
}

/** Plays moves, each as `seat move`; `1 pick film-cat~1`. A `?` stands for the first card that may be. */
function playing(cast: Cast, moves: readonly string[], options: Partial<Options> = {}): Played {
  const game = tiny(cast);
  const chosen: Options = {
    ...{ ...normalOptions(challengers.options), ...options },
    sets: ['castle', 'funfair', 'space', 'film', 'haunted'],
  };
  const rng = rngFrom([5, 6, 7, 8]);
  const tell = listener<Challengers>();
  const s = game.setup(2, chosen, rng, tell);
  const told: News[][] = [[...tell.told]];
  const steps: { seat: Seat; move: Move }[] = [];
  for (const written of moves) {
    const [seat = '', ...words] = written.split(' ');
    const before = tell.told.length;
    const judgement = judge(game, s, Number(seat), read(words));
    if ('rule' in judgement) throw new Error(`${written} is refused by ${judgement.rule}`);
    game.play(s, Number(seat), judgement.move, rng, tell);
    steps.push({ seat: Number(seat), move: judgement.move });
    told.push(tell.told.slice(before));
  }
  return { game, s, history: { seats: 2, options: chosen, steps, told } };
}

function read([word = '', ...names]: readonly string[]): unknown {
  if (word === 'draw') return { type: 'draw', level: names[0] };
  if (word === 'pick' || word === 'remove') return { type: word, card: names[0] };
  if (word === 'trade' || word === 'choose') return { type: word, cards: names };
  return { type: word === 'stop' ? 'endDraft' : word };
}

/** Compares what is imagined with what an enumeration of everything finds; `as` says how closely. */
function reachesEveryWorld(
  { game, s, history }: Played,
  seat: Seat | null,
  samples: number,
  as: (world: State) => string = canonical,
): number {
  const found = everyWorld(game, history, seat, s);
  const worlds = new Set([...found].map((world) => as(JSON.parse(world))));
  expect(found.has(canonical(s))).toBe(true);
  const heard = history.told.flat().filter((told) => hears(told, seat));
  const imagined = new Set<string>();
  for (const n of range(samples)) {
    const world = game.imagine(copy(viewOf(game, s, seat)), copy(heard), rngFrom([n, 1, 2, 3]));
    expect(found.has(canonical(world))).toBe(true);
    imagined.add(as(world));
  }
  expect(imagined.size).toBe(worlds.size);
  return worlds.size;
}

/** How far seat 0 is from imagining all `worlds` equally often, by chi-squared. */
function spread({ game, s, history }: Played, worlds: number): number {
  const heard = history.told.flat().filter((told) => hears(told, 0));
  const counts = new Map<string, number>();
  for (const n of range(worlds * 20)) {
    const world = canonical(game.imagine(viewOf(game, s, 0), heard, rngFrom([n, 4, 5, 6])));
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  expect(counts.size).toBe(worlds);
  return deviation(counts, new Map([...counts.keys()].map((world) => [world, 1])));
}

/** Worlds that differ only in the order of the box, which nothing ever looks at, count as one. */
function boxAside(world: State): string {
  return canonical({ ...world, hidden: { ...world.hidden, box: [...world.hidden.box].sort() } });
}

const FOUR = ['castle-pig~1', 'castle-jester~1', 'film-cat~1', 'space-shapeshifter~1'];
const NONE = { A: [], B: [], C: [] };

/** A seat drops all starters but the last named ones. */
function trims(seat: Seat, ...kept: readonly string[]): string[] {
  const starters = [
    'champion~S.1',
    'dog~S.1',
    'newcomer~S.1',
    'newcomer~S.2',
    'newcomer~S.3',
    'talent~S.1',
  ];
  return starters
    .map((starter) => `starter-${starter.replace('S', String(seat))}`)
    .filter((card) => !kept.includes(card))
    .map((card) => `${seat} remove ${card}`);
}

describe('imagined worlds are all that fit what was seen and heard, and nothing else', () => {
  test('an offer, a pick and a removal of the other', () => {
    const played = playing({ ...NONE, A: FOUR }, [
      ...['1 draw A', '1 pick film-cat~1', '1 stop', '1 remove starter-talent~1.1'],
    ]);
    expect(reachesEveryWorld(played, 0, 2000)).toBe(3 * 6 * 6);
    expect(reachesEveryWorld(played, null, 2000)).toBe(3 * 6 * 6);
    expect(reachesEveryWorld(played, 1, 20)).toBe(1);
  });

  test('each of them as often as any other', () => {
    const picked = playing({ ...NONE, A: FOUR }, [
      ...['1 draw A', '1 pick film-cat~1', '1 stop', '1 remove starter-talent~1.1'],
    ]);
    expect(spread(picked, 108)).toBeLessThan(4);
    const traded = playing({ ...NONE, A: FOUR }, [
      ...['1 draw A', '1 pick space-shapeshifter~1', '1 trade starter-dog~1.1'],
      '1 pick film-cat~1',
    ]);
    expect(spread(traded, 36)).toBeLessThan(4);
  });

  test('a trade-in tells what was picked, fans tell of Clones', () => {
    const traded = playing({ ...NONE, A: FOUR }, [
      ...[
        '1 draw A',
        '1 pick space-shapeshifter~1',
        '1 trade starter-dog~1.1',
        '1 pick film-cat~1',
      ],
    ]);
    expect(reachesEveryWorld(traded, 0, 1000)).toBe(6 * 6);
    const pending = playing({ ...NONE, A: FOUR }, ['1 draw A', '1 pick space-shapeshifter~1']);
    expect(reachesEveryWorld(pending, 0, 500)).toBe(6);
  });

  test('a pile that was filled again, and cards that come round', () => {
    const played = playing({ ...NONE, A: FOUR }, [
      ...['1 draw A', '1 pick film-cat~1', '1 pick castle-pig~1', '1 remove castle-pig~1'],
      ...['0 draw A', '0 stop'],
    ]);
    expect(reachesEveryWorld(played, 0, 20)).toBe(1);
    expect(reachesEveryWorld(played, null, 1500)).toBe(18);
  });

  test('what a match has shown', () => {
    const cast = { ...NONE, A: ['castle-pig~1', 'film-cat~1', 'castle-jester~1'] };
    const played = playing(cast, [
      ...['1 draw A', '1 pick film-cat~1', '1 stop', ...trims(1, 'starter-dog~1.1')],
      ...['0 draw A', '0 stop', ...trims(0, 'starter-champion~0.1'), '0 ready', '1 ready'],
    ]);
    expect(reachesEveryWorld(played, 0, 300, boxAside)).toBeGreaterThan(0);
  });

  test('the order of decks in a running match', () => {
    const cast = { ...NONE, A: ['funfair-juggler~1', 'castle-pig~1'] };
    const played = playing(
      cast,
      [
        ...['1 draw A', '1 pick castle-pig~1', '1 pick funfair-juggler~1'],
        ...[...trims(1), '0 draw A', ...trims(0, 'starter-champion~0.1'), '0 ready', '1 ready'],
      ],
      { duelChoice: true },
    );
    expect(played.s.open.matches).toHaveLength(1);
    expect(reachesEveryWorld(played, 0, 300, boxAside)).toBe(2);
  });
});

/** Of the trophies of round one that are left, two bring two fans and one brings three. */
const WEIGHTS = new Map([
  ['two', 2],
  ['three', 1],
]);

test('what is not known of the trophies is evenly spread', () => {
  const { game, s } = playing(NONE, ['0 draw A', '1 draw A']);
  const hidden = { ...s.options, openTrophies: false };
  const first = { round: 1, park: 0, fans: null };
  const players = s.open.players.map((player, seat) => ({
    ...player,
    trophies: seat === 0 ? [first] : [{ ...first, park: 1 }],
  }));
  at(s.own, 0).values = [2];
  const view = { ...viewOf(game, s, 0), options: hidden, open: { ...s.open, players } };
  const threes = range(3000).filter((n) => {
    const { values, tokens } = imagineTrophies(view, [], rngFrom([n, 3, 2, 1]));
    expect(values[0]).toEqual([2]);
    expect(tokens[0]?.slice(0, 2)).toEqual([null, null]);
    return values[1]?.[0] === 3;
  });
  const found = new Map([
    ['two', 3000 - threes.length],
    ['three', threes.length],
  ]);
  expect(deviation(found, WEIGHTS)).toBeLessThan(4);
});
