import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { fight, type KnockoutGame, type Setting, table, told } from '../fixtures.ts';
import { knockout } from '../game.ts';

/** The end of a game: black-light beats green-light, and nobody can go on. */
function theEnd(setting: Setting = {}): KnockoutGame {
  const cards = { 0: [1, 3, 5], 1: [2, 2, 4], 2: [5, 5] };
  return fight(table({ cards, ...setting }), '5-2 3-2 1-4', { who: 'black-light green-light' });
}

rule('KO-74', 'the pot goes to the highest start money in the game', () => {
  const one = theEnd({ pot: 40000, boxers: { 'yellow-heavy': { category: 'Ch' } } });
  expect(told(one, 'bonusShared')).toEqual([
    { type: 'bonusShared', boxers: ['yellow-heavy'], shares: 1, share: 44000, remainder: 0 },
  ]);
  const gone = theEnd({ pot: 40000, boxers: { 'yellow-heavy': { category: 'Ch', out: true } } });
  expect(told(gone, 'bonusShared')[0]?.boxers).not.toContain('yellow-heavy');
});

rule('KO-74', 'shares are counted by boxer or by manager', () => {
  const boxers = { 'yellow-heavy': { category: 'A' } } as const;
  expect(told(theEnd({ pot: 40000, boxers }), 'bonusShared')[0]).toMatchObject({
    boxers: ['black-heavy', 'black-light', 'green-heavy'],
    shares: 3,
    share: 14000,
  });
  const options = { bonusShare: 'player' } as const;
  expect(told(theEnd({ pot: 40000, boxers, options }), 'bonusShared')[0]).toMatchObject({
    boxers: ['black-heavy', 'green-heavy'],
    shares: 2,
    share: 22000,
  });
});

rule('KO-75', 'shares are whole thousands, the rest stays in the pot', () => {
  const shared = theEnd({ pot: 40000, boxers: { 'yellow-heavy': { category: 'A' } } });
  expect(told(shared, 'bonusShared')[0]?.remainder).toBe(2000);
  expect(shared.state.open.pot).toBe(2000);
});

rule('KO-76', 'each unused card brings 5,000', () => {
  expect(told(theEnd(), 'cardBonus').map(({ amount }) => amount)).toEqual([0, 0, 10000]);
});

rule('KO-77', 'each note costs 50,000, and a fortune may be negative', () => {
  const owing = theEnd({ cash: [0, 0, 0], debts: [3, 0, 0] });
  const { cash } = owing.state.open;
  expect(told(owing, 'gameEnded')[0]?.final[0]).toBe((cash[0] ?? 0) - 150000);
  expect(told(owing, 'gameEnded')[0]?.final[0]).toBeLessThan(0);
});

rule('KO-78', 'the richest wins, and equal fortunes share a place', () => {
  const tied = theEnd({
    pot: 40000,
    cash: [78000, 90000, 120000],
    boxers: { 'black-heavy': { category: 'A' } },
  });
  expect(told(tied, 'gameEnded')).toEqual([
    { type: 'gameEnded', final: [106000, 106000, 144000], rank: [2, 2, 1] },
  ]);
  expect(knockout.outcome(tied.state)).toEqual({
    places: [[2], [0, 1]],
    scores: [106000, 106000, 144000],
    rule: 'KO-78',
  });
  expect(knockout.outcome(table().state)).toBeUndefined();
});

rule('KO-99', 'at the end of the second season titles count for the pot', () => {
  const belts = theEnd({
    options: { seasons: 2 },
    season: 2,
    pot: 40000,
    boxers: {
      'black-heavy': { category: 'Ch', title: 'SC' },
      'yellow-light': { category: 'Ch', title: 'WC' },
    },
  });
  expect(told(belts, 'bonusShared')[0]).toMatchObject({ boxers: ['yellow-light'], share: 44000 });
});
