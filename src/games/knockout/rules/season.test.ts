import { expect } from 'vitest';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { boxer } from '../boxers.ts';
import { fight, type KnockoutGame, ruleOf, type Setting, table, told } from '../fixtures.ts';

const LAST = '5-2 3-2 1-4';
const LIGHTS = { who: 'black-light green-light' };

/** The last fight of a season: afterwards nobody has three cards. Black-light wins, 4 to 3. */
function lastFight(setting: Setting = {}): KnockoutGame {
  const cards = { 0: [1, 3, 5], 1: [2, 2, 4], 2: [5, 5] };
  return fight(table({ cards, ...setting }), LAST, LIGHTS);
}

const TWO = { options: { seasons: 2 } } as const;

rule('KO-72', 'after a fight the red board goes on', () => {
  const next = fight(table(), '5-3 4-4 3-3');
  expect(next.state.open.phase).toMatchObject({ type: 'challenge', challenger: 1 });
  expect(next.refuses('0 challenge black-light green-light')).toBe('KO-11');
});

rule('KO-73', 'after the last season the game is over, else the next one begins', () => {
  expect(lastFight().state.open.phase.type).toBe('over');
  expect(lastFight(TWO).state.open.phase.type).toBe('challenge');
  expect(lastFight({ ...TWO, season: 2 }).state.open.phase.type).toBe('over');
});

rule('KO-81', 'with the option a second season follows', () => {
  expect(lastFight(TWO).state.open.season).toBe(2);
  expect(told(lastFight(TWO), 'gameEnded')).toEqual([]);
  expect(told(lastFight(), 'seasonStarted')).toHaveLength(1);
});

rule('KO-82', 'between the seasons only cards are paid', () => {
  const between = lastFight({ ...TWO, pot: 20000, debts: [1, 0, 0] });
  expect(told(between, 'cardBonus')).toEqual([
    { type: 'cardBonus', seat: 0, cards: 0, amount: 0 },
    { type: 'cardBonus', seat: 1, cards: 0, amount: 0 },
    { type: 'cardBonus', seat: 2, cards: 2, amount: 10000 },
  ]);
  expect(ruleOf(between, 'cardBonus')).toBe('KO-82');
  expect(between.state.open).toMatchObject({ pot: 24000, debts: [1, 0, 0] });
});

rule('KO-83', 'everybody has twelve cards again', () => {
  const { own, open } = lastFight({ options: { seasons: 2, discardsVisible: true } }).state;
  for (const { reserve } of own) expect(reserve).toHaveLength(12);
  expect(open.discards).toEqual([[], [], []]);
});

rule('KO-84', 'Champions are crowned', () => {
  const crowned = lastFight({ ...TWO, boxers: { 'yellow-heavy': { category: 'Ch' } } });
  expect(told(crowned, 'crowned').map((event) => event.boxer)).toEqual([
    'black-light',
    'yellow-heavy',
  ]);
  expect(boxer(crowned.state.open, 'yellow-heavy').title).toBe('SC');
});

rule('KO-85', 'the knocked-out come back as Amateurs', () => {
  const back = lastFight({ ...TWO, boxers: { 'yellow-light': { category: 'Ch', out: true } } });
  expect(told(back, 'boxerReturned')).toEqual([{ type: 'boxerReturned', boxer: 'yellow-light' }]);
  expect(boxer(back.state.open, 'yellow-light')).toEqual({
    category: 'A',
    title: null,
    out: false,
  });
});

rule('KO-86', 'all others keep their category', () => {
  const kept = lastFight({ ...TWO, boxers: { 'yellow-light': { category: 'A' } } }).state.open;
  expect(boxer(kept, 'yellow-light')).toEqual({ category: 'A', title: null, out: false });
  expect(boxer(kept, 'yellow-heavy')).toEqual({ category: 'P', title: null, out: false });
  expect(boxer(kept, 'green-light')).toEqual({ category: 'A', title: null, out: false });
});

rule('KO-87', 'trophy and steak go back, and the last fighters may box at once', () => {
  const fresh = lastFight(TWO);
  expect(fresh.state.open).toMatchObject({ trophy: null, steak: null });
  expect(told(fresh, 'markersMoved').at(-1)).toEqual({
    type: 'markersMoved',
    trophy: null,
    steak: null,
  });
  expect(fresh.refuses('1 challenge green-light yellow-light')).toBeUndefined();
});

rule('KO-88', 'the left neighbour of the last challenger begins', () => {
  const fresh = lastFight(TWO);
  expect(fresh.state.open.phase).toMatchObject({ challenger: 1 });
  expect(told(fresh, 'seasonStarted').at(-1)).toEqual({
    type: 'seasonStarted',
    season: 2,
    challenger: 1,
  });
  expect(told(fresh, 'challengerSet')).toEqual([]);
});

rule('KO-88', 'who cannot challenge passes the board on there too', () => {
  const amateurs = { category: 'A' } as const;
  const champions = { category: 'Ch' } as const;
  const passed = lastFight({
    ...TWO,
    boxers: {
      'green-heavy': amateurs,
      'black-heavy': champions,
      'yellow-heavy': champions,
      'yellow-light': champions,
    },
  });
  expect(told(passed, 'challengePassed')).toEqual([{ type: 'challengePassed', seat: 1 }]);
  expect(passed.state.open.phase).toMatchObject({ challenger: 2 });
});

rule('KO-98', 'who is knocked out in the second season stays out', () => {
  const cards = { 0: [4, 5, 5], 1: [2, 2, 4], 2: [5, 5] };
  const down = fight(table({ ...TWO, season: 2, cards }), '5-2 5-2', LIGHTS);
  expect(boxer(down.state.open, 'green-light').out).toBe(true);
  expect(down.state.open.phase.type).toBe('over');
});

rule('KO-55', 'fights are numbered within a season', () => {
  const again = lastFight(TWO).plays('1 challenge green-light yellow-light');
  expect(told(again, 'challengeIssued').map((event) => event.fight)).toEqual([1, 1]);
  expect(at(again.state.open.results, 0)).toMatchObject({ season: 1, rounds: 3 });
});
