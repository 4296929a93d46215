import { describe, expect, test } from 'vitest';
import { type Bot, type Budget, nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { judge, listener, SILENCE } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { handle } from '../../../engine/tagged.ts';
import { sized } from '../../../testing/size.ts';
import { challengers } from '../game.ts';
import type { Challengers, Options, State } from '../kind.ts';
import { totalOf } from '../rules/end.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { ROUNDS } from '../tournament.ts';
import { advise } from './advise.ts';
import { champion } from './champion.ts';
import { contender } from './contender.ts';
import { rookie } from './rookie.ts';
import { bestDeck } from './squad.ts';
import { worthOf } from './worth.ts';

/** Plays a game of bots; a forbidden answer is a fault. */
function play(
  bots: readonly Bot<Challengers>[],
  options: Partial<Options>,
  seed: number,
  nodes = 1,
): State {
  const rng = rngFrom([seed, 2, 3, 4]);
  const all = { ...normalOptions(challengers.options), ...options };
  const tell = listener<Challengers>();
  const s = challengers.setup(bots.length, all, rng, tell);
  for (let asks = challengers.asks(s); asks.length > 0; asks = challengers.asks(s)) {
    const ask = at(asks, rng.below(asks.length));
    const { seat } = ask;
    const view = viewOf(challengers, s, seat);
    const heard = tell.told.filter((told) => hears(told, seat));
    const situation = { view, ask: askData(ask), heard, rng, budget: nodeBudget(nodes) };
    const move = at(bots, seat)(situation);
    const judgement = judge(challengers, s, seat, move);
    if ('rule' in judgement) throw new Error(`${JSON.stringify(move)}: ${judgement.rule}`);
    challengers.play(s, seat, judgement.move, rng, tell);
  }
  return s;
}

describe('the contender', () => {
  test('beats three rookies far more often than one time in four', () => {
    const games = sized(12, 40);
    const wins = range(games).filter((n) => {
      const bots = range(4).map((seat) => (seat === n % 4 ? contender : rookie));
      return play(bots, {}, n).open.result?.winner === n % 4;
    });
    expect(wins.length).toBeGreaterThan(0.6 * games);
  });

  test('finds the Robot harder from level to level', () => {
    const leads = [1, 3, 5].map((robotLevel) =>
      range(sized(15, 40)).reduce((sum, n) => {
        const s = play([contender], { robotLevel }, n);
        return sum + totalOf(s, 0) - totalOf(s, 'robot');
      }, 0),
    );
    expect(at(leads, 0)).toBeGreaterThan(at(leads, 1));
    expect(at(leads, 1)).toBeGreaterThan(at(leads, 2));
  });

  test('knows synergies: Vendors are worth more among Funfair cards', () => {
    const alone = { cards: ['castle-pig~1', 'film-cat~1', 'castle-horse~1'], round: 3 };
    const fair = { cards: ['funfair-pony~1', 'funfair-pony~2', 'funfair-juggler~1'], round: 3 };
    expect(worthOf('funfair-vendor~1', fair)).toBeGreaterThan(worthOf('funfair-vendor~1', alone));
  });

  test('keeps no more names than the bench can take, and drops the least', () => {
    const deck = [
      ...['starter-newcomer~0.1', 'castle-pig~1', 'film-cat~1', 'haunted-spider~1', 'space-cow~1'],
      ...['shipwreck-parrot~1', 'funfair-pony~1', 'city-dog~1', 'castle-horse~1'],
    ];
    const kept = bestDeck(deck, 4);
    expect(kept).toHaveLength(7);
    expect(kept).toContain('castle-horse~1');
    expect(kept).not.toContain('starter-newcomer~0.1');
  });
});

const HOUSE_RULES = {
  allSets: true,
  shortTournament: 4,
  finalForTwo: true,
  robotPlan: 'last',
  lastCard: 'goes',
} as const;

test('the contender beats rookies by house rules as well', () => {
  const games = sized(10, 40);
  const wins = range(games).filter((n) => {
    const bots = range(4).map((seat) => (seat === n % 4 ? contender : rookie));
    return play(bots, HOUSE_RULES, n).open.result?.winner === n % 4;
  });
  expect(wins.length).toBeGreaterThan(0.5 * games);
});

test('bots can play every number of seats and every option', () => {
  for (const seats of range(8)) {
    const bots = range(seats + 1).map((seat) => (seat % 2 === 0 ? contender : rookie));
    expect(play(bots, { duelChoice: true, robotLevel: 4 }, seats).open.result).not.toBeNull();
    expect(play(bots, { round4: 'A2orB2', openTrophies: true }, seats).open.result).not.toBeNull();
    expect(play(bots, HOUSE_RULES, seats).open.result).not.toBeNull();
  }
});

test('the same situation and chance give the same answer', () => {
  const once = play([contender, rookie, contender], {}, 5);
  const again = play([contender, rookie, contender], {}, 5);
  expect(again).toEqual(once);
});

describe('the champion', () => {
  test('wins more matches than it loses against three contenders, even with little thought', () => {
    const games = sized(8, 40);
    const trophies = range(games).map((n) => {
      const bots = range(4).map((seat) => (seat === n % 4 ? champion : contender));
      return at(play(bots, {}, n, 100).open.players, n % 4).trophies.length;
    });
    expect(sum(trophies) / (ROUNDS * games)).toBeGreaterThan(0.55);
  });

  test('can play every number of seats and every option', () => {
    const nodes = sized(20, 300);
    for (const seats of range(8)) {
      const bots = range(seats + 1).map((seat) => (seat === seats ? champion : contender));
      const odd = { duelChoice: seats < 3, robotLevel: 4, soloCards: true };
      expect(play(bots, odd, seats, nodes).open.result).not.toBeNull();
      const even = { round4: 'A2orB2', openTrophies: true } as const;
      expect(play(bots, even, seats, nodes).open.result).not.toBeNull();
      if (seats < 3) expect(play(bots, HOUSE_RULES, seats, nodes).open.result).not.toBeNull();
    }
  });

  test('says why on every question, in a sentence with numbers, in both languages', () => {
    const reasons = new Set<string>();
    const adviser: Bot<Challengers> = (situation) => {
      const { move, reason, weighed, worlds } = advise(situation);
      reasons.add(reason.type);
      expect(worlds).toBeGreaterThan(0);
      expect(at(weighed, 0)).toMatchObject({ move, reason });
      const worths = weighed.map(({ worth }) => worth);
      expect(worths.every((worth) => worth >= 0 && worth <= 1)).toBe(true);
      for (const texts of [en, fr])
        for (const one of weighed)
          expect(handle(texts.reasons, one.reason, String, 0)).toMatch(/^\p{Lu}.*\d+\s?%.*\.$/u);
      return move;
    };
    play([adviser, contender], { duelChoice: true }, 1, 300);
    expect([...reasons].sort()).toEqual(['deck', 'fought', 'running']);
  });

  test('thinks the same with the same seed, and stops when told to', () => {
    const s = challengers.setup(
      2,
      normalOptions(challengers.options),
      rngFrom([1, 2, 3, 4]),
      SILENCE,
    );
    challengers.play(s, 0, { type: 'draw', level: 'A' }, rngFrom([5, 6, 7, 8]), SILENCE);
    const [ask] = challengers.asks(s);
    if (!ask) throw new Error('nobody is asked');
    const advice = (budget: Budget) =>
      advise({
        view: viewOf(challengers, s, 0),
        ask: askData(ask),
        heard: [],
        rng: rngFrom([1, 1, 1, 1]),
        budget,
      });
    expect(advice(nodeBudget(2000))).toEqual(advice(nodeBudget(2000)));
    const hurried = advice({ nodes: 1_000_000, stop: () => true });
    expect(hurried.reason).toMatchObject({ type: 'fought', matches: 1 });
  });
});
