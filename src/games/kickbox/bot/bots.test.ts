import { expect, test } from 'vitest';
import { type Bot, type Budget, nodeBudget, type Situation } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { judge, listener } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom, withShuffle } from '../../../engine/rng.ts';
import { handle } from '../../../engine/tagged.ts';
import { sized } from '../../../testing/size.ts';
import { fightAt, type KickboxGame, optionsOf } from '../fixtures.ts';
import { kickbox } from '../game.ts';
import type { Corner, Kickbox, Move, State } from '../kind.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { advise } from './advise.ts';
import { champion } from './champion.ts';
import { contender } from './contender.ts';
import { likelyAnswer } from './policy.ts';
import { rookie } from './rookie.ts';

/** The score of red's bot in a fight: 1, a half, or nothing. */
function fight(
  red: Bot<Kickbox>,
  blue: Bot<Kickbox>,
  seed: number,
  options: object = {},
  nodes = 1,
): number {
  const seeds = seedsFrom(seed);
  const rng = rngFrom(seeds());
  const tell = listener<Kickbox>();
  const state = kickbox.setup(2, optionsOf(options), rngFrom(seeds()), tell);
  for (;;) {
    const ask = kickbox.asks(state)[0];
    if (!ask) return at(kickbox.outcome(state)?.scores ?? [], 0);
    const view = viewOf(kickbox, state, ask.seat);
    const heard = tell.told.filter((news) => hears(news, ask.seat));
    const bot = ask.seat === 0 ? red : blue;
    const answer = bot({ view, ask: askData(ask), heard, rng, budget: nodeBudget(nodes) });
    const judgement = judge(kickbox, state, ask.seat, answer);
    if ('rule' in judgement) throw new Error(`${ask.about}: refused by ${judgement.rule}`);
    kickbox.play(state, ask.seat, judgement.move, rngFrom(seeds()), tell);
  }
}

test('the contender beats rookies by a wide margin, in both corners', () => {
  const pairs = sized(5, 15);
  const wins = range(pairs).map(
    (n) => fight(contender, rookie, n) + 1 - fight(rookie, contender, n),
  );
  expect(wins.reduce((sum, won) => sum + won, 0)).toBeGreaterThan(0.8 * 2 * pairs);
});

test('the champion beats the contender, in both corners together', () => {
  const long = { rounds: 4 };
  const pairs = sized(4, 10);
  const wins = range(pairs).map(
    (n) =>
      fight(champion, contender, n, long, 3000) + 1 - fight(contender, champion, n, long, 3000),
  );
  expect(wins.reduce((sum, won) => sum + won, 0)).toBeGreaterThan(1.1 * pairs);
}, 300_000);

test('the policy beats the contender without any search', () => {
  const policy: Bot<Kickbox> = ({ view, ask, rng }) => {
    const world = kickbox.imagine(view, [], rng);
    const asked = kickbox.asks(world).find(({ seat }) => seat === ask.seat);
    if (!asked) throw new Error('the seat is asked in every imagined world');
    return likelyAnswer(world, asked, rng);
  };
  const pairs = sized(6, 30);
  const wins = range(pairs).map(
    (n) => fight(policy, contender, n) + 1 - fight(contender, policy, n),
  );
  expect(wins.reduce((sum, won) => sum + won, 0)).toBeGreaterThan(1.1 * pairs);
});

const KINDS = [
  { variant: 'streetfight' },
  { variant: 'totalFight', mulligan: 'either' },
  { variant: 'bareKnuckle', rounds: 1 },
  { clock: 'manual', ringBreak: 'random', exhaustion: 'deckEmpty', roundStart: 'duel' },
  { 'red.belt': 'white', 'blue.belt': 'dan9', 'red.weight': 'bantam', 'blue.weight': 'heavy' },
  { maxLinks: 1, vpHits: 'hits', rounds: 2 },
  { openHands: true, drawn: 'again', rounds: 1, 'red.belt': 'orange', 'blue.belt': 'orange' },
];

test('the champion plays legally in every kind of fight', () => {
  for (const [n, one] of KINDS.entries())
    expect(fight(champion, champion, n, one, 300)).toBeGreaterThanOrEqual(0);
});

test('both bots play legally in every kind of fight', () => {
  for (const [n, one] of KINDS.entries()) {
    expect(fight(contender, contender, n, one)).toBeGreaterThanOrEqual(0);
    expect(fight(rookie, rookie, n, one)).toBeGreaterThanOrEqual(0);
  }
});

/** What a bot answers in a scene. */
function answer(bot: Bot<Kickbox>, { state }: KickboxGame, seat: Corner): Move {
  return bot({ ...situation(state, seat, nodeBudget(1)), rng: withShuffle((n) => n - 1) });
}

