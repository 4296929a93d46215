import { expect, test } from 'vitest';
import { host } from '../../../engine/hosted.ts';
import { copy } from '../../../engine/json.ts';
import { LEARNER, playLesson } from '../../../testing/lesson.ts';
import { knockout } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { lesson } from './lesson.ts';

test('the lesson can be played as it is told, and cites rules that exist', () => {
  const rules: string[] = [];
  playLesson(host(knockout), lesson, { look: (_, { rule }) => rules.push(rule ?? '') });
  expect(rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
  expect(lesson.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});

test('the lost fight of the lesson pays what the lesson says', () => {
  const settled = lesson.steps.find(({ rule }) => rule === 'KO-63');
  const seen: unknown[] = [];
  playLesson(host(knockout), lesson, {
    look: (match, step) => {
      if (step === settled) seen.push(copy(match.view(LEARNER).open));
    },
  });
  expect(seen).toMatchObject([
    {
      cash: [122000, 118000, 82000],
      pot: 4000,
      trophy: 'green-heavy',
      steak: 'black-heavy',
      results: [{ winner: 'blue', method: 'points', damage: { red: 4, blue: 4 } }],
    },
  ]);
});
