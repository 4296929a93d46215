import { openFairness } from '../engine/fair.ts';
import type { Hosted } from '../engine/hosted.ts';
import { copy, same } from '../engine/json.ts';
import type { Match } from '../engine/match.ts';
import { seedsFrom } from '../engine/rng.ts';
import type { Lesson, LessonMove, LessonStep, LessonTable } from '../ui/lesson.ts';

/** The learner's seat. */
export const LEARNER = 0;

interface Learning {
  /** Called with the table at the start of each step. */
  readonly look?: (match: Match, step: LessonStep) => void;
  /** Which of the right answers is given. */
  readonly which?: 0 | -1;
}

/** Plays a lesson as instructed; throws if the table refuses it. */
export function playLesson(
  game: Hosted,
  { steps }: Lesson,
  { look, which = 0 }: Learning = {},
): Match {
  let match: Match | undefined;
  for (const [number, step] of steps.entries()) {
    if (step.table) match = opened(game, step.table);
    if (!match) throw new Error('a lesson begins with a table');
    play(match, step.before ?? [], number);
    look?.(match, step);
    if (!step.expects) continue;
    const move = leading(match, step.expects).at(which);
    if (!move) throw new Error(`step ${number}: no move continues the lesson`);
    play(match, [{ seat: LEARNER, move }], number);
  }
  if (!match) throw new Error('an empty lesson');
  return match;
}

/** The legal answers that complete the step. */
function leading(match: Match, expects: NonNullable<LessonStep['expects']>): readonly object[] {
  const offered = match.ask(LEARNER)?.moves ?? [];
  if (expects === 'any') return offered;
  return offered.filter((move) => expects.some((wanted) => same(wanted, move)));
}

function opened(game: Hosted, { seats, options, seed, state, played }: LessonTable): Match {
  if (state) return game.load(copy(state), (step) => seedsFrom(step)());
  const fairness = openFairness('lesson', seed);
  const match = game.open({ seats, options, fairness, secret: seed });
  if ('error' in match) throw new Error('the options of the lesson are wrong');
  play(match, played ?? [], 0);
  return match;
}

function play(match: Match, moves: readonly LessonMove[], step: number): void {
  for (const { seat, move } of moves)
    if (!match.answer(seat, move).ok) throw new Error(`step ${step}: ${JSON.stringify(move)}`);
}
