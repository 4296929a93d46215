import { expect, test } from 'vitest';
import { nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { askOf } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { rule } from '../../../testing/rule.ts';
import { type Evening, RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';
import { notate } from '../notation.ts';
import { byNumber } from './by-number.ts';
import { rookie } from './rookie.ts';

/** What is played by the number. */
function plays(table: RoundGame, seat: number, bot = byNumber): string {
  const ask = askOf(round, table.state, seat);
  if (!ask) throw new Error('not asked');
  const rng = rngFrom([1, 2, 3, 4]);
  const situation = { view: table.view(seat), ask: askData(ask), heard: [], rng };
  return notate(bot({ ...situation, budget: nodeBudget(1) }));
}

/** The sheet that the rookie in this seat fills in. */
function sheet(players: number, evening: Evening, seat: number, purse = 5): string {
  const table = new RoundGame(players, [evening]).drafts().ready();
  table.state.open.purses = table.state.open.purses.map(() => purse);
  return plays(table, seat);
}

rule(
  'RD-66',
  'the clock keeps the first card and tells the truth, is ready, and expects defeats',
  () => {
    const table = new RoundGame(4, [{ cards: [2, 5, 3, 1], shadow: 6 }]);
    expect(table.idle(0)).toBe('2 as 2');
    table.drafts();
    expect(table.idle(0)).toBe('ready');
    table.ready();
    expect(table.idle(1)).toBe('OO 1');
    table.toAttack();
    expect(table.idle(1)).toBe('pass');
  },
);

rule('RD-66', 'the clock stakes as little as it may, slot 1 first', () => {
  const idle = (players: number, purse: number): string => {
    const cards = players === 3 ? [4, 6, 7, 1, 2, 3] : [4, 6, 7, 3];
    const table = new RoundGame(players, [{ cards }]).drafts().ready();
    table.state.open.purses = table.state.open.purses.map(() => purse);
    return table.idle(0);
  };
  expect([idle(4, 0), idle(4, 1), idle(4, 9)]).toEqual(['OO 0', 'OO 1', 'OO 1']);
  expect([idle(3, 0), idle(3, 1), idle(3, 9)]).toEqual(['OO 0 OO 0', 'OO 1 OO 0', 'OO 1 OO 1']);
});

rule('RD-66', 'RD-T-30: played by the number', () => {
  expect(plays(new RoundGame(4, [{ cards: [2, 5, 3, 1], shadow: 6 }]), 0)).toBe('6 as 6');
  const small: Evening = { cards: [4, 5, 7, 3] };
  expect(sheet(4, small, 0)).toBe('OO 1');
  expect(sheet(4, small, 1)).toBe('II 1');
  expect(sheet(4, small, 1, 0)).toBe('II 0');
  expect(sheet(2, { cards: [3, 6, 4, 7] }, 0)).toBe('OI 1');
  const large: Evening = { cards: [6, 7, 1, 2, 3, 4] };
  expect(sheet(6, large, 0)).toBe('OO 1');
  expect(sheet(6, large, 1)).toBe('II 1');
});

rule('RD-67', 'whoever is played by idle answers to the end stays in the ranking', () => {
  const table = new RoundGame(4, []);
  while (table.pending().length > 0) {
    const seat = at(table.pending(), 0);
    table.plays(seat, table.idle(seat));
  }
  expect(
    table
      .last('gameEnded')
      .ranking.map(({ seat }) => seat)
      .sort(),
  ).toEqual([0, 1, 2, 3]);
});

test('the rookie accuses whoever admits to hold a boxer worth it', () => {
  const honest = new RoundGame(4, [{ cards: [5, 7, 4, 1] }]).toAttack();
  expect(plays(honest, 0, rookie)).toBe('ko 1.1 7');
  const liar = new RoundGame(4, [{ cards: [5, 7, 4, 1], announced: [5, 3, 4, 1] }]).toAttack();
  expect(plays(liar, 0, rookie)).toBe('pass');
});
