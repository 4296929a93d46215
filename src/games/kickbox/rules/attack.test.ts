import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fightAt } from '../fixtures.ts';

rule('KB-60', 'an attack has as many wind-up cards as it needs and allows', () => {
  const fight = fightAt({
    red: { hand: 'jab.1 hook.1 spinning-backfist.1 block.1 gap.1' },
    blue: { hand: 'jab.1' },
  });
  expect(fight.refuses(0, 'attack jab.1 + gap.1')).toBe('KB-60');
  expect(fight.refuses(0, 'attack hook.1 + gap.1 + block.1')).toBe('KB-60');
  expect(fight.refuses(0, 'attack spinning-backfist.1')).toBe('KB-60');
  expect(fight.refuses(0, 'attack hook.1 + gap.2')).toBe('KB-60');
  expect(fight.refuses(0, 'attack hook.1')).toBeUndefined();
  fight.plays(0, 'attack hook.1 + block.1');
  expect(fight.events('attack')).toEqual([
    { type: 'attack', seat: 0, card: 'r.hook.1', with: ['r.block.1'], link: null },
  ]);
  expect(fight.fighter(0).table).toEqual(['r.hook.1', 'r.block.1']);
});

rule('KB-60', 'two wind-up cards may be named in any order', () => {
  const fight = fightAt({ red: { hand: 'jump-kick.1 gap.1 jab.1' }, blue: { hand: 'block.1' } });
  expect(fight.refuses(0, 'attack jump-kick.1 + gap.1')).toBe('KB-60');
  fight.plays(0, 'attack jump-kick.1 + jab.1 + gap.1');
  expect(fight.state.open.attack?.windUp).toEqual(['r.gap.1', 'r.jab.1']);
});

rule('KB-60', 'a misshapen attack is refused', () => {
  const fight = fightAt({ red: { hand: 'jab.1' }, blue: { hand: 'block.1' } });
  expect(fight.refuses(0, { type: 'attack', card: 'r.jab.1' })).toBe('KB-60');
  expect(fight.refuses(0, { type: 'attack', card: 'r.jab.1', with: [], now: true })).toBe('KB-60');
  expect(fight.refuses(0, { type: 'attack', card: 7, with: [] })).toBe('KB-60');
});

rule('KB-61', 'against an empty hand an attack lands without a window', () => {
  const fight = fightAt({
    red: { hand: 'jab.1' },
    blue: { hand: '', deck: 'jab.1 jab.2 jab.3 jab.4' },
  });
  fight.plays(0, 'attack jab.1');
  expect(fight.events('hit')[0]).toMatchObject({ seat: 1, hits: 1, surplus: 1 });
});
