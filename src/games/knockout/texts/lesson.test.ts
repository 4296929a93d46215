import { expect, test } from 'vitest';
import { openFairness } from '../../../engine/fair.ts';
import { type Bout, host } from '../../../engine/hosted.ts';
import { copy, same } from '../../../engine/json.ts';
import type { Lesson } from '../../../ui/lesson.ts';
import { knockout } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { lesson } from './lesson.ts';

const LEARNER = 0;

/** Plays the lesson as it asks to be played, looking at the table after each step. */
function learn({ steps }: Lesson, look: (bout: Bout, step: number) => void): Bout {
  const hosted = host(knockout);
  let bout: Bout | undefined;
  for (const [number, step] of steps.entries()) {
    if (step.table) {
      const { seats, options, seed } = step.table;
      const opened = hosted.open({
        seats,
        options,
        fairness: openFairness('lesson', seed),
        secret: seed,
      });
      if ('error' in opened) throw new Error('the options of the lesson are wrong');
      bout = opened;
    }
    if (!bout) throw new Error('a lesson begins with a table');
    for (const { seat, move } of step.before ?? [])
      expect(bout.answer(seat, move), `before step ${number}`).toMatchObject({ ok: true });
    look(bout, number);
    const ask = bout.ask(LEARNER);
    const wanted = step.expects === 'any' ? ask?.moves.slice(0, 1) : step.expects;
    for (const move of wanted ?? [])
      expect(
        ask?.moves.some((known) => same(known, move)),
        `step ${number}`,
      ).toBe(true);
    if (wanted?.[0])
      expect(bout.answer(LEARNER, wanted[0]), `step ${number}`).toMatchObject({ ok: true });
  }
  if (!bout) throw new Error('an empty lesson');
  return bout;
}

test('the lesson can be played as it is told, and cites rules that exist', () => {
  const rules: string[] = [];
  learn(lesson, (_bout, number) => rules.push(lesson.steps[number]?.rule ?? ''));
  expect(rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
  expect(lesson.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});

test('the lost fight of the lesson pays what the lesson says', () => {
  const settled = lesson.steps.findIndex(({ rule }) => rule === 'KO-63');
  const seen: unknown[] = [];
  learn(lesson, (bout, number) => {
    if (number === settled) seen.push(copy(bout.view(LEARNER).open));
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
