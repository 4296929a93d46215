import { expect } from 'vitest';
import { askData, legal } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { askOf, judge } from '../../../engine/referee.ts';
import { rule } from '../../../testing/rule.ts';
import { betting, table, told, training } from '../fixtures.ts';
import { knockout } from '../game.ts';

rule('KO-23', 'exactly four of the held cards', () => {
  expect(training().refuses('0 train 1 2 3')).toBe('KO-23');
  expect(training().refuses('0 train 1 2 3 4 5')).toBe('KO-23');
  expect(training().refuses('0 train 4 4 4 5')).toBe('KO-23');
  expect(training().refuses('0 train 1 2 3 6')).toBe('KO-23');
  expect(judge(knockout, training().state, 0, { type: 'train' })).toEqual({ rule: 'KO-23' });
  expect(training().refuses('0 train 1 2 4 5')).toBeUndefined();
});

rule('KO-23', 'all three if only three are left', () => {
  const short = table({ cards: { 0: [2, 4, 5] } }).plays('0 challenge black-heavy green-heavy');
  expect(short.refuses('0 train 2 4')).toBe('KO-23');
  expect(short.plays('0 train 2 4 5').state.own[0]?.chosen).toEqual([2, 4, 5]);
});

rule('KO-23', 'any order is accepted and stored ascending; each hand is offered once', () => {
  expect(training().plays('0 train 5 3 4 4').state.own[0]?.chosen).toEqual([3, 4, 4, 5]);
  const ask = at(knockout.asks(training().state), 0);
  const { moves, complete } = legal(ask);
  expect(complete).toBe(true);
  expect(moves).toHaveLength(53);
  const written = moves.map((move) => knockout.notate(move));
  expect(written).toEqual([...written].sort());
  expect(askData(ask)).toMatchObject({ sealed: true, idle: { cards: [1, 1, 2, 2] } });
});

rule('KO-24', 'a choice is final, and becomes the hand when both are in', () => {
  const half = training().plays('0 train 2 3 4 5');
  expect(half.refuses('0 train 1 1 2 2')).toBe('KO-11');
  expect(half.state.own[0]).toMatchObject({ hand: [], chosen: [2, 3, 4, 5] });
  expect(knockout.glance(half.state.own, null)).toMatchObject({
    hands: [0, 0, 0],
    ready: [true, false, false],
  });
  half.plays('1 train 1 1 2 2');
  expect(half.state.own[0]).toEqual({
    hand: [2, 3, 4, 5],
    reserve: [1, 1, 2, 2, 3, 3, 4, 5],
    chosen: null,
  });
});

rule('KO-100', 'hands, reserves and choices are seen by their owner alone', () => {
  const half = training().plays('0 train 2 3 4 5');
  for (const seat of [1, 2, null])
    expect(JSON.stringify(viewOf(knockout, half.state, seat))).not.toContain('[2,3,4,5]');
  expect(viewOf(knockout, half.state, 0).own).toMatchObject({ chosen: [2, 3, 4, 5] });
  expect(half.told.filter(({ news }) => news.type === 'hand').map(({ to }) => to)).toEqual([0]);
  expect(told(half, 'trained')).toEqual([{ type: 'trained', seat: 0, count: 4 }]);
});

rule('KO-101', 'everything else is open to all', () => {
  const { state } = betting();
  const open = [null, 0, 1, 2].map((seat) => viewOf(knockout, state, seat).open);
  for (const seen of open) expect(seen).toEqual(state.open);
  expect(askOf(knockout, state, 0)?.sealed).toBe(false);
});
