import { expect, test } from 'vitest';
import { at } from '../../engine/list.ts';
import { GAMES } from '../../games/rules.ts';
import { DEALING } from '../options.ts';
import { answer } from './answers.ts';
import { apply, openedTable } from './apply.ts';
import { automatic } from './automatic.ts';
import { deadline } from './clock.ts';
import { isRefusal, type Outage, type TableEvent, type TableModel, type Terms } from './model.ts';
import { outcomeOf } from './outcome.ts';
import { askedChairs } from './seats.ts';

const GRID = at(
  GAMES.filter(({ id }) => id === 'grid'),
  0,
);
const PEOPLE = ['ann', 'bob'];
const BANK = 60;
const INCREMENT = 5;

/** Two people in the middle of a live game of Grid; times in seconds since its deal. */
function playing(terms: Partial<Terms> = {}, game = 'grid') {
  const outages: Outage[] = [];
  const secrets = { secret: '5'.repeat(64), salt: '6'.repeat(64) };
  const hosted = at(
    GAMES.filter(({ id }) => id === game),
    0,
  );
  const table: TableModel = openedTable(
    't',
    hosted,
    { ...TERMS, ...terms, game },
    secrets,
    outages,
  );
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

test('a turn pays the increment once, however many answers it has', () => {
  const { table, happen } = playing({}, 'kickbox');
  const turns = [0, 0];
  let answers = 0;
  for (; table.phase === 'playing' && answers < 200; answers++) {
    const chair = at(askedChairs(table), 0);
    const move = table.match?.ask(chair)?.moves[0];
    happen(0, { type: 'answered', seat: chair, move, by: 'person', mark: '' });
    if (!askedChairs(table).includes(chair)) turns[chair] = at(turns, chair) + 1;
  }
  expect(turns.reduce((a, b) => a + b)).toBeLessThan(answers);
  expect(table.clock.left).toEqual(turns.map((n) => (BANK + n * INCREMENT) * 1_000));
});

test('running out of time loses a rated game of two, and no other', () => {
  const rated = playing();
  expect(automatic(rated.table, (BANK - 1) * 1_000, DEALING)).toBeUndefined();
  const fallen = automatic(rated.table, BANK * 1_000, DEALING);
  expect(fallen).toEqual({ type: 'flagged', chair: 0 });
  rated.happen(BANK, { type: 'flagged', chair: 0 });
  expect(rated.table.phase).toBe('over');
  expect(outcomeOf(rated.table)).toMatchObject({ places: [[1], [0]] });
  const casual = playing({ rated: false });
  expect(automatic(casual.table, BANK * 1_000, DEALING)).toMatchObject({ by: 'clock' });
});

test('leaving a rated game to a bot means last place; elsewhere the bot’s result counts', () => {
  for (const isRated of [true, false]) {
    const { table, happen } = playing({ rated: isRated });
    happen(1, { type: 'handed', chair: 0, level: 'contender' });
    for (let n = 2; table.phase === 'playing'; n++) {
      const chair = at(askedChairs(table), 0);
      const moves = table.match?.ask(chair)?.moves ?? [];
      // The person plays badly: the last hole in the list instead of the first.
      const move = moves[chair === 0 ? 0 : moves.length - 1];
      const by = chair === 0 ? 'bot' : 'person';
      happen(n, { type: 'answered', seat: chair, move, by, mark: '' });
    }
    const won = table.match?.outcome()?.places;
    expect(outcomeOf(table)?.places).toEqual(isRated ? [[1], [0]] : won);
    expect(table.acts.map(({ what }) => what)).toContain('bot');
    expect(table.acts[0]).toMatchObject({ what: 'handed', chair: 0 });
  }
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

test('a substitute bot earns no increments', () => {
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
  // An outage that ended before the question does not matter.
  expect(until(1)).toBe(903 + BANK);
});

test('an outage postpones deadlines of slow games by its length', () => {
  const { until, outages } = playing({ pace: { type: 'slow', hours: 1 } });
  expect(until(0)).toBe(3_600);
  outages.push({ from: 100_000, until: 400_000 });
  expect(until(0)).toBe(3_900);
});

test('an answer to a question that has passed is refused', () => {
  const { answers, happen, table } = playing({ rated: false });
  expect(answers(1, 0)).toBeNull();
  expect(answers(2, 1)).toBeNull();
  // The same answer from another tab, which has only seen the beginning.
  expect(answers(3, 0)).toEqual({ error: 'question-passed' });
  expect(answers(3, 2)).toBeNull();
  happen(4, { type: 'takenBack', seat: 0, step: 3, mark: '' });
  expect(answers(5, 2)).toEqual({ error: 'question-passed' });
  expect(answers(5, table.match?.step())).toBeNull();
});
