import { expect, test } from 'vitest';
import { openFairness } from '../../../engine/fair.ts';
import { type Bout, host } from '../../../engine/hosted.ts';
import { copy, same } from '../../../engine/json.ts';
import type { Lesson, LessonTable } from '../../../ui/lesson.ts';
import { challengers } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { lesson } from './lesson.ts';

const LEARNER = 0;
const told: Lesson = lesson;

/** Plays the lesson as it asks to be played, each time with one of the answers that lead on. */
function learn(which: 'first' | 'last', look: (bout: Bout, rule: string) => void): Bout {
  let bout: Bout | undefined;
  for (const [number, { table, expects, rule }] of told.steps.entries()) {
    if (table) bout = opened(table);
    if (!bout) throw new Error('a lesson begins with a table');
    look(bout, rule ?? '');
    if (!expects) continue;
    const offered = bout.ask(LEARNER)?.moves ?? [];
    const leads = offered.filter(
      (move) => expects === 'any' || expects.some((wanted) => same(wanted, move)),
    );
    const move = which === 'first' ? leads[0] : leads.at(-1);
    expect(move, `step ${number}`).toBeDefined();
    expect(bout.answer(LEARNER, move), `step ${number}`).toMatchObject({ ok: true });
  }
  if (!bout) throw new Error('an empty lesson');
  return bout;
}

function opened({ seats, options, seed, played }: LessonTable): Bout {
  const fairness = openFairness('lesson', seed);
  const bout = host(challengers).open({ seats, options, fairness, secret: seed });
  if ('error' in bout) throw new Error('the options of the lesson are wrong');
  for (const { seat, move } of played ?? [])
    expect(bout.answer(seat, move)).toMatchObject({ ok: true });
  return bout;
}

for (const which of ['first', 'last'] as const)
  test(`the lesson can be played with the ${which} of the answers that lead on`, () => {
    const seen: Record<string, unknown> = {};
    const end = learn(which, (bout, rule) => {
      seen[rule] = copy({ open: bout.view(LEARNER).open, about: bout.ask(LEARNER)?.about });
    });
    expect(seen['CH-54']).toMatchObject({
      open: { players: [{ round: 2, trophies: [{ round: 1 }] }], robot: { trophies: [] } },
    });
    expect(seen['CH-77']).toMatchObject({ about: 'keepTop' });
    expect(copy(end.view(LEARNER).open)).toMatchObject({ players: [{ round: 2 }] });
  });

test('the lesson cites rules that exist, and speaks both languages', () => {
  expect(told.steps.filter(({ rule }) => !Object.hasOwn(RULES, rule ?? ''))).toEqual([]);
  expect(told.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});
