import { expect } from 'vitest';
import { viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { readOptions } from '../../../engine/options.ts';
import { listener } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { rule } from '../../../testing/rule.ts';
import { BELTS } from '../belts.ts';
import { PRINTED } from '../deck.ts';
import { fightAt, listedChance, optionsOf } from '../fixtures.ts';
import { kickbox } from '../game.ts';
import type { Kickbox, State } from '../kind.ts';
import { beltProfileOf, deckOf, roundsOf } from './advanced.ts';
import { mostReturned } from './ring-break.ts';

function start(options: object): State {
  return kickbox.setup(2, optionsOf(options), listedChance([]), listener<Kickbox>());
}

rule('KB-130', 'a belt has its own figures and the cards up to it', () => {
  const state = start({ 'red.belt': 'green', 'blue.belt': 'dan2' });
  expect(state.hidden.decks.map((deck) => deck.length)).toEqual([34, 49]);
  expect(beltProfileOf(state.options, 0)).toMatchObject({ regenerates: 3, returns: 13, hand: 6 });
  const { cards } = deckOf(PRINTED, state.options, 0);
  expect(cards).toContain('r.clinch.1');
  expect(cards).not.toContain('r.back-kick.1');
});

rule('KB-130', 'every belt of the table can be chosen, and no other', () => {
  expect(kickbox.options['red.belt'].values).toEqual(Object.keys(BELTS));
  expect(readOptions(kickbox, { 'red.belt': 'pink' }, 2)).toMatchObject({ rule: 'KB-130' });
});

rule('KB-131', 'the basic game: all cards, black belt figures, six rounds', () => {
  const { options } = start({});
  expect(deckOf(PRINTED, options, 0).cards.length).toBe(60);
  const black = beltProfileOf(optionsOf({ 'red.belt': 'black' }), 0);
  expect(beltProfileOf(options, 0)).toEqual({ ...black, cards: 'dan5', rounds: 6 });
  expect(roundsOf(options)).toBe(6);
});

rule('KB-132', 'the limit of the belt counts in the count, seven hits stay seven', () => {
  const fight = fightAt({
    options: { 'blue.belt': 'white' },
    red: { hand: 'jab.1', deck: 'jab.2' },
    blue: { hand: '', deck: 'jab.1 jab.2 jab.3 block.1 block.2 block.3' },
  });
  fight.plays(0, 'attack jab.1');
  expect(fight.refuses(1, 'recover 3')).toBe('KB-94');
  expect(fight.refuses(1, 'recover 2')).toBeUndefined();
});

rule('KB-133', 'the lower recommendation, or the rounds that were chosen', () => {
  const rounds = (options: object) => start(options).open.rounds;
  expect(rounds({ 'red.belt': 'dan5', 'blue.belt': 'green' })).toBe(2);
  expect(rounds({ 'red.belt': 'white' })).toBe(1);
  expect(rounds({ 'red.belt': 'white', rounds: 4 })).toBe(4);
  expect(readOptions(kickbox, { rounds: 7 }, 2)).toMatchObject({ rule: 'KB-133' });
});

rule('KB-134', 'the lighter fighter goes without Power cards, the highest copies first', () => {
  const state = start({ 'red.weight': 'heavy', 'blue.weight': 'cruiser' });
  expect(state.open.fighters[0].removed).toEqual([]);
  expect(state.open.fighters[1].removed).toEqual(['b.power.5']);
  expect(state.hidden.decks.map((deck) => deck.length)).toEqual([53, 52]);
  expect(start({ 'red.weight': 'bantam' }).open.fighters[0].removed).toEqual([]);
});

rule('KB-134', 'a low belt has fewer Power cards to give', () => {
  const state = start({ 'red.belt': 'yellow', 'red.weight': 'bantam', 'blue.weight': 'heavy' });
  expect(state.open.fighters[0].removed).toEqual(['r.power.2', 'r.power.1']);
});

rule('KB-135', 'classes without a Power card reduce the ring break', () => {
  const pile = PRINTED.map(({ type, copy }) => `${type}.${copy}`)
    .slice(0, 30)
    .join(' ');
  const rest = (exhausted: boolean) =>
    fightAt({
      options: { 'red.weight': 'bantam', 'blue.weight': 'superHeavy' },
      red: { discard: pile, exhausted },
    }).state;
  expect(mostReturned(rest(false), 0)).toBe(16 - 5);
  expect(mostReturned(rest(true), 0)).toBe(30 - 5);
});

rule('H-1', 'a long fight has up to twelve rounds, whatever the belts', () => {
  expect(start({ longFight: 12 }).open.rounds).toBe(12);
  expect(start({ longFight: 7, rounds: 2, 'red.belt': 'white' }).open.rounds).toBe(7);
  expect(readOptions(kickbox, { longFight: 13 }, 2)).toMatchObject({ rule: 'H-1' });
});

rule('H-2', 'in training everybody sees both hands, and still no answer that waits', () => {
  const fight = fightAt({
    step: 'initiative',
    options: { openHands: true },
    red: { hand: 'jab.1 hook.1' },
    blue: { hand: 'block.1 gap.1' },
  }).plays(1, 'initiative gap.1');
  const view = viewOf(kickbox, fight.state, 0);
  expect(view.glance.shown).toEqual([fight.hand(0), fight.hand(1)]);
  expect(view.glance.ready).toEqual([false, true]);
  const world = kickbox.imagine(view, [], rngFrom([1, 2, 3, 4]));
  expect(at(world.own, 1).hand).toEqual(fight.hand(1));
  expect(viewOf(kickbox, fightAt({ red: { hand: 'jab.1' } }).state, 1).glance.shown).toEqual([
    null,
    null,
  ]);
});
