import { openFairness } from '../../engine/fair.ts';
import { hears } from '../../engine/game.ts';
import type { AnyNews, Hosted } from '../../engine/hosted.ts';
import { range } from '../../engine/list.ts';
import type { Match } from '../../engine/match.ts';
import type { Seed } from '../../engine/rng.ts';
import { seedsFrom } from '../../engine/rng.ts';
import type { LessonMove, LessonTable } from '../../ui/lesson.ts';
import type { JudgeResult, TableState } from '../session.ts';
import { thinkOf } from './bot-moves.ts';
import { askOfSeat } from './local-table.ts';

/** The bots stop here in case the learner is never asked again. */
const LONGEST = 60;

/** The table of a lesson: the real game with a fixed deal. */
export class LearnersTable {
  private readonly match: Match;
  private fresh: readonly AnyNews[] = [];

  constructor(
    game: Hosted,
    private readonly table: LessonTable,
  ) {
    this.match = opened(game, table);
    for (const { seat, move } of table.played ?? []) this.match.answer(seat, move);
  }

  plays(moves: readonly LessonMove[]): JudgeResult {
    this.fresh = [];
    for (const { seat, move } of moves) {
      const answered = this.match.answer(seat, move);
      if (!answered.ok) return { ok: false, rule: answered.rule };
      this.fresh = [...this.fresh, ...answered.told];
    }
    return { ok: true };
  }

  /** Lets bots play for the others until the learner is asked again. */
  goesOn(): void {
    this.fresh = [];
    for (let answers = 0; answers < LONGEST; answers++) {
      const asked = this.match.asked();
      const [other] = asked;
      if (other === undefined || asked.includes(this.table.learner)) return;
      const answered = this.match.answer(other, thinkOf(this.match, other, 'rookie'));
      if (answered.ok) this.fresh = [...this.fresh, ...answered.told];
    }
  }

  state(): TableState {
    const { match, table } = this;
    return {
      id: 'lesson',
      game: match.game.id,
      sitters: range(table.seats).map((seat) => ({
        kind: seat === table.learner ? 'here' : 'away',
        name: 'ABCDEFGH'.charAt(seat),
      })),
      step: match.step(),
      viewer: table.learner,
      view: match.view(table.learner),
      ask: askOfSeat(match, table.learner),
      heard: match.repeats(table.learner),
      news: this.fresh.filter((told) => hears(told, table.learner)),
      asked: match.asked(),
      outcome: match.outcome() ?? null,
      handOver: null,
      recap: [],
      mayTakeBack: false,
      mayHint: false,
      commitment: '',
    };
  }
}

function opened(game: Hosted, { seats, options, seed, state }: LessonTable): Match {
  if (state) return game.load(structuredClone(state), seedOfStep);
  const fairness = openFairness('lesson', seed);
  const match = game.open({ seats, options, fairness, secret: seed });
  if ('error' in match) throw new Error(`the lesson of ${game.id} asks for other options`);
  return match;
}

function seedOfStep(step: number): Seed {
  return seedsFrom(step)();
}
