import { openFairness } from '../engine/fair.ts';
import type { Bout, Hosted } from '../engine/hosted.ts';
import { copy, same } from '../engine/json.ts';
import { seedsFrom } from '../engine/rng.ts';
import type { Lesson, LessonMove, LessonStep, LessonTable } from '../ui/lesson.ts';

/** The seat that learns. */
export const LEARNER = 0;

interface Learning {
  /** Sees the table as each step begins. */
  readonly look?: (bout: Bout, step: LessonStep) => void;
  /** Which of the answers that lead on is given. */
  readonly which?: 0 | -1;
}

/** Plays a lesson as it asks to be played; throws where the table does not take what it says. */
export function learn(game: Hosted, { steps }: Lesson, { look, which = 0 }: Learning = {}): Bout {
  let bout: Bout | undefined;
  for (const [number, step] of steps.entries()) {
    if (step.table) bout = opened(game, step.table);
    if (!bout) throw new Error('a lesson begins with a table');
    play(bout, step.before ?? [], number);
    look?.(bout, step);
    if (!step.expects) continue;
    const move = leading(bout, step.expects).at(which);
    if (!move) throw new Error(`step ${number}: nothing leads on`);
    play(bout, [{ seat: LEARNER, move }], number);
  }
  if (!bout) throw new Error('an empty lesson');
  return bout;
}

/** The allowed answers that lead on. */
function leading(bout: Bout, expects: NonNullable<LessonStep['expects']>): readonly object[] {
  const offered = bout.ask(LEARNER)?.moves ?? [];
  if (expects === 'any') return offered;
  return offered.filter((move) => expects.some((wanted) => same(wanted, move)));
}

function opened(game: Hosted, { seats, options, seed, state, played }: LessonTable): Bout {
  if (state) return game.load(copy(state), (step) => seedsFrom(step)());
  const fairness = openFairness('lesson', seed);
  const bout = game.open({ seats, options, fairness, secret: seed });
  if ('error' in bout) throw new Error('the options of the lesson are wrong');
  play(bout, played ?? [], 0);
  return bout;
}

function play(bout: Bout, moves: readonly LessonMove[], step: number): void {
  for (const { seat, move } of moves)
    if (!bout.answer(seat, move).ok) throw new Error(`step ${step}: ${JSON.stringify(move)}`);
}
