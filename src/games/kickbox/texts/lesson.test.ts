import { expect, test } from 'vitest';
import { host } from '../../../engine/hosted.ts';
import { copy } from '../../../engine/json.ts';
import { LEARNER, playLesson } from '../../../testing/lesson.ts';
import { kickbox } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { sound } from '../soundness.ts';
import { lesson } from './lesson.ts';

test('the lesson can be played as it is told, and cites rules that exist', () => {
  const match = playLesson(host(kickbox), lesson);
  expect(match.repeats(LEARNER).map(({ news }) => copy(news))).toContainEqual({
    type: 'reflex',
    seat: 1,
    card: 'b.punch.1',
    defends: false,
  });
  expect(match.outcome()).toMatchObject({ places: [[0], [1]], rule: 'KB-91' });
  expect(lesson.steps.filter(({ rule }) => !Object.hasOwn(RULES, rule ?? ''))).toEqual([]);
  expect(lesson.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});

test('Blue goes down where the lesson says so, and gets up with four cards', () => {
  const seen: unknown[] = [];
  playLesson(host(kickbox), lesson, {
    look: (match, { rule }) => {
      if (rule !== 'KB-84' && rule !== 'KB-95' && rule !== 'KB-32') return;
      const { open, glance } = match.view(LEARNER);
      seen.push(copy({ open, glance }));
    },
  });
  expect(seen).toMatchObject([
    { open: { down: 1 }, glance: { hands: [2, 0] } },
    { open: { step: { type: 'count', role: 'corner' } }, glance: { hands: [2, 4] } },
    { open: { phase: 3, active: 0 }, glance: { hands: [5, 3] } },
  ]);
});

test('the table of the lesson has every card of both decks once', () => {
  const states = lesson.steps.flatMap((step) => (step.table ? [step.table.state] : []));
  expect(states.map(sound)).toEqual([undefined]);
});
