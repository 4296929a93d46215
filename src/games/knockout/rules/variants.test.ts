import { expect } from 'vitest';
import { viewOf } from '../../../engine/game.ts';
import { sum } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { boxer, showsCash } from '../boxers.ts';
import { deckOf } from '../cards.ts';
import { fight, table, told } from '../fixtures.ts';
import { knockout } from '../game.ts';
import { en } from '../texts/en.ts';

const PRINTED_NOTES = { options: { debtNotes: 'printed' } } as const;

rule('KO-106', 'the fifth debt note is waived', () => {
  const poor = table({ ...PRINTED_NOTES, cash: [0, 0, 0], debts: [4, 0, 0] });
  fight(poor, '5-5 4-4 3-3', { bets: ['2 bet red 10000 x2'] });
  expect(told(poor, 'loanTaken')).toEqual([]);
  expect(told(poor, 'debtWaived')).toEqual([{ type: 'debtWaived', seat: 2, amount: 20000 }]);
  expect(poor.state.open.cash[2]).toBe(0);
  expect(sum(poor.state.open.debts)).toBe(4);
});

rule('KO-106', 'notes that are left are given out first', () => {
  const poor = table({ ...PRINTED_NOTES, cash: [0, 0, 0], debts: [3, 0, 0] });
  fight(poor, '5-5 4-4 3-3', { bets: ['2 bet red 10000 x2'] });
  expect(told(poor, 'loanTaken')).toEqual([{ type: 'loanTaken', seat: 2, notes: 1, total: 1 }]);
  expect(told(poor, 'debtWaived')).toEqual([]);
});

const WORN = { category: 'Ch', title: 'WC' } as const;
const SUPER = { category: 'Ch', title: 'SC' } as const;

rule('KO-107', 'without a free belt a Superchampion stays one', () => {
  const boxers = {
    'black-heavy': SUPER,
    'green-heavy': SUPER,
    'green-light': WORN,
    'yellow-heavy': WORN,
    'yellow-light': WORN,
  };
  const setting = { season: 2, boxers } as const;
  const printed = table({ ...setting, options: { seasons: 2, titles: 'printed' } });
  expect(boxer(fight(printed, '5-3 4-4 3-3').state.open, 'black-heavy').title).toBe('SC');
  const free = table({ ...setting, options: { seasons: 2 } });
  expect(boxer(fight(free, '5-3 4-4 3-3').state.open, 'black-heavy').title).toBe('WC');
});

rule('H-1', 'the cash of others is covered before the end, and counted by who wants', () => {
  const { state } = table({ options: { hiddenCash: true } });
  const view = viewOf(knockout, state, 1);
  expect([0, 1, 2].map((seat) => showsCash(view, seat))).toEqual([false, true, false]);
  expect(en.draw(view, String)).toMatch(/0 +\? /);
  const over = { ...view, open: { ...view.open, phase: { type: 'over', last: null } as const } };
  expect(showsCash(over, 0)).toBe(true);
  expect(en.options.hiddenCash.says).toContain('Payments stay public');
});

rule('H-2', 'a short season has eight cards', () => {
  const { state } = table({ options: { shortSeason: true } });
  expect(deckOf(state.options)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  expect(state.own[0]?.reserve).toHaveLength(8);
});
