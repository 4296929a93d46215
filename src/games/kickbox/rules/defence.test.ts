import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt, type KickboxGame } from '../fixtures.ts';

/** Red has attacked with the first card of the hand, and blue is to answer. */
function attacked(red: string, blue: string, picks: readonly number[] = []): KickboxGame {
  const [first = ''] = red.split(' ');
  return fightAt({
    red: { hand: red, deck: 'jab.5' },
    blue: { hand: blue, deck: 'jab.5' },
    picks,
  }).plays(0, `attack ${first}`);
}

rule('KB-8', 'windows open whether or not the hand holds anything for them', () => {
  for (const [red, blue] of [
    ['blitz.1 jab.1 jab.2', 'blitz.1 jab.1'],
    ['blitz.1 power.1 gap.2', 'gap.1 gap.2'],
  ]) {
    const fight = attacked(`sidekick.1 ${red}`, `block.1 ${blue}`);
    fight.plays(1, 'defend block.1');
    expect([fight.step(), fight.asked()]).toEqual(['press', [0]]);
    fight.plays(0, 'enhance blitz.1');
    expect([fight.step(), fight.asked()]).toEqual(['speed', [1]]);
    fight.plays(1, 'pass');
    expect([fight.step(), fight.asked()]).toEqual(['power', [0]]);
    fight.plays(0, 'pass');
    expect([fight.step(), fight.asked()]).toEqual(['combo', [0]]);
  }
});

rule('KB-62', 'the defender plays a fitting card, any two cards, or passes', () => {
  const fight = attacked('sidekick.1', 'block.1 jab.1 gap.1 power.1');
  expect(fight.asked()).toEqual([1]);
  expect(fight.refuses(1, 'defend block.1')).toBeUndefined();
  expect(fight.refuses(1, 'defend jab.1 gap.1')).toBeUndefined();
  expect(fight.refuses(1, 'pass')).toBeUndefined();
  expect(fight.refuses(1, 'defend jab.1 gap.1 power.1')).toBe('KB-62');
  expect(fight.refuses(1, 'defend jab.1 jab.1')).toBe('KB-62');
  expect(fight.refuses(1, 'defend jab.1 hook.1')).toBe('KB-62');
  expect(fight.refuses(1, 'defend')).toBe('KB-62');
});

rule('KB-62', 'with one card in hand a two-card Block is out of reach', () => {
  const fight = attacked('sidekick.1', 'block.1');
  expect(fight.refuses(1, 'defend block.1 jab.1')).toBe('KB-62');
  expect(fight.refuses(1, 'defend block.1')).toBeUndefined();
});

rule('KB-63', 'a defence must be meant for this kind of attack', () => {
  const kick = attacked('sidekick.1', 'duck.1 clinch.1 check-hook.1 shin-check.1 front-kick.1');
  for (const card of ['duck.1', 'clinch.1', 'check-hook.1'])
    expect(kick.refuses(1, `defend ${card}`)).toBe('KB-63');
  for (const card of ['shin-check.1', 'front-kick.1'])
    expect(kick.refuses(1, `defend ${card}`)).toBeUndefined();
  const punch = attacked('punch.1', 'duck.1 clinch.1 check-hook.1 shin-check.1 front-kick.1');
  for (const card of ['shin-check.1', 'front-kick.1'])
    expect(punch.refuses(1, `defend ${card}`)).toBe('KB-63');
});

rule('KB-64', 'while a defence stands there is no second one', () => {
  const fight = attacked('sidekick.1 gap.1', 'block.1 block.2').plays(1, 'defend block.1');
  expect(fight.refuses(1, 'defend block.2')).toBe('KB-33');
  expect(fight.state.open.attack?.defence?.cards).toEqual(['b.block.1']);
});

rule('KB-65', 'any two cards are a Block without properties, and cannot be enhanced', () => {
  const fight = attacked('jab.1 blitz.1 gap.1', 'clinch.1 backstep.1 blitz.1', [0]);
  fight.plays(1, 'defend clinch.1 backstep.1');
  expect(fight.refuses(0, 'enhance gap.1')).toBeUndefined();
  expect(fight.state.open.duelDue).toBe(false);
  fight.plays(0, 'enhance blitz.1');
  expect([fight.step(), fight.asked()]).toEqual(['power', [0]]);
});

