import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt } from '../fixtures.ts';

rule('KB-30', 'a phase is the turn of one fighter, and fifteen are a round', () => {
  const fight = fightAt({ phase: 14, red: { hand: 'jab.1' }, blue: { hand: 'jab.1' } });
  fight.plays(0, 'regenerate 0');
  expect(fight.events('phase')).toEqual([{ type: 'phase', round: 1, phase: 15, seat: 1 }]);
  fight.plays(1, 'regenerate 0');
  expect(fight.events('roundEnd').length).toBe(1);
  expect(fight.state.open.round).toBe(2);
});

rule('KB-31', 'the clock moves on by itself', () => {
  const fight = fightAt({
    phase: 3,
    red: { hand: 'jab.1' },
    blue: { hand: 'jab.1', deck: 'jab.2' },
  });
  fight.plays(0, 'regenerate 0');
  expect([fight.state.open.phase, fight.step()]).toEqual([4, 'draw']);
});

rule('KB-32', 'first the draw, then the action', () => {
  const fight = fightAt({
    step: 'draw',
    red: { hand: 'jab.1', deck: 'jab.2' },
    blue: { hand: 'jab.1' },
  });
  expect(fight.refuses(0, 'attack jab.1')).toBe('KB-60');
  expect(fight.refuses(0, 'regenerate 0')).toBe('KB-42');
  fight.plays(0, 'draw 0');
  expect(fight.refuses(0, 'draw 1')).toBe('KB-41');
  expect(fight.refuses(0, 'attack jab.1')).toBeUndefined();
  expect(fight.refuses(0, { type: 'nap' })).toBe('KB-32');
});

rule('KB-33', 'the fighters take phases in turn, and nobody else is heard', () => {
  const fight = fightAt({ red: { hand: 'jab.1' }, blue: { hand: 'jab.1' } });
  expect(fight.refuses(1, 'regenerate 0')).toBe('KB-33');
  fight.plays(0, 'regenerate 0').plays(1, 'regenerate 0');
  expect(fight.events('phase').map(({ seat }) => seat)).toEqual([1, 0]);
});

rule('KB-34', 'played cards are discarded in order of play when the phase ends', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1 blitz.1' },
    blue: { hand: 'block.1 blitz.1', deck: 'jab.1' },
  });
  fight.plays(0, 'attack sidekick.1').plays(1, 'defend block.1');
  fight.plays(0, 'enhance blitz.1').plays(1, 'enhance blitz.1');
  expect(fight.fighter(0).discard).toEqual(['r.sidekick.1', 'r.blitz.1']);
  expect(fight.fighter(1).discard).toEqual(['b.block.1', 'b.blitz.1']);
  expect(fight.fighter(0).table).toEqual([]);
  expect(fight.events('phaseEnd')).toEqual([{ type: 'phaseEnd', round: 1, phase: 3 }]);
});

rule(
  'KB-35',
  'a starting player due after phase 15 comes after the ring break, and lapses after the last round',
  () => {
    const backKick = (round: number) =>
      fightAt({
        round,
        phase: 15,
        red: { hand: 'back-kick.1', deck: 'jab.1' },
        blue: { hand: 'jab.1 power.1 hook.1', deck: 'jab.2' },
        picks: [0, 0],
      })
        .plays(0, 'attack back-kick.1')
        .plays(1, 'pass');
    const fight = backKick(1);
    expect(fight.step()).toBe('ringBreak');
    fight.plays(0, 'ringBreak draw 1').plays(1, 'ringBreak draw 0');
    expect([fight.step(), fight.state.open.round]).toEqual(['initiative', 2]);
    expect(backKick(6).step()).toBe('over');
  },
);

rule(
  'KB-36',
  'the alternation goes on over the ring break, or by option a starting player is determined',
  () => {
    const rest = (options: { roundStart: string }) =>
      fightAt({
        phase: 15,
        options,
        red: { hand: 'jab.1' },
        blue: { hand: 'jab.1', deck: 'jab.2' },
      })
        .plays(0, 'regenerate 0')
        .plays(1, 'ringBreak draw 0');
    expect(rest({ roundStart: 'alternate' }).events('phase')).toEqual([
      { type: 'phase', round: 2, phase: 1, seat: 1 },
    ]);
    expect(rest({ roundStart: 'duel' }).step()).toBe('initiative');
  },
);

/** Red is to move the clock by hand. */
function manual(hand: string) {
  return fightAt({
    step: 'clock',
    options: { clock: 'manual' },
    red: { hand, deck: 'hook.1' },
    blue: { hand: 'jab.1' },
    picks: [1],
  });
}

rule('KB-37', 'a forgotten clock costs a card drawn blindly, if the opponent wants it', () => {
  const fight = manual('jab.1 power.1 block.1').plays(0, 'clock no');
  expect(fight.asked()).toEqual([1]);
  fight.plays(1, 'penalty yes');
  expect(fight.fighter(0).discard).toEqual(['r.power.1']);
  expect(manual('jab.1').plays(0, 'clock no').plays(1, 'penalty no').hand(0)).toEqual(['r.jab.1']);
});

rule('KB-37', 'a moved clock, or an empty hand, costs nothing', () => {
  expect(manual('jab.1').plays(0, 'clock yes').step()).toBe('draw');
  expect(manual('').plays(0, 'clock no').step()).toBe('draw');
});

rule('KB-37', 'the next phase opens with the clock again', () => {
  const fight = manual('jab.1').plays(0, 'clock yes').plays(0, 'draw 0').plays(0, 'regenerate 0');
  expect([fight.step(), fight.asked(), fight.state.open.phase]).toEqual(['clock', [1], 4]);
});
