import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { boxer } from '../boxers.ts';
import type { BoxerId, Category } from '../cards.ts';
import { fight, type KnockoutGame, ruleOf, table, told } from '../fixtures.ts';

const RED_WINS = '5-3 4-4 3-3';
const BLUE_WINS = '3-5 4-4 3-3';
const RED_BY_KO = '5-2 5-2';

function standing({ state }: KnockoutGame, id: BoxerId): unknown {
  return boxer(state.open, id);
}

function clash(red: Category, blue: Category, cards: string): KnockoutGame {
  const boxers = { 'black-light': { category: red }, 'green-heavy': { category: blue } };
  return fight(table({ boxers }), cards, { who: 'black-light green-heavy' });
}

rule('KO-56', 'twice the own start money for the winner, once for the loser', () => {
  const won = clash('P', 'Ch', RED_WINS);
  expect(told(won, 'prizePaid')).toEqual([
    { type: 'prizePaid', seat: 0, boxer: 'black-light', amount: 12000 },
    { type: 'prizePaid', seat: 1, boxer: 'green-heavy', amount: 10000 },
  ]);
  const down = fight(table(), RED_BY_KO);
  expect(told(down, 'prizePaid').map(({ amount }) => amount)).toEqual([16000, 8000]);
});

rule('KO-57', 'the winner rises, but not beyond Champion', () => {
  expect(standing(clash('A', 'P', RED_WINS), 'black-light')).toMatchObject({ category: 'P' });
  expect(standing(clash('P', 'P', RED_WINS), 'black-light')).toMatchObject({ category: 'Ch' });
  const champion = clash('Ch', 'P', RED_WINS);
  expect(standing(champion, 'black-light')).toMatchObject({ category: 'Ch' });
  expect(told(champion, 'boxerChanged').map((event) => event.boxer)).toEqual(['green-heavy']);
  expect(ruleOf(clash('A', 'P', RED_WINS), 'boxerChanged')).toBe('KO-57');
});

rule('KO-58', 'a loser on points falls, but not below Amateur', () => {
  expect(standing(clash('P', 'Ch', BLUE_WINS), 'black-light')).toMatchObject({ category: 'A' });
  expect(standing(clash('P', 'Ch', RED_WINS), 'green-heavy')).toMatchObject({ category: 'P' });
  const amateur = clash('A', 'Ch', BLUE_WINS);
  expect(standing(amateur, 'black-light')).toMatchObject({ category: 'A', out: false });
  expect(told(amateur, 'boxerChanged')).toEqual([]);
});

rule('KO-59', 'a loser by K.O. is out and keeps his category', () => {
  const down = fight(table(), RED_BY_KO);
  expect(standing(down, 'green-heavy')).toEqual({ category: 'P', title: null, out: true });
  expect(down.told.findLast(({ news }) => news.type === 'boxerChanged')?.rule).toBe('KO-59');
  expect(down.refuses('1 challenge green-heavy yellow-heavy')).toBe('KO-14');
});

rule('KO-60', 'trophy for the winner, steak for a loser who is still there', () => {
  expect(fight(table(), RED_WINS).state.open).toMatchObject({
    trophy: 'black-heavy',
    steak: 'green-heavy',
  });
  const down = fight(table({ trophy: 'yellow-heavy', steak: 'yellow-light' }), RED_BY_KO);
  expect(down.state.open).toMatchObject({ trophy: 'black-heavy', steak: null });
  expect(told(down, 'markersMoved')).toEqual([
    { type: 'markersMoved', trophy: 'black-heavy', steak: null },
  ]);
});

rule('KO-61', 'prizes are those of the old category', () => {
  const won = clash('P', 'P', RED_WINS);
  expect(told(won, 'prizePaid')[0]?.amount).toBe(12000);
  const order = won.told.map(({ news }) => news.type);
  expect(order.lastIndexOf('prizePaid')).toBeLessThan(order.indexOf('boxerChanged'));
});
