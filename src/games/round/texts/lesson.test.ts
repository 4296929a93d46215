import { expect, test } from 'vitest';
import { openFairness } from '../../../engine/fair.ts';
import { type Bout, host } from '../../../engine/hosted.ts';
import { copy, same } from '../../../engine/json.ts';
import type { Lesson } from '../../../ui/lesson.ts';
import { round } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { lesson } from './lesson.ts';

const LEARNER = 0;

/** Plays the lesson as it asks to be played, looking at the table as each step begins. */
function learn({ steps }: Lesson, look: (bout: Bout, step: number) => void): Bout {
  let bout: Bout | undefined;
  for (const [number, step] of steps.entries()) {
    if (step.table) bout = opened(step.table);
    if (!bout) throw new Error('a lesson begins with a table');
    for (const { seat, move } of step.before ?? [])
      expect(bout.answer(seat, move), `before step ${number}`).toMatchObject({ ok: true });
    look(bout, number);
    const ask = bout.ask(LEARNER);
    const wanted = step.expects === 'any' ? ask?.moves.slice(0, 1) : step.expects;
    for (const move of wanted ?? []) {
      const offered = ask?.moves.some((known) => same(known, move));
      expect(offered, `step ${number}`).toBe(true);
    }
    if (wanted?.[0])
      expect(bout.answer(LEARNER, wanted[0]), `step ${number}`).toMatchObject({ ok: true });
  }
  if (!bout) throw new Error('an empty lesson');
  return bout;
}

function opened({ seats, options, seed, played }: NonNullable<Lesson['steps'][number]['table']>) {
  const fairness = openFairness('lesson', seed);
  const bout = host(round).open({ seats, options, fairness, secret: seed });
  if ('error' in bout) throw new Error('the options of the lesson are wrong');
  for (const { seat, move } of played ?? [])
    expect(bout.answer(seat, move)).toMatchObject({ ok: true });
  return bout;
}

test('the lesson can be played as it is told, and cites rules that exist', () => {
  const rules: string[] = [];
  learn(lesson, (_bout, number) => rules.push(lesson.steps[number]?.rule ?? ''));
  expect(rules.filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
  expect(lesson.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});

test('its first night pays what it says, and its last knocks El Toro out', () => {
  const payday = lesson.steps.findIndex(({ rule }) => rule === 'RD-57');
  const seen: unknown[] = [];
  const end = learn(lesson, (bout, number) => {
    if (number === 0 || number === payday) seen.push(copy(bout.view(LEARNER).open));
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
  const again = lesson.steps.findIndex(({ rule }) => rule === 'RD-22');
  const refused: unknown[] = [];
  learn(lesson, (bout, number) => {
    if (number !== again) return;
    const [truth] = bout.ask(LEARNER)?.moves ?? [];
    for (const announce of [1, 2]) {
      const reply = bout.answer(LEARNER, { ...truth, announce });
      if (!reply.ok) refused.push(reply.rule);
    }
  });
  expect(refused).toContain('RD-22');
});
