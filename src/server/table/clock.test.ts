import { expect, test } from 'vitest';
import { at } from '../../engine/list.ts';
import { GAMES } from '../../games/rules.ts';
import { answer } from './answers.ts';
import { apply, openedTable } from './apply.ts';
import { deadline } from './clock.ts';
import { isRefusal, type Outage, type Table, type TableEvent, type Terms } from './model.ts';
import { askedChairs } from './seats.ts';

const GRID = at(
  GAMES.filter(({ id }) => id === 'grid'),
  0,
);
const PEOPLE = ['ann', 'bob'];
const BANK = 60;
const INCREMENT = 5;

/** Two people in the middle of a live game of Grid; times in seconds since its deal. */
function playing(terms: Partial<Terms> = {}) {
  const outages: Outage[] = [];
  const secrets = { secret: '5'.repeat(64), salt: '6'.repeat(64) };
  const table: Table = openedTable('t', GRID, { ...TERMS, ...terms }, secrets, outages);
  const happen = (seconds: number, ...events: TableEvent[]): void => {
    for (const what of events)
      apply(
        table,
        { seq: table.seq + 1, at: seconds * 1_000, what, message: null },
        ({ game, terms }, fairness) => {
          const { seats, options } = terms;
          const match = game.open({ seats, options, fairness, secret: secrets.secret });
          if ('error' in match) throw new Error(match.error);
          return match;
        },
      );
  };
  happen(0, { type: 'opened', terms: table.terms });
  for (const [chair, id] of PEOPLE.entries())
    happen(0, { type: 'sat', chair, person: { id, name: id, program: false } });
  happen(0, { type: 'dealt' });
  const answers = (seconds: number, step?: number) => {
    const chair = at(askedChairs(table), 0);
    const ask = table.match?.ask(chair);
    const decision = answer(table, at(PEOPLE, chair), ask?.moves[0], step);
    if (isRefusal(decision)) return decision;
    happen(seconds, ...decision);
    return null;
  };
  const left = (chair: number): number => at(table.clock.left, chair) / 1_000;
  const until = (chair: number): number => Number(deadline(table, chair)) / 1_000;
  return { table, happen, answers, left, until, outages };
}

const TERMS: Terms = {
  ...{ game: 'grid', rules: GRID.version, seats: 2, options: {}, legs: 1, talk: 'phrases' },
  ...{ listed: false, rated: true, host: 0, code: 'ABCDEF', commitment: '', kept: [null, null] },
  pace: { type: 'live', bank: BANK, increment: INCREMENT },
};

test('an answer costs the time it took and pays the increment', () => {
  const { answers, left } = playing();
  answers(10);
  expect([left(0), left(1)]).toEqual([BANK - 10 + INCREMENT, BANK]);
});

test('a take-back never pays an increment, and its time is charged', () => {
  const { table, happen, answers, left } = playing({ rated: false });
  for (let n = 0; n < 5; n++) {
    answers(n * 2 + 1);
    happen(n * 2 + 2, { type: 'takenBack', seat: 0, step: table.match?.step() ?? 0, mark: '' });
  }
  expect(left(0)).toBeLessThanOrEqual(BANK - 5);
  expect(table.clock.increments).toEqual([]);
});

test('in rated games, leaving and returning costs the time it takes', () => {
  const { happen, left } = playing();
  happen(5, { type: 'handed', chair: 0, level: 'contender' });
  happen(50, { type: 'returned', chair: 0 });
  expect(left(0)).toBe(BANK - 50);
  const casual = playing({ rated: false });
  casual.happen(5, { type: 'handed', chair: 0, level: 'contender' });
  casual.happen(58, { type: 'returned', chair: 0 });
  expect(casual.left(0)).toBe(BANK / 4);
});

test('a bot in somebody’s place earns them no time', () => {
  const { table, happen, left } = playing();
  happen(0, { type: 'handed', chair: 0, level: 'contender' });
  const move = table.match?.ask(0)?.moves[0];
  happen(3, { type: 'answered', seat: 0, move, by: 'bot', mark: '' });
  expect(left(0)).toBe(BANK - 3);
});

test('an outage is not charged, and the answer after it has its usual time', () => {
  const { answers, left, until, outages } = playing();
  expect(until(0)).toBe(BANK);
  outages.push({ from: 20_000, until: 900_000 });
  expect(until(0)).toBe(900 + BANK);
  answers(903);
  expect(left(0)).toBe(BANK - 3 + INCREMENT);
  // One that was over before the question does not matter.
  expect(until(1)).toBe(903 + BANK);
});

test('an outage puts the deadline of slow play off by its length', () => {
  const { until, outages } = playing({ pace: { type: 'slow', hours: 1 } });
  expect(until(0)).toBe(3_600);
  outages.push({ from: 100_000, until: 400_000 });
  expect(until(0)).toBe(3_900);
});

test('an answer to a question that has passed is refused', () => {
  const { answers, happen, table } = playing({ rated: false });
  expect(answers(1, 0)).toBeNull();
  expect(answers(2, 1)).toBeNull();
  // The same answer from another tab, which has seen the beginning only.
  expect(answers(3, 0)).toEqual({ error: 'question-passed' });
  expect(answers(3, 2)).toBeNull();
  happen(4, { type: 'takenBack', seat: 0, step: 3, mark: '' });
  expect(answers(5, 2)).toEqual({ error: 'question-passed' });
  expect(answers(5, table.match?.step())).toBeNull();
});
