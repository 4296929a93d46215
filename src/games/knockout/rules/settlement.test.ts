import { expect } from 'vitest';
import { sum } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import type { Face } from '../cards.ts';
import { fight, table, told } from '../fixtures.ts';
import { ENDINGS } from '../preview.ts';
import { isWon } from './settlement.ts';

const RED_WINS = '5-3 4-4 3-3';
const BLUE_WINS = '3-5 4-4 3-3';

rule('KO-62', 'a win bet needs the win, a K.O. bet the K.O. of its own board', () => {
  const verdicts = (board: 'red' | 'blue', face: Face) =>
    ENDINGS.map((ending) =>
      isWon({ board, face, amount: 4000, bettor: 0, follower: null }, ending),
    );
  // Red on points, red by K.O., blue on points, blue by K.O.
  expect(verdicts('red', 'blank')).toEqual([true, true, false, false]);
  expect(verdicts('red', 'x2')).toEqual([true, true, false, false]);
  expect(verdicts('red', 'ko')).toEqual([false, false, false, true]);
  expect(verdicts('blue', 'blank')).toEqual([false, false, true, true]);
  expect(verdicts('blue', 'ko')).toEqual([false, true, false, false]);
});

rule('KO-63', 'between two players the loser pays the stake', () => {
  const bets = ['2 bet red 10000', '1 bet blue 4000', '1 follow red 10000'];
  const won = fight(table(), RED_WINS, { bets });
  expect(told(won, 'betSettled')[1]).toMatchObject({
    won: true,
    flow: { from: 1, to: 2, amount: 10000 },
  });
  const lost = fight(table(), BLUE_WINS, { bets });
  expect(told(lost, 'betSettled')[1]).toMatchObject({
    won: false,
    flow: { from: 2, to: 1, amount: 10000 },
  });
});

rule('KO-64', 'a win against the bank pays half', () => {
  const won = fight(table(), RED_WINS, { bets: ['2 bet red 10000'] });
  expect(told(won, 'betSettled')[1]?.flow).toEqual({ from: 'bank', to: 2, amount: 5000 });
});

rule('KO-65', 'a loss against the bank goes into the pot', () => {
  const lost = fight(table(), BLUE_WINS, { bets: ['2 bet red 10000'] });
  expect(told(lost, 'betSettled')[1]?.flow).toEqual({ from: 2, to: 'pot', amount: 10000 });
  expect(lost.state.open.pot).toBe(14000);
});

rule('KO-66', 'a bet followed by its bettor moves nothing', () => {
  const own = fight(table(), BLUE_WINS, { bets: ['2 bet red 10000', '2 follow red 10000'] });
  expect(told(own, 'betSettled')[1]).toMatchObject({ follower: 2, flow: null });
  expect(own.state.open.pot).toBe(4000);
});

rule('KO-67', 'bets are settled together after the prizes', () => {
  const bets = ['0 bet red 10000 x2', '2 bet red 6000 x2', '0 follow red 6000'];
  const even = fight(table({ cash: [0, 100000, 100000] }), BLUE_WINS, { bets });
  expect(even.state.open.cash[0]).toBe(0);
  expect(told(even, 'loanTaken')).toEqual([]);
  const order = even.told.map(({ news }) => news.type);
  expect(order.lastIndexOf('prizePaid')).toBeLessThan(order.indexOf('betSettled'));
});

rule('KO-68', 'red before blue, lower before higher', () => {
  const bets = ['0 bet blue 10000', '1 bet red 8000', '2 bet red 4000', '0 bet blue 6000'];
  const settled = told(fight(table(), RED_WINS, { bets }), 'betSettled');
  expect(settled.map(({ board, amount }) => `${board} ${amount}`)).toEqual([
    'red 4000',
    'red 8000',
    'blue 6000',
    'blue 10000',
  ]);
});

rule('KO-69', 'who cannot pay takes notes until cash is not negative', () => {
  const owe = (cash: number) =>
    fight(table({ cash: [cash, 100000, 100000] }), BLUE_WINS, {
      bets: ['0 bet red 10000 x2', '0 bet red 8000 x2', '0 bet blue 10000 ko'],
    });
  expect(told(owe(0), 'loanTaken')).toEqual([{ type: 'loanTaken', seat: 0, notes: 2, total: 2 }]);
  expect(owe(0).state.open).toMatchObject({ cash: [42000, 118000, 100000], debts: [2, 0, 0] });
  expect(owe(8000).state.open).toMatchObject({ cash: [0, 118000, 100000], debts: [1, 0, 0] });
  expect(owe(58000).state.open).toMatchObject({ cash: [0, 118000, 100000], debts: [0, 0, 0] });
});

rule('KO-70', 'more than four notes are lent, and none is paid back', () => {
  const bets = ['0 bet red 100000 x2', '1 bet red 50000 x2'];
  const options = { betAmounts: [4000, 6000, 50000, 100000] };
  const lost = fight(table({ options, cash: [0, 0, 0] }), BLUE_WINS, { bets });
  expect(sum(lost.state.open.debts)).toBeGreaterThan(4);
  const rich = fight(table({ debts: [1, 0, 0] }), RED_WINS);
  expect(rich.state.open.debts).toEqual([1, 0, 0]);
});

rule('KO-71', 'the chips return, so that all can be placed in the next fight', () => {
  const again = fight(table(), RED_WINS, { bets: ['2 bet red 10000 ko'] });
  expect(told(again, 'chipsReturned')).toHaveLength(1);
  fight(again, '5-3 1-1 2-2', { who: 'green-light yellow-heavy', bets: ['2 bet blue 10000 ko'] });
  expect(told(again, 'chipsReturned')).toHaveLength(2);
});
