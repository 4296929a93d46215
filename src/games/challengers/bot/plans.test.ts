import { expect, test } from 'vitest';
import { nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { askOf, SILENCE } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { challengers } from '../game.ts';
import type { CardName } from '../instances.ts';
import type { Own, Phase } from '../kind.ts';
import { plansFor } from './plans.ts';

/** What seat 0 can do in a deck phase with these cards, the most promising first. */
function plans(round: number, phase: Phase, own: Partial<Own>) {
  const options = {
    ...normalOptions(challengers.options),
    sets: ['castle', 'funfair', 'space', 'film', 'haunted'] as const,
  };
  const s = challengers.setup(2, options, rngFrom([1, 2, 3, 4]), SILENCE);
  Object.assign(at(s.open.players, 0), { round, phase });
  Object.assign(at(s.own, 0), own);
  const ask = askOf(challengers, s, 0);
  if (!ask) throw new Error('nothing is asked');
  const view = viewOf(challengers, s, 0);
  const rng = rngFrom([5, 6, 7, 8]);
  const situation = { view, ask: askData(ask), heard: [], rng, budget: nodeBudget(1) };
  return plansFor(situation, at(s.own, 0)).map(({ move }) => move);
}

const FIRST = { type: 'pick', level: 'A', left: 2, picked: 0, redrawn: false } as const;

test('a poor offer is redrawn, a good one is not', () => {
  const poor: CardName[] = [
    ...['city-talent~1', 'city-talent~2', 'castle-hermit~1', 'space-rescue-pod~1'],
    'haunted-butler~1',
  ];
  expect(plans(1, FIRST, { offer: poor })[0]).toEqual({ type: 'redraw' });
  const good = ['castle-pig~1', 'castle-pig~2', 'film-cat~1', 'film-cat~2', 'space-cow~1'];
  expect(plans(1, FIRST, { offer: good })[0]?.type).toBe('pick');
});

test('the good card among poor ones is picked before the others are redrawn', () => {
  const offer: CardName[] = [
    ...['film-cat~1', 'funfair-clown~1', 'haunted-butler~1', 'space-rescue-pod~1'],
    'film-make-up-artist~1',
  ];
  expect(plans(1, FIRST, { offer })[0]).toEqual({ type: 'pick', card: 'film-cat~1' });
});

test('copies of a card are one plan', () => {
  const moves = plans(1, FIRST, { offer: ['castle-pig~1', 'castle-pig~2', 'film-cat~1'] });
  expect(moves.filter(({ type }) => type === 'pick')).toHaveLength(2);
  expect(moves.map(({ type }) => type)).toContain('endDraft');
});

test('a trade gives what is missed least for a card that is missed', () => {
  const phase = { ...FIRST, type: 'trade', left: 0, picked: 2 } as const;
  const deck = [
    'castle-dragon~1',
    'space-shapeshifter~1',
    'starter-newcomer~0.1',
    'castle-horse~1',
  ];
  const moves = plans(2, phase, { deck, trade: 'space-shapeshifter~1', offer: ['castle-horse~2'] });
  expect(moves).toEqual([
    { type: 'trade', cards: ['starter-newcomer~0.1'] },
    { type: 'trade', cards: [] },
  ]);
});

test('names that would not find room on the bench go first', () => {
  const deck = [
    ...['castle-horse~1', 'castle-horse~2', 'film-lion~1', 'film-lion~2', 'haunted-bat~1'],
    ...['castle-dragon~1', 'space-alien~1', 'film-t-rex~1', 'space-slime~1'],
    ...['starter-newcomer~0.1', 'starter-talent~0.1', 'starter-dog~0.1'],
  ];
  const [move] = plans(7, { type: 'trim' }, { deck });
  expect(move?.type === 'remove' && move.card.startsWith('starter-')).toBe(true);
});
