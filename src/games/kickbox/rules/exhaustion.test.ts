import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt } from '../fixtures.ts';

const DECK_EMPTY = { exhaustion: 'deckEmpty' };

rule('KB-50', 'drawing from an empty deck exhausts, and the discard pile becomes the deck', () => {
  const fight = fightAt({
    step: 'draw',
    red: { hand: '', discard: 'jab.1 jab.2' },
    blue: { hand: 'jab.1' },
  });
  fight.plays(0, 'draw 1');
  expect(fight.events('exhausted')).toEqual([{ type: 'exhausted', seat: 0 }]);
  expect(fight.events('reshuffled')).toEqual([{ type: 'reshuffled', seat: 0, count: 2 }]);
  expect([fight.hand(0), fight.deck(0), fight.fighter(0).discard]).toEqual([
    ['r.jab.1'],
    ['r.jab.2'],
    [],
  ]);
});

rule('KB-50', 'with an empty pile as well he is exhausted, and there is no card', () => {
  const fight = fightAt({ step: 'initiative', red: { hand: 'gap.1' }, blue: { hand: '' } });
  fight.plays(0, 'initiative gap.1');
  expect(fight.events('initiative')[0]).toMatchObject({ blue: null, winner: 0 });
  expect(fight.fighter(1).runOuts).toBe(1);
});

rule('KB-51', 'exhaustion lasts, whatever returns to the deck', () => {
  const fight = fightAt({
    phase: 15,
    red: { hand: 'jab.1', deck: 'jab.2', discard: 'hook.1', exhausted: true },
    blue: { hand: 'jab.1' },
  });
  fight.plays(0, 'regenerate 0').plays(0, 'ringBreak hook.1 draw 0');
  expect(fight.fighter(0).runOuts).toBe(1);
  expect(fight.deck(0).length).toBe(2);
});

rule('KB-52', 'an exhausted fighter does not survive a knockdown', () => {
  const knockdown = (exhausted: boolean) =>
    fightAt({
      red: { hand: 'jab.1' },
      blue: { hand: '', deck: 'jab.1 jab.2 jab.3 jab.4', exhausted },
    }).plays(0, 'attack jab.1');
  expect(knockdown(true).state.open.step).toMatchObject({ winner: 0, how: 'ko-exhausted' });
  expect(knockdown(false).step()).toBe('count');
});

rule('KB-53', 'in the ring a deck may run out again and again', () => {
  const fight = fightAt({
    red: { hand: '', discard: 'jab.1 jab.2', exhausted: true },
    blue: { hand: 'jab.1' },
  });
  fight.plays(0, 'regenerate 1');
  expect(fight.fighter(0).runOuts).toBe(2);
  expect(fight.events('exhausted')).toEqual([]);
  expect(fight.hand(0)).toEqual(['r.jab.1']);
});

rule('KB-54', 'surplus hits do not renew the deck: the fighter is knocked out', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1' },
    blue: { hand: 'jab.1', deck: 'jab.2 jab.3', discard: 'hook.1 hook.2' },
  });
  fight.plays(0, 'attack sidekick.1').plays(1, 'pass');
  expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'ko-exhausted' });
  expect(fight.fighter(1).hit).toEqual(['b.jab.1', 'b.jab.2', 'b.jab.3']);
  expect(fight.fighter(1).discard).toEqual(['b.hook.1', 'b.hook.2']);
  expect(fight.events('deckHits')).toEqual([]);
});

rule('KB-54', 'nor does a reflex card', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1 combo.1 jab.1' },
    blue: { hand: 'jab.1', deck: 'jab.2 jab.3 jab.4', discard: 'block.1' },
  });
  fight.plays(0, 'attack sidekick.1').plays(1, 'pass').plays(0, 'pass');
  fight.plays(0, 'combo combo.1 jab.1');
  expect(fight.state.open.step).toMatchObject({ winner: 0, how: 'ko-exhausted' });
  expect(fight.events('reflex')).toEqual([]);
});

rule('KB-55', 'by option the last card to leave the deck exhausts', () => {
  const fight = fightAt({
    step: 'draw',
    options: DECK_EMPTY,
    red: { hand: '', deck: 'jab.1', discard: 'hook.1 hook.2' },
    blue: { hand: 'jab.1' },
  });
  fight.plays(0, 'draw 1');
  expect(fight.fighter(0).runOuts).toBe(1);
  fight.plays(0, 'regenerate 1');
  expect(fight.fighter(0).runOuts).toBe(1);
  expect(fight.deck(0)).toEqual(['r.hook.2']);
});

rule(
  'KB-55',
  'by option the last card gone while down is a knockout, but a failed reflex comes first',
  () => {
    const knockdown = fightAt({
      options: DECK_EMPTY,
      red: { hand: 'sidekick.1' },
      blue: { hand: 'jab.1', deck: 'jab.2 jab.3 jab.4' },
    });
    knockdown.plays(0, 'attack sidekick.1').plays(1, 'pass');
    expect(knockdown.state.open.step).toMatchObject({ winner: 0, how: 'ko-exhausted' });
    const reflex = (card: string) =>
      fightAt({
        options: DECK_EMPTY,
        red: { hand: 'sidekick.1 combo.1 jab.1' },
        blue: { hand: 'jab.1', deck: `jab.2 jab.3 jab.4 ${card}` },
      })
        .plays(0, 'attack sidekick.1')
        .plays(1, 'pass')
        .plays(0, 'pass')
        .plays(0, 'combo combo.1 jab.1').state.open.step;
    expect(reflex('block.1')).toMatchObject({ how: 'ko-exhausted' });
    expect(reflex('power.1')).toMatchObject({ how: 'ko-combo' });
  },
);