rule('KB-66', 'an attack holds two enhancements, wind-up cards included', () => {
  const fight = fightAt({
    red: { hand: 'hook.1 jab.1 power.1 power.2' },
    blue: { hand: 'gap.1 gap.2 gap.3 gap.4 power.1', deck: 'jab.1' },
    picks: [0, 0, 0, 0],
  });
  fight.plays(0, 'attack hook.1 + jab.1').plays(1, 'pass').plays(0, 'enhance power.1');
  expect(fight.events('hit')[0]?.hits).toBe(4);
  expect(fight.step()).toBe('draw');
});

rule('KB-66', 'a defence holds two Blitz cards', () => {
  const fight = attacked('sidekick.1 blitz.1 blitz.2 gap.1', 'block.1 blitz.1 blitz.2 blitz.3');
  fight.plays(1, 'defend block.1').plays(0, 'enhance blitz.1').plays(1, 'enhance blitz.1');
  fight.plays(0, 'enhance blitz.2').plays(1, 'enhance blitz.2');
  expect(fight.events('defended').length).toBe(1);
});

rule('KB-67', 'after every play the attack is judged anew', () => {
  const fight = attacked('sidekick.1 blitz.1 jab.1', 'block.1 blitz.1 jab.1');
  expect(fight.step()).toBe('defend');
  expect(fight.plays(1, 'defend block.1').step()).toBe('press');
  expect(fight.plays(0, 'enhance blitz.1').step()).toBe('speed');
  expect(fight.plays(1, 'enhance blitz.1').step()).toBe('press');
});

rule('KB-68', 'a passing defender is hit, a passing attacker has failed', () => {
  const hit = attacked('sidekick.1', 'jab.1 jab.2 jab.3', [0, 0]).plays(1, 'pass');
  expect(hit.events('hit').length).toBe(1);
  const slow = attacked('sidekick.1 blitz.1', 'block.1 jab.1 jab.2 jab.3', [0, 0]);
  slow.plays(1, 'defend block.1').plays(0, 'enhance blitz.1').plays(1, 'pass');
  expect(slow.events('hit').length).toBe(1);
  const failed = attacked('sidekick.1 jab.1', 'block.1 jab.1');
  failed.plays(1, 'defend block.1').plays(0, 'pass');
  expect(failed.events('defended').length).toBe(1);
  expect(failed.refuses(1, 'pass')).toBe('KB-68');
});

rule('KB-70', 'Blitz does not help against a blitz-proof defence', () => {
  const fight = attacked('sidekick.1 blitz.1', 'shin-check.1 jab.1').plays(
    1,
    'defend shin-check.1',
  );
  expect(fight.refuses(0, 'enhance blitz.1')).toBe('KB-70');
});

rule('KB-71', 'a Blitz on the attack counts against a defence played after a Gap', () => {
  const fight = attacked('sidekick.1 blitz.1 gap.1', 'block.1 blitz.1 block.2 jab.1 jab.2', [0, 0]);
  fight.plays(1, 'defend block.1').plays(0, 'enhance blitz.1').plays(1, 'enhance blitz.1');
  fight.plays(0, 'enhance gap.1').plays(1, 'defend block.2');
  expect([fight.step(), fight.asked()]).toEqual(['speed', [1]]);
});

rule('KB-71', 'but not against one that is blitz-proof', () => {
  const fight = attacked('sidekick.1 blitz.1 gap.1', 'block.1 blitz.1 shin-check.1 jab.1');
  fight.plays(1, 'defend block.1').plays(0, 'enhance blitz.1').plays(1, 'enhance blitz.1');
  fight.plays(0, 'enhance gap.1').plays(1, 'defend shin-check.1');
  expect(fight.events('defended').length).toBe(1);
});

rule('KB-72', 'only a Blitz answers a Blitz', () => {
  const fight = attacked('sidekick.1 blitz.1', 'block.1 block.2 power.1 gap.1 jab.1');
  fight.plays(1, 'defend block.1').plays(0, 'enhance blitz.1');
  for (const card of ['power.1', 'gap.1'])
    expect(fight.refuses(1, `enhance ${card}`)).toBe('KB-72');
  expect(fight.refuses(1, 'defend block.2')).toBe('KB-62');
});

