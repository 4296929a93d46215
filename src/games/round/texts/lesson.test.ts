import { expect, test } from 'vitest';
import { host } from '../../../engine/hosted.ts';
import { copy } from '../../../engine/json.ts';
import { LEARNER, playLesson } from '../../../testing/lesson.ts';
import { round } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { lesson } from './lesson.ts';

test('the lesson can be played as it is told, and cites rules that exist', () => {
  const rules: string[] = [];
  playLesson(host(round), lesson, { look: (_, { rule }) => rules.push(rule ?? '') });
  expect(rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
  expect(lesson.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});

test('its first night pays what it says, and its last knocks El Toro out', () => {
  const payday = lesson.steps.find(({ rule }) => rule === 'RD-57');
  const seen: unknown[] = [];
  const end = playLesson(host(round), lesson, {
    look: (match, step) => {
      if (step === lesson.steps[0] || step === payday) seen.push(copy(match.view(LEARNER).open));
    },
  });
  expect(seen).toMatchObject([
    { faceUp: [2, 4], purses: [5, 5, 5, 5] },
    { starter: LEARNER, purses: [9, 7, 6, 4], history: [{ ko: null, shadow: 3 }] },
  ]);
  expect(copy(end.view(LEARNER).open)).toMatchObject({
    purses: [10, 2, 7, 6],
    history: [{ ko: '1.1' }],
  });
});

test('a second lie is refused where one is allowed', () => {
  const again = lesson.steps.find(({ rule }) => rule === 'RD-22');
  const refused: unknown[] = [];
  playLesson(host(round), lesson, {
    look: (match, step) => {
      if (step !== again) return;
      const [truth] = match.ask(LEARNER)?.moves ?? [];
      for (const announce of [1, 2]) {
        const reply = match.answer(LEARNER, { ...truth, announce });
        if (!reply.ok) refused.push(reply.rule);
      }
    },
  });
  expect(refused).toContain('RD-22');
});
