import { expect, test } from 'vitest';
import { type Bout, host } from '../../../engine/hosted.ts';
import { copy, same } from '../../../engine/json.ts';
import { seedsFrom } from '../../../engine/rng.ts';
import type { Lesson } from '../../../ui/lesson.ts';
import { kickbox } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { sound } from '../soundness.ts';
import { lesson } from './lesson.ts';

const LEARNER = 0;
const told: Lesson = lesson;

/** Plays the lesson as it asks to be played, looking at the table when each step begins. */
function learn(look: (bout: Bout, step: number) => void): Bout {
  let bout: Bout | undefined;
  for (const [number, step] of told.steps.entries()) {
    if (step.table?.state)
      bout = host(kickbox).load(copy(step.table.state), (at) => seedsFrom(at)());
    if (!bout) throw new Error('a lesson begins with a table');
    for (const { seat, move } of step.before ?? [])
      expect(bout.answer(seat, move), `before step ${number}`).toMatchObject({ ok: true });
    look(bout, number);
    const [wanted] = step.expects === 'any' || !step.expects ? [] : step.expects;
    if (!wanted) continue;
    const known = bout.ask(LEARNER)?.moves.some((move) => same(move, wanted));
    expect(known, `step ${number}`).toBe(true);
    expect(bout.answer(LEARNER, wanted), `step ${number}`).toMatchObject({ ok: true });
  }
  if (!bout) throw new Error('an empty lesson');
  return bout;
}

test('the lesson can be played as it is told, and cites rules that exist', () => {
  const bout = learn(() => {});
  expect(bout.repeats(LEARNER).map(({ news }) => copy(news))).toContainEqual({
    type: 'reflex',
    seat: 1,
    card: 'b.punch.1',
    defends: false,
  });
  expect(bout.outcome()).toMatchObject({ places: [[0], [1]], rule: 'KB-91' });
  expect(told.steps.filter(({ rule }) => !Object.hasOwn(RULES, rule ?? ''))).toEqual([]);
  expect(told.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});

test('Blue goes down where the lesson says so, and gets up with four cards', () => {
  const seen: unknown[] = [];
  learn((bout, number) => {
    const { rule } = told.steps[number] ?? {};
    if (rule === 'KB-84' || rule === 'KB-95' || rule === 'KB-32') {
      const view = bout.view(LEARNER);
      seen.push(copy({ open: view.open, glance: view.glance }));
    }
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
