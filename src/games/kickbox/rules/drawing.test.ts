import { expect } from 'vitest';
import { legal } from '../../../engine/ask.ts';
import { askOf } from '../../../engine/referee.ts';
import { rule } from '../../../testing/rule.ts';
import { fightAt, type KickboxGame } from '../fixtures.ts';
import { kickbox } from '../game.ts';

const SEVEN = 'jab.1 jab.2 jab.3 block.1 block.2 gap.1 power.1';

/** Red at the start of a turn. */
function turn(hand: string, more: { deck?: string; discard?: string; exhausted?: boolean } = {}) {
  return fightAt({
    step: 'draw',
    red: { hand, deck: 'sidekick.1 combo.1 hook.1 blitz.1 block.3', ...more },
    blue: { hand: 'jab.1', deck: 'jab.2' },
  });
}

/** The numbers that may be named in moves of a type. */
function numbers(fight: KickboxGame, type: string): number[] {
  const ask = askOf(kickbox, fight.state, 0);
  const moves = ask ? legal(ask).moves : [];
  return moves.flatMap((move) => (move.type === type && 'count' in move ? [move.count] : []));
}

rule('KB-40', 'drawing is optional, and what is left out is lost', () => {
  const fight = turn('jab.1').plays(0, 'draw 0');
  expect(fight.hand(0)).toEqual(['r.jab.1']);
  expect(fight.refuses(0, 'draw 1')).toBe('KB-41');
  expect(numbers(fight, 'regenerate')).toEqual([0, 1, 2, 3]);
});

rule('KB-40', 'what is drawn is told to its owner alone', () => {
  const fight = turn('jab.1').plays(0, 'draw 1');
  expect(fight.told.map(({ to, news }) => [to, news.type])).toEqual([
    [null, 'drew'],
    [0, 'drawn'],
  ]);
});

rule(
  'KB-41',
  'one card at the start of a turn, none for the exhausted, and no more than there are',
  () => {
    expect(numbers(turn('jab.1'), 'draw')).toEqual([0, 1]);
    expect(turn('jab.1').refuses(0, 'draw 2')).toBe('KB-41');
    const before = fightAt({
      active: 1,
      red: { hand: 'jab.1', deck: 'jab.2', exhausted: true },
      blue: { hand: 'jab.1' },
    });
    expect(before.plays(1, 'regenerate 0').step()).toBe('action');
    const empty = fightAt({ active: 1, red: { hand: 'jab.1' }, blue: { hand: 'jab.1' } });
    expect(empty.plays(1, 'regenerate 0').step()).toBe('action');
  },
);

rule('KB-42', 'three further cards instead of an attack, or none to pass', () => {
  const fight = turn('jab.1').plays(0, 'draw 1');
  expect(numbers(fight, 'regenerate')).toEqual([0, 1, 2, 3]);
  expect(fight.refuses(0, 'regenerate 4')).toBe('KB-42');
  fight.plays(0, 'regenerate 2');
  expect(fight.hand(0)).toEqual(['r.jab.1', 'r.sidekick.1', 'r.combo.1', 'r.hook.1']);
  expect(fight.state.open.active).toBe(1);
});

rule('KB-42', 'no more than can be drawn at all', () => {
  const fight = turn('jab.1', { deck: 'jab.2', discard: 'hook.1' }).plays(0, 'draw 1');
  expect(numbers(fight, 'regenerate')).toEqual([0, 1]);
});

rule('KB-43', 'four cards in all for the fresh, three for the exhausted', () => {
  expect(turn('').plays(0, 'draw 1').plays(0, 'regenerate 3').hand(0).length).toBe(4);
  const tired = fightAt({
    red: { hand: '', deck: 'jab.1 jab.2 jab.3 jab.4', exhausted: true },
    blue: { hand: 'jab.1' },
  });
  expect(numbers(tired, 'regenerate')).toEqual([0, 1, 2, 3]);
});

rule(
  'KB-44',
  'above the limit no attack, but a discard of exactly the surplus, or regenerating',
  () => {
    const fight = turn(SEVEN).plays(0, 'draw 1');
    expect(fight.refuses(0, 'attack sidekick.1')).toBe('KB-44');
    expect(fight.refuses(0, 'attack gap.1')).toBe('KB-3');
    expect(fight.refuses(0, 'discard jab.1 jab.2')).toBe('KB-44');
    expect(fight.refuses(0, 'discard')).toBe('KB-44');
    expect(fight.refuses(0, 'regenerate 0')).toBeUndefined();
    expect(fight.plays(0, 'discard power.1').fighter(0).discard).toEqual(['r.power.1']);
  },
);

rule('KB-44', 'after regenerating the surplus goes before the phase ends', () => {
  const fight = turn(SEVEN).plays(0, 'draw 1').plays(0, 'regenerate 3');
  expect(fight.step()).toBe('handLimit');
  expect(fight.refuses(0, 'discard jab.1 jab.2 jab.3')).toBe('KB-44');
  expect(fight.refuses(0, 'discard jab.1 jab.2 jab.3 jab.3')).toBe('KB-44');
  expect(fight.refuses(0, 'discard jab.1 jab.2 jab.3 hook.2')).toBe('KB-44');
  fight.plays(0, 'discard power.1 jab.3 jab.2 jab.1');
  expect(fight.events('discarded')[0]?.cards).toEqual([
    'r.jab.1',
    'r.jab.2',
    'r.jab.3',
    'r.power.1',
  ]);
  expect(fight.state.open.active).toBe(1);
});

rule('KB-44', 'within the limit nothing is discarded', () => {
  expect(turn('jab.1').plays(0, 'draw 0').refuses(0, 'discard jab.1')).toBe('KB-44');
});

rule('KB-45', 'after the discard one may attack or regenerate', () => {
  const fight = turn(SEVEN).plays(0, 'draw 1').plays(0, 'discard power.1');
  expect(fight.refuses(0, 'attack sidekick.1')).toBeUndefined();
  expect(fight.refuses(0, 'regenerate 3')).toBeUndefined();
});

rule('KB-46', 'a draw that exhausts half-way is completed from the new deck', () => {
  const fight = turn('', { deck: 'jab.1 jab.2', discard: 'hook.1 gap.1' });
  fight.plays(0, 'draw 1').plays(0, 'regenerate 3');
  expect(fight.hand(0)).toEqual(['r.jab.1', 'r.jab.2', 'r.hook.1', 'r.gap.1']);
  expect(fight.events('drew').map(({ count }) => count)).toEqual([1, 3]);
});
