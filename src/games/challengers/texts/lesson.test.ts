import { expect, test } from 'vitest';
import { host } from '../../../engine/hosted.ts';
import { copy } from '../../../engine/json.ts';
import { LEARNER, playLesson } from '../../../testing/lesson.ts';
import { challengers } from '../game.ts';
import { RULES } from '../rulebook.ts';
import { lesson } from './lesson.ts';

for (const [named, which] of Object.entries({ first: 0, last: -1 } as const))
  test(`the lesson can be played with the ${named} of the answers that lead on`, () => {
    const seen: Record<string, unknown> = {};
    const end = playLesson(host(challengers), lesson, {
      which,
      look: (match, { rule = '' }) => {
        seen[rule] = copy({ open: match.view(LEARNER).open, about: match.ask(LEARNER)?.about });
      },
    });
    expect(seen['CH-54']).toMatchObject({
      open: { players: [{ round: 2, trophies: [{ round: 1 }] }], robot: { trophies: [] } },
    });
    expect(seen['CH-77']).toMatchObject({ about: 'keepTop' });
    expect(copy(end.view(LEARNER).open)).toMatchObject({ players: [{ round: 2 }] });
  });

test('the lesson cites rules that exist, and speaks both languages', () => {
  expect(lesson.steps.filter(({ rule }) => !Object.hasOwn(RULES, rule ?? ''))).toEqual([]);
  expect(lesson.steps.filter(({ says }) => says.en === '' || says.fr === '')).toEqual([]);
});
