import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judge } from '../../engine/referee.ts';
import { conforms } from '../../testing/conforms.ts';
import { vectorsIn } from '../../testing/vectors.ts';
import { table } from './fixtures.ts';
import { challengers } from './game.ts';
import type { Options } from './kind.ts';
import { RULES } from './rulebook.ts';
import { sound } from './soundness.ts';
import { FURTHER_SETS } from './tournament.ts';
import { runVector } from './vectors.ts';

const HERE = new URL('.', import.meta.url);

/** Ways to play that between them try every option. */
const WAYS: readonly Partial<Options>[] = [
  {},
  { duelChoice: true, robotLevel: 5, soloCards: true },
  { openTrophies: true, round4: 'A2orB2', robotLevel: 3, sets: FURTHER_SETS.slice(0, 5) },
  { robotLevel: 2, sets: FURTHER_SETS.slice(1), lastCard: 'goes', finalForTwo: true },
  { allSets: true, shortTournament: 4, robotPlan: 'last', lastCard: 'goes' },
  { robotLevel: 4, soloCards: true, duelChoice: true, openTrophies: true },
];

/** All seat counts, each with all of these ways. */
const TRIALS = WAYS.flatMap((options) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((seats) => ({ seats, options })),
);

conforms(challengers, {
  games: TRIALS.length,
  seed: 6,
  moments: 3,
  worlds: 1,
  trials: TRIALS,
  sound,
});

describe('the rule book', () => {
  const ids = Object.keys(RULES);

  test('has the rules of the specification, no more and no less', () => {
    const rules = readFileSync(new URL('rules.md', HERE), 'utf8');
    const specified = [...rules.matchAll(/^- \*\*((?:CH|H)-\d+)\*\*/gm)].map(([, id]) => id);
    expect(ids).toEqual(specified);
  });

  test('has a test for every rule', () => {
    const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' });
    const tests = files
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, HERE), 'utf8'))
      .join('\n');
    const named = new Set([...tests.matchAll(/\brule\(\s*'((?:CH|H)-\d+)'/g)].map(([, id]) => id));
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('the vectors', () => {
  const [vector] = vectorsIn(readFileSync(new URL('rules.md', HERE), 'utf8'));
  if (!vector) throw new Error('no vector');

  test('fail on what they do not know, and on what is not so', () => {
    expect(runVector({ ...vector, weather: 'rain' })).toEqual(['unknown field weather']);
    expect(runVector({ ...vector, expect: { winner: 'D', mood: 'good' } })).toHaveLength(1);
    expect(runVector({ ...vector, expect: { winner: 'L' } })).toHaveLength(1);
    const choices = [{ by: 'L', kind: 'exhaust', cards: [] }];
    expect(runVector({ ...vector, choices, expect: {} })).toHaveLength(1);
  });
});

test('a misshapen move is refused by the rule that introduces it', () => {
  const t = table(2);
  const refused = (move: unknown) => judge(challengers, t.s, 0, move);
  expect(refused({ type: 'draw', level: 'A', more: 1 })).toEqual({ rule: 'CH-13' });
  expect(refused({ type: 'draw' })).toEqual({ rule: 'CH-13' });
  expect(refused({ type: 'pick' })).toEqual({ rule: 'CH-14' });
  expect(refused({ type: 'choose', cards: [] })).toEqual({ rule: 'CH-70' });
  expect(refused({ type: 'trade', cards: [] })).toEqual({ rule: 'CH-19' });
  expect(refused('draw A')).toEqual({ rule: 'CH-11' });
});
