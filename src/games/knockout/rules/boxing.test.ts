import { expect } from 'vitest';
import { openFairness } from '../../../engine/fair.ts';
import { viewOf } from '../../../engine/game.ts';
import { host } from '../../../engine/hosted.ts';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { DISTANCES } from '../cards.ts';
import { boxing, fight, type KnockoutGame, ruleOf, table, told } from '../fixtures.ts';
import { knockout } from '../game.ts';
import { read } from '../notation.ts';
import { damage } from './ring.ts';

/** Damage to red and blue in the fight that is going on, or the last one. */
function taken({ state }: KnockoutGame): readonly [number, number] {
  const { phase } = state.open;
  const last = 'last' in phase ? phase.last : null;
  const shown = 'fight' in phase ? phase.fight : last;
  if (!shown) throw new Error('no fight');
  const { red, blue } = damage(shown);
  return [red, blue];
}

rule('KO-46', 'both start five steps from the K.O. space', () => {
  expect(DISTANCES['6/8']).toBe(5);
  const alive = fight(table(), '5-1 4-4 3-3');
  expect(taken(alive)).toEqual([4, 0]);
  expect(told(alive, 'fightEnded')[0]?.method).toBe('points');
});

rule('KO-47', 'both secretly choose a card of their hand', () => {
  expect(boxing().refuses('0 play 1')).toBe('KO-47');
  expect(boxing().refuses('0 play 7')).toBe('KO-47');
  const half = boxing().plays('0 play 5');
  expect(half.state.own[0]?.hand).toEqual([2, 3, 4, 5]);
  expect(told(half, 'cardChosen')).toEqual([{ type: 'cardChosen', seat: 0 }]);
  expect(viewOf(knockout, half.state, 1).glance.ready).toEqual([true, false, false]);
  expect(viewOf(knockout, half.state, 1).own).toMatchObject({ chosen: null });
  expect(half.refuses('0 play 4')).toBe('KO-11');
  expect(half.plays('1 play 3').state.own[0]?.hand).toEqual([2, 3, 4]);
});

rule('KO-48', 'the lower card takes the difference', () => {
  expect(taken(boxing().plays('0 play 5', '1 play 2'))).toEqual([0, 3]);
  expect(taken(boxing().plays('0 play 2', '1 play 4'))).toEqual([2, 0]);
  expect(ruleOf(boxing().plays('0 play 2', '1 play 4'), 'roundRevealed')).toBe('KO-48');
});

rule('KO-49', 'a 1 beats a 5 from either corner', () => {
  const red = fight(table(), '5-1 4-4 3-3');
  expect(told(red, 'roundRevealed')[0]).toMatchObject({ hook: true, moved: 'red', steps: 4 });
  expect(ruleOf(red, 'roundRevealed')).toBe('KO-49');
  expect(taken(fight(table(), '1-5 4-4 3-3'))).toEqual([0, 4]);
});

rule('KO-50', 'equal cards move nobody', () => {
  const drawn = boxing().plays('0 play 3', '1 play 3');
  expect(taken(drawn)).toEqual([0, 0]);
  expect(told(drawn, 'roundRevealed')[0]).toMatchObject({ moved: null, steps: 0 });
  expect(ruleOf(drawn, 'roundRevealed')).toBe('KO-50');
});

rule('KO-51', 'who reaches the K.O. space has lost at once; surplus steps are lost', () => {
  const down = fight(table(), '5-2 5-2');
  expect(told(down, 'fightEnded')[0]).toMatchObject({
    winner: 'red',
    loser: 'blue',
    method: 'ko',
    damage: { red: 0, blue: 5 },
  });
  expect(told(down, 'roundRevealed')[1]).toMatchObject({ steps: 3, damage: { red: 0, blue: 5 } });
});

rule('KO-52', 'after three rounds more damage loses on points', () => {
  const lost = fight(table(), '2-4 3-2 3-3');
  expect(told(lost, 'fightEnded')[0]).toMatchObject({ winner: 'blue', method: 'points' });
  const won = fight(table(), '4-2 2-3 3-3');
  expect(told(won, 'fightEnded')[0]).toMatchObject({ winner: 'red', method: 'points' });
  expect(ruleOf(won, 'fightEnded')).toBe('KO-52');
});

rule('KO-53', 'equal damage loses for the challenger', () => {
  const even = fight(table(), '4-2 2-4 3-3');
  expect(taken(even)).toEqual([2, 2]);
  expect(told(even, 'fightEnded')[0]).toMatchObject({ winner: 'blue', method: 'points' });
  expect(ruleOf(even, 'fightEnded')).toBe('KO-53');
});

