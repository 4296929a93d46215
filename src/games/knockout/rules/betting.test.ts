import { expect } from 'vitest';
import { legal } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { readOptions } from '../../../engine/options.ts';
import { judge } from '../../../engine/referee.ts';
import { rule } from '../../../testing/rule.ts';
import { FACES } from '../cards.ts';
import { betting, boxing, fight, type KnockoutGame, placeChips, table, told } from '../fixtures.ts';
import { knockout } from '../game.ts';

/** The first two chips lie, and seat 2 is asked. */
function opened(setting = {}): KnockoutGame {
  return betting(setting).plays('0 bet red 4000', '1 bet blue 4000');
}

/** Who is asked for the next chip. */
function next({ state }: KnockoutGame): number | undefined {
  return knockout.asks(state)[0]?.seat;
}

rule('KO-26', 'three rounds, and every manager places one chip in each', () => {
  const placed = boxing();
  const rounds = placed.told.flatMap(({ news }) => ('round' in news ? [news.round] : []));
  expect(rounds).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

rule('KO-27', 'challenger, defender, then the others from the left of the challenger', () => {
  const five = table({ seats: 5, challenger: 1 }).plays(
    '1 challenge green-heavy purple-heavy',
    '1 train 2 3 4 5',
    '4 train 2 3 4 5',
  );
  expect(told(five, 'bettingOpened')[0]?.order.slice(0, 5)).toEqual([1, 4, 2, 3, 0]);
  expect(next(five)).toBe(1);
  expect(next(five.plays('1 bet red 4000'))).toBe(4);
  expect(next(five.plays('4 bet blue 4000'))).toBe(2);
});

rule('KO-28', 'later rounds go clockwise from the challenger', () => {
  const five = table({ seats: 5, challenger: 1 }).plays(
    '1 challenge green-heavy purple-heavy',
    '1 train 2 3 4 5',
    '4 train 2 3 4 5',
  );
  expect(told(five, 'bettingOpened')[0]?.order.slice(5)).toEqual([1, 2, 3, 4, 0, 1, 2, 3, 4, 0]);
});

rule('KO-29', 'eight squares, one chip each, and eight circles', () => {
  const moves = legal(at(knockout.asks(betting().state), 0)).moves;
  const squares = moves.flatMap((move) =>
    move.type === 'bet' && move.face === 'blank' ? [`${move.board} ${move.amount}`] : [],
  );
  expect(squares).toEqual([
    'red 4000',
    'red 6000',
    'red 8000',
    'red 10000',
    'blue 4000',
    'blue 6000',
    'blue 8000',
    'blue 10000',
  ]);
  const followed = opened({ seats: 4 }).plays('2 follow red 4000');
  expect(followed.refuses('3 follow red 4000')).toBe('KO-36');
});

rule('KO-30', 'a chip bets, follows or passes', () => {
  const moves = legal(at(knockout.asks(opened().state), 0)).moves;
  expect([...new Set(moves.map(({ type }) => type))]).toEqual(['bet', 'follow', 'pass']);
  expect(moves.at(-1)).toEqual({ type: 'pass' });
});

rule('KO-31', 'a square holds one chip, and only printed amounts count', () => {
  expect(betting().plays('0 bet red 4000').refuses('1 bet red 4000 x2')).toBe('KO-31');
  expect(betting().refuses('0 bet red 5000')).toBe('KO-31');
  expect(betting().refuses('0 bet green 4000')).toBe('KO-31');
  expect(betting().refuses('0 bet red 4000 x3')).toBe('KO-31');
  const misshapen = { type: 'bet', board: 'red', amount: 4000, face: 'blank', loud: true };
  expect(judge(knockout, betting().state, 0, misshapen)).toEqual({ rule: 'KO-31' });
});

rule('KO-32', 'a blank chip bets its amount on a win', () => {
  const won = fight(table(), '5-3 4-4 3-3', { bets: ['2 bet red 6000'] });
  expect(told(won, 'betPlaced').at(2)).toMatchObject({ face: 'blank', stake: 6000 });
  expect(won.state.open.cash[2]).toBe(103000);
});

rule('KO-33', 'a double chip bets twice its amount on a win', () => {
  const won = fight(table(), '5-3 4-4 3-3', { bets: ['2 bet red 6000 x2'] });
  expect(told(won, 'betPlaced').at(2)).toMatchObject({ face: 'x2', stake: 12000 });
  expect(won.state.open.cash[2]).toBe(106000);
});

rule('KO-34', 'a K.O. chip bets three times its amount that this boxer is knocked out', () => {
  const bets = ['2 bet blue 6000 ko'];
  const won = fight(table(), '5-2 5-3', { bets });
  expect(told(won, 'betPlaced').at(2)).toMatchObject({ face: 'ko', stake: 18000 });
  expect(won.state.open.cash[2]).toBe(109000);
  expect(fight(table(), '5-3 4-4 3-3', { bets }).state.open.cash[2]).toBe(82000);
});

rule('KO-35', 'two double faces and one K.O. face', () => {
  expect(FACES).toMatchObject({ x2: { chips: 2 }, ko: { chips: 1 } });
  const placed = opened().plays('2 bet red 6000 x2', '0 pass', '1 pass', '2 bet red 8000 x2');
  placed.plays('0 pass', '1 pass');
  expect(placed.refuses('2 bet red 10000 x2')).toBe('KO-35');
  expect(placed.refuses('2 bet red 10000 ko')).toBeUndefined();
  const ko = opened().plays('2 bet red 6000 ko', '0 pass', '1 pass');
  expect(ko.refuses('2 bet blue 6000 ko')).toBe('KO-35');
});

rule('KO-36', 'a circle needs a bet facing it, and takes one chip', () => {
  expect(opened().refuses('2 follow red 6000')).toBe('KO-36');
  expect(opened().refuses('2 follow red 5000')).toBe('KO-36');
  expect(betting().refuses('0 follow red 4000')).toBe('KO-36');
  expect(opened().refuses('2 follow red 4000')).toBeUndefined();
});

rule('KO-37', 'the follower says the opposite for the same stake', () => {
  const bets = ['0 bet red 4000', '2 bet red 6000 ko', '0 follow red 6000'];
  const standing = fight(table(), '3-5 4-4 3-3', { bets });
  expect(told(standing, 'betFollowed')[0]).toMatchObject({ stake: 18000, bettor: 2, seat: 0 });
  expect(standing.state.open.cash).toEqual([100000 + 8000 - 4000 + 18000, 118000, 82000]);
});

rule('KO-38', 'one may follow oneself, and the two cancel', () => {
  const own = fight(table(), '3-5 4-4 3-3', { bets: ['2 bet red 10000', '2 follow red 10000'] });
  expect(own.state.open.cash[2]).toBe(100000);
  const blocked = opened().plays('2 bet red 10000', '0 pass', '1 pass', '2 follow red 10000');
  expect(blocked.refuses('0 follow red 10000')).toBe('KO-36');
});

rule('KO-39', 'there is room for all on the Pass space', () => {
  const { phase } = boxing({ seats: 5 }).state.open;
  expect('fight' in phase ? phase.fight.passes : []).toEqual([2, 2, 3, 3, 3]);
  const misshapen = { type: 'pass', amount: 1 };
  expect(judge(knockout, opened().state, 2, misshapen)).toEqual({ rule: 'KO-39' });
});

rule('KO-40', 'fighters must bet in the first round', () => {
  expect(betting().refuses('0 pass')).toBe('KO-40');
  const first = betting().plays('0 bet red 4000');
  expect(first.refuses('1 pass')).toBe('KO-40');
  expect(first.refuses('1 follow red 4000')).toBe('KO-40');
  const second = opened().plays('2 pass');
  expect(second.refuses('0 pass')).toBeUndefined();
  expect(second.refuses('0 follow blue 4000')).toBeUndefined();
});

rule('KO-40', 'the clock bets the lowest free square of the own board for a fighter', () => {
  const idle = ({ state }: KnockoutGame) => at(knockout.asks(state), 0).idle();
  expect(idle(betting())).toEqual({ type: 'bet', board: 'red', amount: 4000, face: 'blank' });
  const taken = betting().plays('0 bet blue 4000 ko');
  expect(idle(taken)).toEqual({ type: 'bet', board: 'blue', amount: 6000, face: 'blank' });
  expect(idle(opened())).toEqual({ type: 'pass' });
});

rule('KO-41', 'fighters may bet on their own defeat, on both boards', () => {
  const placed = betting().plays(
    '0 bet red 4000 ko',
    '1 bet red 6000',
    '2 pass',
    '0 bet blue 4000',
  );
  expect(told(placed, 'betPlaced')).toHaveLength(3);
});

rule('KO-42', 'a bet needs no cash, and money moves only at the settlement', () => {
  const broke = betting({ cash: [0, 0, 0] }).plays('0 bet red 10000 x2');
  expect(broke.state.open.cash).toEqual([0, 0, 0]);
  expect(placeChips(broke, []).state.open.cash).toEqual([0, 0, 0]);
});

rule('KO-43', 'after a pass both doubles and the K.O. are still there', () => {
  const passed = opened().plays('2 pass', '0 pass', '1 pass');
  expect(passed.refuses('2 bet red 6000 ko')).toBeUndefined();
  passed.plays('2 bet red 6000 x2', '0 pass', '1 pass');
  expect(passed.refuses('2 bet red 8000 x2')).toBeUndefined();
});

rule('KO-44', 'no move touches a chip that lies', () => {
  const { phase } = opened().plays('2 follow red 4000', '0 pass').state.open;
  expect('fight' in phase && phase.fight.bets).toEqual([
    { board: 'red', amount: 4000, face: 'blank', bettor: 0, follower: 2 },
    { board: 'blue', amount: 4000, face: 'blank', bettor: 1, follower: null },
  ]);
});

rule('KO-45', 'after the last chip betting is closed, and the bank holds what is open', () => {
  for (const seats of [3, 4, 5]) {
    const closed = boxing({ seats });
    expect(closed.state.open.phase.type).toBe('boxing');
    expect(told(closed, 'bettingClosed')[0]?.bets.map(({ follower }) => follower)).toEqual([
      null,
      null,
    ]);
  }
});

rule('KO-105', 'the boards can show other amounts', () => {
  const dear = betting({ options: { betAmounts: [2000, 20000, 30000, 40000] } });
  expect(dear.refuses('0 bet red 4000')).toBe('KO-31');
  expect(dear.refuses('0 bet red 20000')).toBeUndefined();
  const bad = [
    [4000, 6000, 8000],
    [4000, 6000, 6000, 8000],
    [3000, 4000, 6000, 8000],
    [0, 4000, 6000, 8000],
    [4000, 6000, 8000, 'many'],
  ];
  for (const betAmounts of bad)
    expect(readOptions(knockout, { betAmounts }, 3)).toMatchObject({ rule: 'KO-105' });
  for (const seats of range(3).map((n) => n + 3))
    expect(
      'options' in readOptions(knockout, { betAmounts: [2000, 4000, 6000, 8000] }, seats),
    ).toBe(true);
});