/** What a seat is asked in a scene that has no story. */
function situation(state: State, seat: Corner, budget: Budget): Situation<Kickbox> {
  const ask = kickbox.asks(state).find((one) => one.seat === seat);
  if (!ask) throw new Error('nothing is asked');
  const view = viewOf(kickbox, state, seat);
  return { view, ask: askData(ask), heard: [], rng: rngFrom([1, 2, 3, 4]), budget };
}

test('the contender links onto a fighter who is down', () => {
  const down = fightAt({
    red: { hand: 'sidekick.1 combo.1 jab.1' },
    blue: { hand: 'gap.1', deck: 'jab.2 jab.3 jab.4 power.1 block.1' },
  });
  down.plays(0, 'attack sidekick.1').plays(1, 'pass').plays(0, 'pass');
  expect(answer(contender, down, 0)).toMatchObject({ type: 'combo', link: 'r.combo.1' });
});

test('the contender does not draw itself into exhaustion', () => {
  const short = fightAt({
    step: 'draw',
    red: { hand: 'jab.1 block.1 gap.1 power.1', discard: 'jab.2 jab.3' },
    blue: { hand: 'jab.1 jab.2 jab.3' },
  });
  expect(answer(contender, short, 0)).toEqual({ type: 'draw', count: 0 });
  expect(answer(rookie, short, 0)).toEqual({ type: 'draw', count: 1 });
});

test('the contender gives away the cards it needs least and keeps its only defence', () => {
  const full = fightAt({
    step: 'draw',
    red: {
      hand: 'block.1 box-combo.1 hook.1 punch.1 uppercut.1 blitz.1 jab.1',
      deck: 'sidekick.1',
    },
    blue: { hand: 'jab.1' },
  });
  full.plays(0, 'draw 1');
  expect(answer(contender, full, 0)).toEqual({ type: 'discard', cards: ['r.box-combo.1'] });
});

test('a heavy blow is worth two cards to the contender, and the rookie forgets that', () => {
  const heavy = fightAt({
    red: { hand: 'uppercut.1 gap.1' },
    blue: { hand: 'power.1 box-combo.1 combo.1', deck: 'jab.1' },
  }).plays(0, 'attack uppercut.1');
  expect(answer(contender, heavy, 1)).toMatchObject({ type: 'defend' });
  expect(answer(rookie, heavy, 1)).toEqual({ type: 'pass' });
});

/** Blue is all but knocked out, and red holds what it takes. */
function nearlyOver(): KickboxGame {
  return fightAt({
    red: { hand: 'uppercut.1 jab.1 combo.1 punch.1 power.1' },
    blue: { hand: '', deck: 'jab.2 jab.3', exhausted: true },
  });
}

test('the champion strikes an opponent who cannot defend, and says how surely', () => {
  const { state } = nearlyOver();
  const { move, reason, weighed, worlds } = advise(situation(state, 0, nodeBudget(20_000)));
  expect(move.type).toBe('attack');
  expect(reason).toMatchObject({ type: 'strike', win: 1, lands: 1 });
  expect(worlds).toBeGreaterThan(10);
  expect(at(weighed, 0)).toMatchObject({ move, reason, worth: 1 });
  const worths = weighed.slice(1).map(({ worth }) => worth);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
});

test('the same seed gives the same thoughts, and thinking stops when told to', () => {
  const { state } = fightAt({
    red: { hand: 'hook.1 sidekick.1 jab.1 block.1 gap.1', deck: 'jab.2 jab.3 punch.1' },
    blue: { hand: 'block.1 jab.1 front-kick.1', deck: 'jab.2 jab.3' },
  });
  const think = () => advise(situation(state, 0, nodeBudget(5000)));
  expect(think()).toEqual(think());
  const hurried = advise(situation(state, 0, { nodes: 1_000_000, stop: () => true }));
  expect(hurried.worlds).toBeLessThan(6);
});

test('advice on every question of a fight is a sentence with numbers, in both languages', () => {
  const reasons = new Set<string>();
  const adviser: Bot<Kickbox> = (given) => {
    const { move, reason, weighed } = advise(given);
    reasons.add(reason.type);
    for (const texts of [en, fr])
      for (const one of weighed)
        expect(handle(texts.reasons, one.reason, String, 0)).toMatch(/^\p{Lu}?.*\d+\s?%.*\.$/u);
    return move;
  };
  for (const seed of [1, 2, 3]) fight(adviser, contender, seed, { rounds: 2 }, 300);
  expect([...reasons].sort()).toEqual(['guard', 'odds', 'strike', 'supply']);
});
