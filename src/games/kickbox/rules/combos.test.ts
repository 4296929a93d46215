import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt, type KickboxGame } from '../fixtures.ts';

/** Red's first card has landed on a large hand, and no Power was added. */
function landed(red: string, options = {}): KickboxGame {
  const [first = ''] = red.split(' ');
  const fight = fightAt({
    options,
    red: { hand: red },
    blue: { hand: 'gap.1 gap.2 gap.3 gap.4 power.1 power.2 power.3', deck: 'jab.1' },
    picks: [0, 0, 0, 0, 0, 0],
  });
  fight.plays(0, `attack ${first}`).plays(1, 'pass');
  return fight.step() === 'power' ? fight.plays(0, 'pass') : fight;
}

rule('KB-100', 'after an attack that landed the attacker may link or pass', () => {
  const fight = landed('sidekick.1 combo.1 jab.1');
  expect([fight.step(), fight.asked()]).toEqual(['combo', [0]]);
  expect(fight.plays(0, 'pass').state.open.active).toBe(1);
});

rule('KB-101', 'the link card fits both attacks', () => {
  const fight = landed('jab.1 box-combo.1 double-kick-combo.1 combo.1 sidekick.1 hook.1');
  expect(fight.refuses(0, 'combo box-combo.1 hook.1')).toBeUndefined();
  expect(fight.refuses(0, 'combo box-combo.1 sidekick.1')).toBe('KB-101');
  expect(fight.refuses(0, 'combo double-kick-combo.1 sidekick.1')).toBe('KB-101');
  expect(fight.refuses(0, 'combo combo.1 sidekick.1')).toBeUndefined();
  expect(fight.refuses(0, 'combo combo.1 hook.1 + sidekick.1')).toBeUndefined();
  expect(fight.refuses(0, 'combo combo.2 hook.1')).toBe('KB-101');
});

rule('KB-102', 'a Punch follows a Jab for free, and nothing else does', () => {
  expect(landed('jab.1 punch.1 hook.1').refuses(0, 'combo - hook.1')).toBe('KB-102');
  expect(landed('punch.1 jab.1 block.1').refuses(0, 'combo - jab.1')).toBe('KB-102');
  const fight = landed('jab.1 punch.1').plays(0, 'combo - punch.1');
  expect(fight.events('attack')[1]).toMatchObject({ card: 'r.punch.1', link: null });
});

rule('KB-103', 'a linked attack can be defended, enhanced and linked again', () => {
  const fight = landed('sidekick.1 combo.1 jab.1 power.1 power.2 punch.1');
  fight.plays(0, 'combo combo.1 jab.1');
  expect(fight.step()).toBe('defend');
  fight.plays(1, 'pass').plays(0, 'enhance power.1').plays(0, 'enhance power.2');
  expect(fight.events('hit').map(({ hits }) => hits)).toEqual([2, 3]);
  expect(fight.step()).toBe('combo');
});

rule('KB-104', 'links are not limited, unless the option says one', () => {
  const hand = 'sidekick.1 combo.1 jab.1 punch.1 combo.2';
  const linked = (options = {}) =>
    landed(hand, options).plays(0, 'combo combo.1 jab.1').plays(1, 'pass').plays(0, 'pass');
  expect(linked().step()).toBe('combo');
  expect(linked({ maxLinks: 1 }).step()).toBe('draw');
});

rule('KB-105', 'no link is offered where everybody sees that the cards cannot suffice', () => {
  expect(landed('sidekick.1').step()).toBe('draw');
  expect(landed('sidekick.1 punch.1').step()).toBe('draw');
  expect(landed('jab.1 block.1').step()).toBe('combo');
  expect(landed('sidekick.1 block.1 block.2').step()).toBe('combo');
});

rule('KB-106', 'the link card is played and takes no place on the attack', () => {
  const fight = landed('sidekick.1 combo.1 jab.1 power.1 power.2').plays(0, 'combo combo.1 jab.1');
  expect(fight.fighter(0).table).toEqual(['r.sidekick.1', 'r.combo.1', 'r.jab.1']);
  fight.plays(1, 'pass').plays(0, 'enhance power.1');
  expect(fight.step()).toBe('power');
});
