import { expect, test } from 'vitest';
import { type Bot, nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { hears, viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { judge, listener } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom, withShuffle } from '../../../engine/rng.ts';
import { kickbox } from '../game.ts';
import type { Corner, Kickbox, Move } from '../kind.ts';
import { optionsOf, type Scene, scene } from '../scene.ts';
import { contender } from './contender.ts';
import { rookie } from './rookie.ts';

/** The score of red's bot in a fight: 1, a half, or nothing. */
function fight(red: Bot<Kickbox>, blue: Bot<Kickbox>, seed: number, options: object = {}): number {
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
    const answer = bot({ view, ask: askData(ask), heard, rng, budget: nodeBudget(1) });
    const judgement = judge(kickbox, state, ask.seat, answer);
    if ('rule' in judgement) throw new Error(`${ask.about}: refused by ${judgement.rule}`);
    kickbox.play(state, ask.seat, judgement.move, rngFrom(seeds()), tell);
  }
}

test('the contender beats rookies by a wide margin, in both corners', () => {
  const wins = range(15).map((n) => fight(contender, rookie, n) + 1 - fight(rookie, contender, n));
  expect(wins.reduce((sum, won) => sum + won, 0)).toBeGreaterThan(0.8 * 30);
});

test('both bots play legally in every kind of fight', () => {
  const options = [
    { variant: 'streetfight' },
    { variant: 'totalFight', mulligan: 'either' },
    { clock: 'manual', ringBreak: 'random', exhaustion: 'deckEmpty', roundStart: 'duel' },
    { 'red.belt': 'white', 'blue.belt': 'dan9', 'red.weight': 'bantam', 'blue.weight': 'heavy' },
    { maxLinks: 1, vpHits: 'hits', rounds: 2 },
  ];
  for (const [n, one] of options.entries()) {
    expect(fight(contender, contender, n, one)).toBeGreaterThanOrEqual(0);
    expect(fight(rookie, rookie, n, one)).toBeGreaterThanOrEqual(0);
  }
});

/** What a bot answers in a scene. */
function answer(bot: Bot<Kickbox>, { state }: Scene, seat: Corner): Move {
  const ask = kickbox.asks(state).find((one) => one.seat === seat);
  if (!ask) throw new Error('nothing is asked');
  const rng = withShuffle((n) => n - 1);
  const view = viewOf(kickbox, state, seat);
  return bot({ view, ask: askData(ask), heard: [], rng, budget: nodeBudget(1) });
}

test('the contender links onto a fighter who is down', () => {
  const down = scene({
    red: { hand: 'sidekick.1 combo.1 jab.1' },
    blue: { hand: 'gap.1', deck: 'jab.2 jab.3 jab.4 power.1 block.1' },
  });
  down.plays(0, 'attack sidekick.1').plays(1, 'pass').plays(0, 'pass');
  expect(answer(contender, down, 0)).toMatchObject({ type: 'combo', link: 'r.combo.1' });
});

test('the contender does not draw itself into exhaustion', () => {
  const short = scene({
    step: 'draw',
    red: { hand: 'jab.1 block.1 gap.1 power.1', discard: 'jab.2 jab.3' },
    blue: { hand: 'jab.1 jab.2 jab.3' },
  });
  expect(answer(contender, short, 0)).toEqual({ type: 'draw', count: 0 });
  expect(answer(rookie, short, 0)).toEqual({ type: 'draw', count: 1 });
});

test('the contender gives away the cards it needs least and keeps its only defence', () => {
  const full = scene({
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
  const heavy = scene({
    red: { hand: 'uppercut.1 gap.1' },
    blue: { hand: 'power.1 box-combo.1 combo.1', deck: 'jab.1' },
  }).plays(0, 'attack uppercut.1');
  expect(answer(contender, heavy, 1)).toMatchObject({ type: 'defend' });
  expect(answer(rookie, heavy, 1)).toEqual({ type: 'pass' });
});
