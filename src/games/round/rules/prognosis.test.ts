import { expect, test } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { RoundGame, withOptions } from '../fixtures.ts';
import { symbols } from '../notation.ts';
import { legalSheets } from './prognosis.ts';

const EVENINGS = {
  2: { cards: [4, 6, 3, 7] },
  3: { cards: [4, 6, 7, 1, 2, 3] },
  4: { cards: [4, 6, 7, 3] },
};

/** The time of the sheets, with the same purse for all. */
function prognosis(players: 2 | 3 | 4, purse: number | null = null): RoundGame {
  const table = new RoundGame(players, [EVENINGS[players]]).drafts().ready();
  if (purse !== null) table.state.open.purses = range(players).map(() => purse);
  return table;
}

rule('RD-31', 'everybody is asked at once, for a sheet; with three bettors for two', () => {
  expect(prognosis(4).pending()).toEqual([0, 1, 2, 3]);
  expect(prognosis(4).refuses(0, { type: 'prognosis', sheets: [] })).toBe('RD-31');
  const one = { left: 'win', right: 'lose', stake: 1 };
  expect(prognosis(4).refuses(0, { type: 'prognosis', sheets: [one, one] })).toBe('RD-31');
  expect(prognosis(3).refuses(0, { type: 'prognosis', sheets: [one] })).toBe('RD-31');
  expect(prognosis(3).refuses(0, { type: 'prognosis', sheets: [one, one] })).toBeUndefined();
  expect(prognosis(2).refuses(0, { type: 'prognosis', sheets: [one] })).toBeUndefined();
});

rule('RD-32', 'RD-T-4: I is a victory and O a defeat, left before right', () => {
  expect(symbols({ left: 'win', right: 'lose' })).toBe('IO');
  expect(symbols({ left: 'lose', right: 'win' })).toBe('OI');
  const table = prognosis(4).plays(0, 'IO 2');
  expect(table.view(0).own?.sheets).toEqual([{ left: 'win', right: 'lose', stake: 2 }]);
  const draw = { left: 'draw', right: 'lose', stake: 1 };
  expect(prognosis(4).refuses(0, { type: 'prognosis', sheets: [draw] })).toBe('RD-31');
});

rule('RD-33', 'the sides are those of the ring as it is fought; of the hands with two', () => {
  const closing = { cards: [5, 7, 4, 1], sheets: ['II 1', 'OO 1', 'IO 2'], attack: 'ko 1.1 7' };
  const right = new RoundGame(4, [closing]).night().state.open.history[0]?.paid[2];
  expect(right?.sheets).toEqual([
    { left: 'win', right: 'lose', verdict: 'right', stake: 2, net: 2 },
  ]);
  const hands = new RoundGame(2, [{ ...EVENINGS[2], sheets: ['OI 3', 'OI 2'] }]).night();
  expect(hands.state.open.history[0]?.paid.map(({ delta }) => delta)).toEqual([4, 3]);
});

rule('RD-34', 'RD-T-6: from 1K to 3K on a sheet, within the purse', () => {
  expect(prognosis(4, 5).refuses(0, 'II 0')).toBe('RD-34');
  expect(prognosis(4, 5).refuses(0, 'II 4')).toBe('RD-34');
  expect(prognosis(4, 2).refuses(0, 'II 3')).toBe('RD-34');
  expect(prognosis(4, 2).refuses(0, 'II 2')).toBeUndefined();
  expect(prognosis(3, 8).refuses(0, 'II 3 OO 3')).toBeUndefined();
  expect(prognosis(3, 4).refuses(0, 'II 3 OO 2')).toBe('RD-34');
  expect(prognosis(3, 2).refuses(0, 'II 1 OO 1')).toBeUndefined();
  expect(prognosis(3, 2).refuses(0, 'II 2 OO 0')).toBe('RD-34');
  expect(prognosis(3, 2).legal(0)).toHaveLength(16);
  expect(prognosis(2, 8).refuses(0, 'II 3')).toBeUndefined();
});

rule('RD-35', 'RD-T-6: who has less stakes everything that is left', () => {
  expect(prognosis(4, 0).refuses(0, 'II 0')).toBeUndefined();
  expect(prognosis(4, 0).refuses(0, 'II 1')).toBe('RD-35');
  expect(prognosis(3, 1).refuses(0, 'II 0 OO 1')).toBeUndefined();
  expect(prognosis(3, 1).refuses(0, 'II 1 OO 0')).toBeUndefined();
  expect(prognosis(3, 1).refuses(0, 'II 0 OO 0')).toBe('RD-35');
  expect(prognosis(3, 0).legal(0)).toHaveLength(16);
  const dear = withOptions({ stakeMin: 3, stakeMax: 5 });
  const stakes = legalSheets(3, 4, dear).map(({ sheets }) => sheets.map(({ stake }) => stake));
  expect([...new Set(stakes.map(String))].sort()).toEqual(['1,3', '2,2', '3,1']);
});

test('there are 12 sheets with 3K or more, 8 with 2K, 4 with less', () => {
  const counts = [5, 3, 2, 1, 0].map((purse) => prognosis(4, purse).legal(0).length);
  expect(counts).toEqual([12, 12, 8, 4, 4]);
});

rule('RD-36', 'RD-T-29: a sheet is final, and others see only that it is locked', () => {
  const table = prognosis(4).plays(0, 'OI 2').plays(1, 'II 3').plays(2, 'II 3');
  expect(table.refuses(0, 'OO 1')).toBe('RD-17');
  const view = table.view(3);
  expect(view.glance.locked).toEqual([true, true, true, false]);
  expect(view.open.purses).toEqual([5, 5, 5, 5]);
  expect(JSON.stringify(view)).not.toContain('"stake"');
  expect(table.told.slice(-3).map(({ news }) => news)).toEqual(
    [0, 1, 2].map((by) => ({ type: 'prognosisLocked', by })),
  );
});

rule('RD-37', 'two victories may be written even of a hopeless boxer', () => {
  const table = prognosis(4);
  for (const sheet of ['II 1', 'IO 1', 'OI 1', 'OO 1'])
    expect(table.refuses(3, sheet)).toBeUndefined();
  expect(at(table.view(3).own?.cards ?? [], 0)).toBe(3);
});
