import { openFairness } from '../../engine/fair.ts';
import { hears } from '../../engine/game.ts';
import type { Bout, Hosted, News } from '../../engine/hosted.ts';
import { range } from '../../engine/list.ts';
import type { Seed } from '../../engine/rng.ts';
import { seedsFrom } from '../../engine/rng.ts';
import type { LessonMove, LessonTable } from '../../ui/lesson.ts';
import type { Reply, TableState } from '../session.ts';
import { askOf } from './local-table.ts';
import { thinkOf } from './thinking.ts';

/** The others stop here, should the learner never be asked again. */
const LONGEST = 60;

/** The table of a lesson: the real game, dealt the same for everybody. */
export class LearnersTable {
  private readonly bout: Bout;
  private fresh: readonly News[] = [];

  constructor(
    game: Hosted,
    private readonly table: LessonTable,
  ) {
    this.bout = opened(game, table);
    for (const { seat, move } of table.played ?? []) this.bout.answer(seat, move);
  }

  plays(moves: readonly LessonMove[]): Reply {
    this.fresh = [];
    for (const { seat, move } of moves) {
      const answered = this.bout.answer(seat, move);
      if (!answered.ok) return { ok: false, rule: answered.rule };
      this.fresh = [...this.fresh, ...answered.told];
    }
    return { ok: true };
  }

  /** Lets bots answer for the others until the learner is asked again. */
  goesOn(): void {
    this.fresh = [];
    for (let answers = 0; answers < LONGEST; answers++) {
      const asked = this.bout.asked();
      const [other] = asked;
      if (other === undefined || asked.includes(this.table.learner)) return;
      const answered = this.bout.answer(other, thinkOf(this.bout, other, 'rookie'));
      if (answered.ok) this.fresh = [...this.fresh, ...answered.told];
    }
  }

  state(): TableState {
    const { bout, table } = this;
    return {
      id: 'lesson',
      game: bout.game.id,
      sitters: range(table.seats).map(() => ({ kind: 'here', name: '' })),
      step: bout.step(),
      viewer: table.learner,
      view: bout.view(table.learner),
      ask: askOf(bout, table.learner),
      heard: bout.repeats(table.learner),
      news: this.fresh.filter((told) => hears(told, table.learner)),
      asked: bout.asked(),
      outcome: bout.outcome() ?? null,
      handOver: null,
      recap: [],
      mayTakeBack: false,
      mayHint: false,
      commitment: '',
    };
  }
}

function opened(game: Hosted, { seats, options, seed, state }: LessonTable): Bout {
  if (state) return game.load(structuredClone(state), seedOfStep);
  const fairness = openFairness('lesson', seed);
  const bout = game.open({ seats, options, fairness, secret: seed });
  if ('error' in bout) throw new Error(`the lesson of ${game.id} asks for other options`);
  return bout;
}

function seedOfStep(step: number): Seed {
  return seedsFrom(step)();
}