rule('KB-73', 'a Gap removes the defence with its enhancements, which stay on the table', () => {
  const fight = attacked('sidekick.1 blitz.1 gap.1', 'block.1 blitz.1 jab.1');
  fight.plays(1, 'defend block.1').plays(0, 'enhance blitz.1').plays(1, 'enhance blitz.1');
  fight.plays(0, 'enhance gap.1');
  expect(fight.events('defenceRemoved')[0]?.cards).toEqual(['b.block.1', 'b.blitz.1']);
  expect(fight.fighter(1).table).toEqual(['b.block.1', 'b.blitz.1']);
  expect(fight.step()).toBe('defend');
});

rule('KB-73', 'a Backstep is proof against Gap', () => {
  const fight = attacked('sidekick.1 gap.1', 'backstep.1').plays(1, 'defend backstep.1');
  expect(fight.refuses(0, 'enhance gap.1')).toBe('KB-73');
});

rule('KB-74', 'after a Gap the defender may defend anew, with two cards as well', () => {
  const fight = attacked('sidekick.1 gap.1', 'block.1 block.2 jab.1 jab.2');
  fight.plays(1, 'defend block.1').plays(0, 'enhance gap.1');
  expect(fight.refuses(1, 'defend block.2')).toBeUndefined();
  fight.plays(1, 'defend jab.1 jab.2');
  expect(fight.events('defended').length).toBe(1);
});

rule('KB-75', 'a beaten two-card Block, or an empty hand, leaves nothing to answer', () => {
  const two = attacked('sidekick.1 blitz.1', 'jab.1 jab.2 blitz.1 gap.1 gap.2', [0, 0]);
  two.plays(1, 'defend jab.1 jab.2').plays(0, 'enhance blitz.1');
  expect(two.events('hit').length).toBe(1);
  const empty = attacked('jab.1 blitz.1', 'block.1');
  empty.plays(1, 'defend block.1').plays(0, 'enhance blitz.1');
  expect(empty.events('knockdown').length).toBe(1);
});

rule('KB-76', 'no press without a place, a card, or a defence that could be beaten', () => {
  const noCard = attacked('sidekick.1', 'block.1 jab.1').plays(1, 'defend block.1');
  expect(noCard.events('defended').length).toBe(1);
  const clinch = attacked('jab.1 gap.1 blitz.1', 'clinch.1 jab.1').plays(1, 'defend clinch.1');
  expect(clinch.events('defended').length).toBe(1);
  const noPlace = fightAt({
    red: { hand: 'jump-kick.1 jab.1 jab.2 gap.1' },
    blue: { hand: 'block.1 jab.1', deck: 'jab.2' },
  });
  noPlace.plays(0, 'attack jump-kick.1 + jab.1 + jab.2').plays(1, 'defend block.1');
  expect(noPlace.events('defended').length).toBe(1);
});

rule(
  'KB-77',
  'Power is added only to an attack that has landed, while there is a place and a card',
  () => {
    const fight = attacked('jab.1 power.1 power.2 gap.1', 'block.1 jab.1 jab.2 jab.3', [0, 0, 0]);
    fight.plays(1, 'defend block.1');
    expect(fight.refuses(0, 'enhance power.1')).toBe('KB-77');
    fight.plays(0, 'enhance gap.1').plays(1, 'pass');
    expect(fight.step()).toBe('power');
    fight.plays(0, 'enhance power.1');
    expect(fight.events('hit')[0]?.hits).toBe(2);
    const blitz = attacked('jab.1 blitz.1 gap.1', 'jab.1 jab.2').plays(1, 'pass');
    expect(blitz.refuses(0, 'enhance blitz.1')).toBe('KB-77');
  },
);

rule('KB-78', 'a Backstep that holds ends the sequence, a Block does not', () => {
  const step = attacked('sidekick.1 combo.1 jab.1', 'backstep.1 jab.1');
  step.plays(1, 'defend backstep.1').plays(0, 'pass');
  expect(step.step()).toBe('initiative');
  const block = attacked('sidekick.1 combo.1 jab.1', 'block.1 jab.1');
  block.plays(1, 'defend block.1').plays(0, 'pass');
  expect(block.step()).toBe('combo');
});