rule('KO-54', 'played cards are gone, the unplayed one goes back', () => {
  const over = fight(table(), '5-3 4-4 3-3');
  expect(at(over.state.own, 0)).toEqual({
    reserve: [1, 1, 2, 2, 2, 3, 3, 4, 5],
    hand: [],
    chosen: null,
  });
  expect(told(over, 'cardsReturned')).toEqual([
    { type: 'cardsReturned', seat: 0, count: 1 },
    { type: 'cardsReturned', seat: 1, count: 1 },
  ]);
});

rule('KO-55', 'a fight costs one card a round', () => {
  const counts = (where: KnockoutGame) => where.state.own.map(({ reserve }) => reserve.length);
  expect(counts(fight(table(), '5-3 4-4 3-3'))).toEqual([9, 9, 12]);
  expect(counts(fight(table(), '5-2 5-2'))).toEqual([10, 10, 12]);
  expect(told(fight(table(), '5-2 5-2'), 'fightEnded')[0]?.rounds).toHaveLength(2);
});

rule('KO-79', 'start spaces vary with size and category', () => {
  const start = (category: 'A' | 'P' | 'Ch', size: 'heavy' | 'light') => {
    const id = `black-${size}` as const;
    const where = table({
      options: { variableStart: true },
      boxers: { [id]: { category }, 'green-heavy': { category: 'Ch' } },
    }).plays(`0 challenge ${id} green-heavy`);
    return told(where, 'challengeIssued')[0]?.startSpace;
  };
  expect(start('A', 'light')).toEqual({ red: '4', blue: '10' });
  expect(start('P', 'light')?.red).toBe('6/8');
  expect(start('Ch', 'light')?.red).toBe('6/8');
  expect(start('A', 'heavy')?.red).toBe('6/8');
  expect(start('P', 'heavy')?.red).toBe('6/8');
  expect(start('Ch', 'heavy')?.red).toBe('10');
  expect(DISTANCES).toEqual({ '4': 4, '6/8': 5, '10': 6 });
});

rule('KO-80', 'each boxer has his own distance, and points compare steps taken', () => {
  const options = { variableStart: true };
  const boxers = { 'black-light': { category: 'A' }, 'green-heavy': { category: 'Ch' } } as const;
  const who = 'black-light green-heavy';
  expect(told(fight(table({ options, boxers }), '5-1', { who }), 'fightEnded')[0]).toMatchObject({
    winner: 'blue',
    method: 'ko',
  });
  const even = fight(table({ options, boxers }), '5-2 1-4 3-3', { who });
  expect(taken(even)).toEqual([3, 3]);
  expect(told(even, 'fightEnded')[0]).toMatchObject({ winner: 'blue', method: 'points' });
});

rule('KO-102', 'the cards of a fight can be seen until the next challenge', () => {
  const over = fight(table(), '5-3 4-4 3-3');
  const last = () => {
    const { phase } = viewOf(knockout, over.state, 2).open;
    return 'last' in phase ? phase.last : null;
  };
  expect(last()?.rounds).toHaveLength(3);
  over.plays('1 challenge green-light yellow-heavy');
  expect(last()).toBeNull();
});

rule('KO-103', 'cards of earlier fights may not be looked up', () => {
  const shown = (discardsVisible: boolean) => {
    const match = host(knockout).open({
      seats: 3,
      options: { startPlayer: 0, discardsVisible },
      fairness: openFairness('KO-103', 'ab'),
      secret: 'ab',
    });
    if ('error' in match) throw new Error('bad options');
    for (const line of FIRST_FIGHT) match.answer(Number(line[0]), read(line.slice(2)));
    const before = JSON.stringify(match.repeats(2)).match(/"roundRevealed"|"fightEnded"/g);
    match.answer(1, read('challenge green-light yellow-heavy'));
    const after = JSON.stringify(match.repeats(2)).match(/"roundRevealed"|"fightEnded"/g);
    const heard = JSON.stringify(match.heard(2)).match(/"roundRevealed"|"fightEnded"/g);
    return { before, after, heard, view: JSON.stringify(match.view(2)) };
  };
  const strict = shown(false);
  expect(strict.before).toHaveLength(4);
  expect(strict.after).toBeNull();
  expect(strict.heard).toHaveLength(4);
  expect(strict.view).toContain('"discards":null');
  const loose = shown(true);
  expect(loose.after).toHaveLength(4);
  expect(loose.view).toContain('"discards":[[4,4,5],[1,2,5],[]]');
});

const FIRST_FIGHT = [
  '0 challenge black-heavy green-heavy',
  ...['0 train 3 4 4 5', '1 train 1 2 3 5', '0 bet red 4000', '1 bet blue 4000', '2 pass'],
  ...['0 pass', '1 pass', '2 pass', '0 pass', '1 pass', '2 pass'],
  ...['0 play 4', '1 play 2', '0 play 5', '1 play 1', '1 play 5', '0 play 4'],
];
