import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt } from '../fixtures.ts';

/** Blue is down with one surplus hit; red holds a Combo, a Jab and more. */
function down(deck: string, red = '', more: { exhausted?: boolean } = {}) {
  return fightAt({
    red: { hand: `sidekick.1 combo.1 jab.1 ${red}`, deck: 'jab.4 jab.5' },
    blue: { hand: 'jab.1', deck: `jab.2 jab.3 jab.4 ${deck}`, ...more },
  })
    .plays(0, 'attack sidekick.1')
    .plays(1, 'pass')
    .plays(0, 'pass');
}

rule('KB-90', 'a linked hit on a fighter who is down wins at once', () => {
  const fight = down('power.1 block.1').plays(0, 'combo combo.1 jab.1');
  expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'ko-combo' });
  expect(fight.asked()).toEqual([]);
});

rule('KB-91', 'the reflex card must fit the attack', () => {
  expect(down('shin-check.1').plays(0, 'combo combo.1 jab.1').events('reflex')).toEqual([
    { type: 'reflex', seat: 1, card: 'b.shin-check.1', defends: false },
  ]);
  const saved = down('check-hook.1', 'power.1').plays(0, 'combo combo.1 jab.1');
  expect(saved.events('reflex')[0]?.defends).toBe(true);
  expect([saved.step(), saved.asked()]).toEqual(['press', [0]]);
});

rule('KB-91', 'a Gap or a Blitz against it knocks out', () => {
  for (const card of ['gap.1', 'blitz.1']) {
    const fight = down('block.1 block.2', card).plays(0, 'combo combo.1 jab.1');
    fight.plays(0, `enhance ${card}`);
    expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'ko-combo' });
    expect(fight.deck(1)).toEqual(['b.block.2']);
  }
});

rule('KB-91', 'every further attack turns over a new card, and Backstep ends the sequence', () => {
  const fight = down('block.1 power.1', 'punch.1').plays(0, 'combo combo.1 jab.1');
  fight.plays(0, 'pass').plays(0, 'combo - punch.1');
  expect(fight.events('reflex').map(({ card }) => card)).toEqual(['b.block.1', 'b.power.1']);
  const step = down('backstep.1 jab.5', 'punch.1').plays(0, 'combo combo.1 jab.1').plays(0, 'pass');
  expect(step.step()).toBe('count');
});

rule('KB-94', 'the fighter who was down draws up to the limit less the surplus', () => {
  const fight = down('block.1 block.2 block.3 block.4 block.5 hook.1 hook.2').plays(0, 'pass');
  expect([fight.step(), fight.asked()]).toEqual(['count', [1]]);
  expect(fight.refuses(1, 'recover 7')).toBe('KB-94');
  fight.plays(1, 'recover 6');
  expect(fight.hand(1).length).toBe(6);
  expect(fight.events('recovered')).toEqual([
    { type: 'recovered', seat: 1, role: 'down', count: 6 },
  ]);
});

rule('KB-94', 'the count is skipped where nothing can be drawn', () => {
  const fight = down('').plays(0, 'pass');
  expect([fight.step(), fight.asked()]).toEqual(['count', [0]]);
});

rule('KB-95', 'then the attacker draws up to his limit', () => {
  const fight = down('block.1').plays(0, 'pass').plays(1, 'recover 1');
  expect(fight.asked()).toEqual([0]);
  expect(fight.refuses(0, 'recover 4')).toBe('KB-95');
  fight.plays(0, 'recover 3');
  expect(fight.hand(0)).toEqual(['r.combo.1', 'r.jab.1', 'r.jab.4', 'r.jab.5', 'r.sidekick.1']);
});

rule('KB-96', 'a knockdown leads to a new starting player', () => {
  const fight = down('block.1').plays(0, 'pass').plays(1, 'recover 1').plays(0, 'recover 0');
  expect(fight.step()).toBe('initiative');
});

rule('KB-97', 'being exhausted by the count is no knockout', () => {
  const fight = fightAt({
    red: { hand: 'jab.1', deck: 'jab.2' },
    blue: { hand: '', deck: 'jab.1 jab.2 jab.3', discard: 'block.1 block.2' },
  });
  fight.plays(0, 'attack jab.1').plays(1, 'recover 2');
  expect(fight.events('exhausted')).toEqual([{ type: 'exhausted', seat: 1 }]);
  expect(fight.hand(1)).toEqual(['b.block.1', 'b.block.2']);
  expect(fight.step()).toBe('count');
  expect(fight.state.open.down).toBeNull();
});
