import type { Level } from '../../bots/bot.ts';
import { at } from '../../engine/list.ts';
import { THINKING_TIME } from '../bots/pool.ts';
import { botAnswer, questionTo } from '../table/answers.ts';
import { botsAsked } from '../table/automatic.ts';
import type { Decision, Table } from '../table/model.ts';
import { seatOf } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';

/** Plays a bot's answer. */
type Answer = (table: string, decide: (table: Table) => Decision) => Promise<unknown>;

/** Asks bots for their moves. */
export class BotRunner {
  constructor(
    private readonly deps: Dependencies,
    private readonly answer: Answer,
  ) {}

  /** Asks every bot whose turn it is, once per question. */
  ask(live: LiveTable): void {
    const { table } = live;
    if (!table) return;
    for (const chair of botsAsked(table)) {
      const question = questionTo(table, chair);
      const key = JSON.stringify(question);
      if (live.thinking.get(chair) === key) continue;
      live.thinking.set(chair, key);
      this.moveOf(live, table, chair)
        .then((move) => this.answer(live.id, (now) => botAnswer(now, question, move)))
        .catch((error) => this.deps.report(error, live.id))
        .finally(() => {
          if (live.thinking.get(chair) === key) live.thinking.delete(chair);
        });
    }
  }

  private async moveOf(live: LiveTable, table: Table, chair: number): Promise<unknown> {
    const { beat, bots, environment } = this.deps;
    const seat = seatOf(table, chair);
    const ask = table.match?.ask(seat);
    const level = at(table.chairs, chair).bot;
    if (!table.match || !ask || level === null) return undefined;
    const asked = environment.now();
    const game = table.game.id;
    const heard = table.match.heard(seat);
    const task = { game, level, view: table.match.view(seat), ask, heard };
    const move = await bots.think({ ...task, seed: environment.newSeed() }).catch((error) => {
      this.deps.report(error, live.id);
      return undefined;
    });
    if (beat > 0) {
      const thought = environment.now() - asked;
      const wait = answerDelay(level, thought, beat) - thought;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return move;
  }
}

/** Time for a thread to take a task and to hand its result back, in milliseconds. */
const HANDOVER = 130;

/**
 * When a bot answers, in milliseconds after the question: after its level's whole thinking time,
 * even if it had only one move, so that its time tells nothing about its hand. Under load later,
 * at a multiple of the beat.
 */
export function answerDelay(level: Level, thought: number, beat: number): number {
  return Math.ceil(Math.max(thought, THINKING_TIME[level] + HANDOVER) / beat) * beat;
}
