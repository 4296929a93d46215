import { expect } from 'vitest';
import { listener } from '../../../engine/referee.ts';
import { type Rng, rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { rule } from '../../../testing/rule.ts';
import { fightAt, listedChance, optionsOf } from '../fixtures.ts';
import { kickbox } from '../game.ts';
import type { Kickbox } from '../kind.ts';

rule('KB-6', 'chance is shuffling and picking: red’s deck first, from the last card down', () => {
  const below: number[] = [];
  const chance: Rng = {
    below: (n) => n - 1,
    shuffle: (list) => {
      below.push(list.length);
      return list;
    },
    stream: () => chance,
  };
  kickbox.setup(2, optionsOf({ 'red.belt': 'white' }), chance, listener<Kickbox>());
  expect(below).toEqual([20, 60]);
});

rule('KB-6', 'a renewed deck is the discard pile shuffled from its oldest card on', () => {
  const fight = fightAt({
    step: 'draw',
    red: { hand: 'jab.1', discard: 'block.1 gap.1 power.1' },
    blue: { hand: 'jab.1' },
  });
  fight.plays(0, 'draw 1');
  expect(fight.hand(0)).toEqual(['r.jab.1', 'r.block.1']);
  expect(fight.deck(0)).toEqual(['r.gap.1', 'r.power.1']);
});

rule('KB-10', 'both draw their limit, red first, and nobody is active', () => {
  const tell = listener<Kickbox>();
  const state = kickbox.setup(2, optionsOf({ 'blue.belt': 'white' }), listedChance([]), tell);
  expect(state.own.map(({ hand }) => hand.length)).toEqual([7, 3]);
  expect(state.hidden.decks.map((deck) => deck.length)).toEqual([53, 17]);
  expect([state.open.round, state.open.phase, state.open.active]).toEqual([1, 0, null]);
  expect(tell.told.filter(({ to }) => to === null).map(({ news }) => news)).toEqual([
    { type: 'drew', seat: 0, count: 7 },
    { type: 'drew', seat: 1, count: 3 },
  ]);
});

const NO_COLOUR = 'combo.1 power.1 gap.1';

rule('KB-11', 'a hand with neither red nor green may be changed, another not', () => {
  const fight = fightAt({
    step: 'mulligan',
    active: null,
    red: { hand: NO_COLOUR, deck: 'jab.1 jab.2 jab.3' },
    blue: { hand: 'front-kick.1 power.1', deck: 'jab.1' },
  });
  expect(fight.asked()).toEqual([0]);
});

rule('KB-11', 'by the options, if one colour is lacking, or never', () => {
  const hands = { red: { hand: 'jab.1 power.1' }, blue: { hand: 'front-kick.1 power.1' } };
  const either = fightAt({
    ...hands,
    step: 'mulligan',
    active: null,
    options: { mulligan: 'either' },
  });
  expect(either.asked()).toEqual([0]);
  const off = fightAt({
    step: 'mulligan',
    active: null,
    options: { mulligan: 'off' },
    red: { hand: NO_COLOUR },
    blue: { hand: NO_COLOUR },
  });
  expect(off.asked()).toEqual([]);
});

rule(
  'KB-12',
  'the new hand is drawn before the old one is shuffled in, as often as the right holds',
  () => {
    const fight = fightAt({
      step: 'mulligan',
      active: null,
      options: { 'red.belt': 'white', 'blue.belt': 'white' },
      red: { hand: NO_COLOUR, deck: 'power.2 gap.2 combo.2 jab.1 block.1 hook.1' },
      blue: { hand: 'jab.1', deck: 'jab.2' },
    });
    fight.plays(0, 'mulligan yes');
    expect(fight.hand(0)).toEqual(['r.power.2', 'r.gap.2', 'r.combo.2']);
    expect(fight.asked()).toEqual([0]);
    fight.plays(0, 'mulligan yes');
    expect(fight.hand(0)).toEqual(['r.jab.1', 'r.block.1', 'r.hook.1']);
    expect(fight.deck(0)).toEqual([
      'r.combo.1',
      'r.power.1',
      'r.gap.1',
      'r.power.2',
      'r.gap.2',
      'r.combo.2',
    ]);
    expect(fight.step()).toBe('initiative');
  },
);

rule('KB-12', 'who keeps the hand is not asked again', () => {
  const fight = fightAt({
    step: 'mulligan',
    active: null,
    red: { hand: NO_COLOUR, deck: 'jab.1' },
    blue: { hand: 'jab.1' },
  });
  fight.plays(0, 'mulligan no');
  expect(fight.step()).toBe('initiative');
  expect(fight.fighter(0).kept).toBe(true);
});

rule('KB-13', 'then the first starting player is determined', () => {
  const state = kickbox.setup(2, optionsOf({}), rngFrom(seedsFrom(4)()), listener<Kickbox>());
  expect(state.open.step).toEqual({ type: 'initiative', ties: 0 });
});
