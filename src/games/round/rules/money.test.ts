import { expect } from 'vitest';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { type Evening, RoundGame } from '../fixtures.ts';
import type { Night, Options } from '../kind.ts';

function night(players: number, evening: Evening, options: Partial<Options> = {}): Night {
  return at(new RoundGame(players, [evening], options).night().state.open.history, 0);
}

const BOOKLET: Evening = {
  cards: [4, 6, 7, 3],
  announced: [4, 6, 7, 5],
  sheets: ['OI 2', 'II 3', 'II 3', 'OO 1'],
};

rule('RD-3', 'purses are whole, public and never negative; money comes from the bank alone', () => {
  const table = new RoundGame(4, [BOOKLET]).night();
  expect(table.view(null).open.purses).toEqual([8, 3, 10, 6]);
  const broke = new RoundGame(4, [{ ...BOOKLET, sheets: ['OO 1', 'II 1', 'II 1', 'II 1'] }], {
    startingMoney: 1,
  }).night();
  expect(broke.state.open.purses).toEqual([1, 1, 4, 0]);
});

rule('RD-55', 'each duel won brings 1K, also against one’s own other boxer', () => {
  expect(night(4, BOOKLET).paid.map(({ duelsWon }) => duelsWon)).toEqual([1, 1, 2, 0]);
  const paired = night(3, { cards: [4, 6, 7, 1, 2, 3] }, { threePlayerRing: 'paired' });
  expect(paired.duels[0]).toMatchObject({ a: '0.1', b: '0.2', winner: '0.2' });
  expect(paired.paid.map(({ duelsWon }) => duelsWon)).toEqual([2, 2, 2]);
});

rule('RD-56', 'RD-T-10: one wrong entry makes the sheet wrong', () => {
  const sheets = ['IO 3', 'OO 3', 'IO 2', 'IO 1'];
  const { paid } = night(4, { cards: [7, 3, 4, 2], announced: [7, 6, 7, 2], sheets });
  const verdicts = paid.flatMap(({ sheets: judged }) => judged.map(({ verdict }) => verdict));
  expect(verdicts).toEqual(['wrong', 'right', 'wrong', 'wrong']);
});

rule('RD-57', 'a right sheet brings its stake and as much again, a wrong one loses it', () => {
  const nets = night(4, BOOKLET).paid.flatMap(({ sheets }) => sheets.map(({ net }) => net));
  expect(nets).toEqual([2, -3, 3, 1]);
});

rule('RD-57', 'RD-T-25: a stake of nothing gains and loses nothing', () => {
  const table = new RoundGame(4, [
    { cards: [7, 4, 3, 6], sheets: ['II 3', 'IO 0', 'IO 2', 'OI 1'] },
  ]);
  table.drafts().ready().state.open.purses = [5, 0, 2, 1];
  const { paid } = at(table.night().state.open.history, 0);
  expect(paid[1]).toEqual({
    seat: 1,
    duelsWon: 1,
    sheets: [{ left: 'win', right: 'lose', verdict: 'right', stake: 0, net: 0 }],
    delta: 1,
    purse: 1,
  });
  expect(table.state.open.purses).toEqual([10, 1, 0, 3]);
});

rule('RD-58', 'a wrong sheet still earns for duels, a right one needs no victory', () => {
  const { paid } = night(4, BOOKLET);
  expect(paid[1]).toMatchObject({ duelsWon: 1, delta: -2 });
  expect(paid[3]).toMatchObject({ duelsWon: 0, delta: 1 });
});

rule('RD-59', 'RD-T-9: the booklet’s example, 5 − 2 + 1 + 0 + 2 + 2 = 8', () => {
  const table = new RoundGame(4, [BOOKLET]).night();
  const paid = table.told.flatMap(({ news }) => (news.type === 'paid' ? [news] : []));
  expect(paid[0]).toEqual({
    type: 'paid',
    seat: 0,
    duelsWon: 1,
    sheets: [{ left: 'lose', right: 'win', verdict: 'right', stake: 2, net: 2 }],
    delta: 3,
    purse: 8,
  });
  expect(paid.map(({ purse }) => purse)).toEqual([8, 3, 10, 6]);
});

rule('RD-59', 'RD-T-19: two sheets with three bettors, each by itself', () => {
  const evening = {
    cards: [4, 6, 7, 1, 2, 3],
    announced: [4, 5, 7, 1, 3, 3],
    sheets: ['OI 2 IO 3', 'II 3 OO 1', 'II 1 OI 2'],
  };
  expect(night(3, evening).paid.map(({ purse }) => purse)).toEqual([15, 7, 14]);
});
