import { expect } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { normalOptions, readOptions } from '../../../engine/options.ts';
import { listener } from '../../../engine/referee.ts';
import { rule } from '../../../testing/rule.ts';
import { scripted } from '../../../testing/script.ts';
import { boxersAt, ownerOf, sizeOf, startMoney, teamOf } from '../boxers.ts';
import { BOXERS, CARD_VALUES, deckOf, TITLE_MULTIPLIERS } from '../cards.ts';
import { boxing, fight, table, told } from '../fixtures.ts';
import { knockout } from '../game.ts';
import type { KnockOut } from '../kind.ts';

rule('KO-1', 'three, four or five managers sit clockwise', () => {
  expect(knockout.seats).toEqual({ min: 3, max: 5 });
  const order = (seats: number) => fight(table({ seats }), '5-3 4-4 3-3').state.open.phase;
  for (const seats of [3, 4, 5]) expect(order(seats)).toMatchObject({ challenger: 1 });
});

rule('KO-2', 'every manager has a heavy and a light boxer of a colour', () => {
  const { open } = table({ seats: 5 }).state;
  expect(teamOf(open, 0)).toEqual(['black-heavy', 'black-light']);
  expect(teamOf(open, 4)).toEqual(['purple-heavy', 'purple-light']);
  expect(boxersAt(table({ seats: 4 }).state.open)).toEqual(BOXERS.slice(0, 8));
  for (const id of BOXERS) expect(id).toContain(sizeOf(id));
  expect(BOXERS.map((id) => ownerOf(open, id))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

rule('KO-3', 'every boxer starts as an untitled Professional', () => {
  const { boxers } = table({ seats: 5 }).state.open;
  expect(boxers).toEqual(range(10).map(() => ({ category: 'P', title: null, out: false })));
});

rule('KO-4', 'twelve cards, 100,000 in cash, three chips, no debts', () => {
  const { open, own } = table().state;
  expect(open.cash).toEqual([100000, 100000, 100000]);
  expect(open.debts).toEqual([0, 0, 0]);
  for (const { reserve } of own) expect(reserve).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]);
  expect(told(boxing(), 'bettingOpened')[0]?.order).toHaveLength(9);
});

rule('KO-5', 'the pot is empty, and the markers lie beside the board', () => {
  expect(table().state.open).toMatchObject({ pot: 0, trophy: null, steak: null });
});

rule('KO-6', 'the start player is agreed or drawn, and challenges first', () => {
  const normal = normalOptions(knockout.options);
  for (const drawn of [0, 1, 2]) {
    const tell = listener<KnockOut>();
    const { open } = knockout.setup(3, normal, scripted([drawn]), tell);
    expect(open.phase).toMatchObject({ type: 'challenge', challenger: drawn });
    expect(tell.told[0]?.news).toEqual({ type: 'seasonStarted', season: 1, challenger: drawn });
  }
  expect(table({ options: { startPlayer: 2 } }).state.open.phase).toMatchObject({ challenger: 2 });
  expect(readOptions(knockout, { startPlayer: 3 }, 3)).toMatchObject({ rule: 'KO-6' });
  expect(readOptions(knockout, { startPlayer: 'left' }, 3)).toMatchObject({ rule: 'KO-6' });
});

rule('KO-7', 'the bank pays whatever it owes', () => {
  const rich = fight(
    table({ options: { betAmounts: [4000, 6000, 8000, 900_000_000] } }),
    '5-3 4-4 3-3',
    {
      bets: ['0 bet red 900000000 x2'],
    },
  );
  expect(rich.state.open.cash[0]).toBe(100000 + 16000 + 900_000_000);
});

rule('KO-8', 'amounts are whole thousands, and cash never stays below zero', () => {
  const poor = fight(table({ cash: [0, 0, 0] }), '3-5 4-4 3-3', { bets: ['0 bet red 10000'] });
  expect(poor.state.open.cash).toEqual([48000, 18000, 0]);
  for (const amount of poor.state.open.cash) expect(amount % 1000).toBe(0);
});

rule('KO-9', 'a card is worth something by size and category', () => {
  expect(CARD_VALUES.heavy).toEqual({ A: 6000, P: 8000, Ch: 10000 });
  expect(CARD_VALUES.light).toEqual({ A: 4000, P: 6000, Ch: 8000 });
  expect(startMoney(table().state.open, 'black-heavy')).toBe(8000);
  expect(startMoney(table().state.open, 'black-light')).toBe(6000);
});

rule('KO-10', 'a title doubles or triples it', () => {
  expect(TITLE_MULTIPLIERS).toEqual({ SC: 2, WC: 3 });
  const { open } = table({
    boxers: {
      'black-heavy': { category: 'Ch', title: 'WC' },
      'green-heavy': { category: 'Ch', title: 'SC' },
    },
  }).state;
  expect(startMoney(open, 'black-heavy')).toBe(30000);
  expect(startMoney(open, 'green-heavy')).toBe(20000);
});

rule('KO-104', 'the twelfth card is a 3, a 2 or a 4', () => {
  const deck = (twelfthCard: 2 | 3 | 4) =>
    deckOf(table({ options: { twelfthCard } }).state.options);
  expect(deck(3)).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]);
  expect(deck(2)).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(deck(4)).toEqual([1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5]);
  expect(at(table({ options: { twelfthCard: 4 } }).state.own, 2).reserve).toEqual(deck(4));
  expect(readOptions(knockout, { twelfthCard: 5 }, 3)).toMatchObject({ rule: 'KO-104' });
});
