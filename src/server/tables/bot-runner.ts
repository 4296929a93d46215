import { characterOf } from '../../bots/characters.ts';
import { at } from '../../engine/list.ts';
import { THINKING_TIME } from '../bots/pool.ts';
import type { Environment } from '../environment.ts';
import { botAnswer, questionTo } from '../table/answers.ts';
import { botsAsked } from '../table/automatic.ts';
import type { Ruling, TableModel } from '../table/model.ts';
import { peopleAt, seatOf } from '../table/seats.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';

/** Plays a bot's answer. */
type Answer = (table: string, decide: (table: TableModel) => Ruling) => Promise<unknown>;

/** Dependencies; tests provide their own clock. */
type BotDependencies = Pick<Dependencies, 'beat' | 'bots' | 'report'> & {
  readonly environment: Pick<Environment, 'now' | 'wait' | 'newSeed'>;
};

/** Asks bots for their moves. */
export class BotRunner {
  constructor(
    private readonly deps: BotDependencies,
    private readonly answer: Answer,
  ) {}

  /** Asks every bot whose turn it is, once per question. */
  ask(live: LiveTable): void {
    const { table } = live;
    if (!table || isAbandoned(table, live)) return;
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

  private async moveOf(live: LiveTable, table: TableModel, chair: number): Promise<unknown> {
    const { beat, bots, environment } = this.deps;
    const seat = seatOf(table, chair);
    const ask = table.match?.ask(seat);
    const level = at(table.chairs, chair).bot;
    if (!table.match || !ask || level === null) return undefined;
    const asked = environment.now();
    const game = table.game.id;
    const heard = table.match.heard(seat);
    const character = characterOf(table.id, chair, level);
    const task = { game, level, character, view: table.match.view(seat), ask, heard };
    const request = { ...task, seed: environment.newSeed() };
    const { move, until } = await bots.think(request, ownerOf(table)).catch((error) => {
      this.deps.report(error, live.id);
      return { move: undefined, until: asked };
    });
    if (beat > 0) {
      const thought = environment.now() - asked;
      const given = Math.max(THINKING_TIME[level], until - asked);
      await environment.wait(answerDelay(given, thought, beat) - thought);
    }
    return move;
  }
}

/** Bots do not play among themselves while nobody watches. */
function isAbandoned(table: TableModel, { watchers }: LiveTable): boolean {
  return peopleAt(table).length === 0 && watchers.size === 0;
}

/** The owner of a table's bots in the queue: the host, or a player who is still seated. */
function ownerOf({ id, chairs, host }: TableModel): string {
  const person = chairs[host]?.person ?? chairs.find((chair) => chair.person)?.person;
  return person?.id ?? id;
}

/** Allowance for handing a task to a thread and its result back, in milliseconds. */
const HANDOVER = 130;

/**
 * When a bot answers, in milliseconds after the question: at the first beat after its time slice,
 * even with a single legal move, so that its timing reveals nothing about its hand.
 */
export function answerDelay(given: number, thought: number, beat: number): number {
  return Math.ceil(Math.max(thought, given + HANDOVER) / beat) * beat;
}
