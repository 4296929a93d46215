import { expect, test } from 'vitest';
import { nodeBudget } from '../../../bots/bot.ts';
import { askData } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { askOf } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';
import { notate } from '../notation.ts';
import { contender } from './contender.ts';
import { rookie } from './rookie.ts';
import { play } from './trial.ts';

/** In how many of these games the contender comes first among rookies, with rotating seats. */
function firsts(players: number, games: number): number {
  return range(games).filter((game) => {
    const mine = game % players;
    const bots = range(players).map((seat) => (seat === mine ? contender : rookie));
    return round.outcome(play(bots, game + 1, 1000))?.places[0]?.includes(mine);
  }).length;
}

test('the contender beats three rookies by a wide margin', () => {
  expect(firsts(4, 100)).toBeGreaterThan(60);
});

test.each([2, 3, 5, 8])('the contender beats rookies at tables of %i', (players) => {
  expect(firsts(players, 16)).toBeGreaterThan(8);
});

test('the same situation and chance give the same answer', () => {
  const bots = [contender, contender, rookie, contender];
  expect(play(bots, 9, 1000)).toEqual(play(bots, 9, 1000));
});

/** What the contender answers. */
function answers(table: RoundGame, seat: number): string {
  const ask = askOf(round, table.state, seat);
  if (!ask) throw new Error('not asked');
  const situation = { view: table.view(seat), ask: askData(ask), heard: [] };
  const rng = rngFrom([1, 2, 3, 4]);
  return notate(contender({ ...situation, rng, budget: nodeBudget(1000) }));
}

test('it writes what is certain with the highest stake', () => {
  const table = new RoundGame(4, [{ cards: [4, 3, 7, 2], shadow: 1 }], { lieLimit: 0 }).drafts();
  expect(answers(table.ready(), 0)).toBe('II 3');
  expect(answers(table, 3)).toBe('OO 3');
});

test('it knocks out whom it knows, unless that would spoil its sheet', () => {
  const sure = { cards: [5, 7, 4, 1], shadow: 2, sheets: ['II 3'] };
  expect(answers(new RoundGame(4, [sure], { lieLimit: 0 }).toAttack(), 0)).toBe('ko 1.1 7');
  const spoilt = { ...sure, sheets: ['OI 3'] };
  expect(answers(new RoundGame(4, [spoilt], { lieLimit: 0 }).toAttack(), 0)).toBe('pass');
});

test('it never lies beyond the limit, and talks before it is ready', () => {
  const { open } = play([contender, contender, contender, contender], 3, 1000);
  for (const place of range(4)) {
    const lies = open.history.filter(({ slots }) => !at(slots, place).truth);
    expect(lies.length).toBeLessThanOrEqual(2);
  }
  expect(open.history.every(({ claims }) => claims.length >= 4)).toBe(true);
});
