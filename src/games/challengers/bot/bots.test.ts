import { describe, expect, test } from 'vitest';
import { type Bot, nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { judge, SILENCE } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { challengers } from '../game.ts';
import type { Challengers, Options, State } from '../kind.ts';
import { totalOf } from '../rules/end.ts';
import { contender } from './contender.ts';
import { rookie } from './rookie.ts';
import { bestDeck } from './squad.ts';
import { worthOf } from './worth.ts';

/** Plays a game of bots; a forbidden answer is a fault. */
function play(bots: readonly Bot<Challengers>[], options: Partial<Options>, seed: number): State {
  const rng = rngFrom([seed, 2, 3, 4]);
  const all = { ...normalOptions(challengers.options), ...options };
  const s = challengers.setup(bots.length, all, rng, SILENCE);
  for (let asks = challengers.asks(s); asks.length > 0; asks = challengers.asks(s)) {
    const ask = at(asks, rng.below(asks.length));
    const view = viewOf(challengers, s, ask.seat);
    const move = at(
      bots,
      ask.seat,
    )({ view, ask: askData(ask), heard: [], rng, budget: nodeBudget(1) });
    const judgement = judge(challengers, s, ask.seat, move);
    if ('rule' in judgement) throw new Error(`${JSON.stringify(move)}: ${judgement.rule}`);
    challengers.play(s, ask.seat, judgement.move, rng, SILENCE);
  }
  return s;
}

describe('the contender', () => {
  test('beats three rookies far more often than one time in four', () => {
    const wins = range(40).filter((n) => {
      const bots = range(4).map((seat) => (seat === n % 4 ? contender : rookie));
      return play(bots, {}, n).open.result?.winner === n % 4;
    });
    expect(wins.length).toBeGreaterThan(24);
  });

  test('finds the Robot harder from level to level', () => {
    const leads = [1, 3, 5].map((robotLevel) =>
      range(40).reduce((sum, n) => {
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

test('bots can play every number of seats and every option', () => {
  for (const seats of range(8)) {
    const bots = range(seats + 1).map((seat) => (seat % 2 === 0 ? contender : rookie));
    expect(play(bots, { duelChoice: true, robotLevel: 4 }, seats).open.result).not.toBeNull();
    expect(play(bots, { round4: 'A2orB2', openTrophies: true }, seats).open.result).not.toBeNull();
  }
});

test('the same situation and chance give the same answer', () => {
  const once = play([contender, rookie, contender], {}, 5);
  const again = play([contender, rookie, contender], {}, 5);
  expect(again).toEqual(once);
});
