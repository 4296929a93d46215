import { at } from '../../engine/list.ts';
import type { Ruling, TableModel } from './model.ts';
import { chairOfPerson, seatOf } from './seats.ts';

/**
 * A person answers with a move or its notation; an illegal move is refused with the first rule that
 * forbids it.
 */
export function answer(table: TableModel, person: string, given: unknown, step?: number): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  if (table.phase !== 'playing' || !table.match) return { error: 'wrong-phase' };
  if (table.pause) return { error: 'between-games' };
  if (at(table.chairs, chair).bot !== null) return { error: 'not-yours', detail: 'bot' };
  const seat = seatOf(table, chair);
  const asked = table.questions[seat]?.step ?? 0;
  if (step !== undefined && step < asked) return { error: 'question-passed' };
  const move = typeof given === 'string' ? table.match.read(seat, given) : given;
  if (move === undefined)
    return { error: 'bad-message', detail: 'move: expected a move of ask.moves, or its notation' };
  const rule = table.match.refuses(seat, move);
  if (rule !== undefined) return { rule };
  return [{ type: 'answered', seat, move, by: 'person', mark: '' }];
}

/** Identifies a bot's question: its answer counts only while it is still asked. */
export interface BotQuestion {
  readonly chair: number;
  readonly since: number | null;
  readonly last: number | undefined;
}

export function questionTo(table: TableModel, chair: number): BotQuestion {
  const last = table.match?.lastAnswer(seatOf(table, chair));
  return { chair, since: table.clock.since[chair] ?? null, last };
}

/** Plays a bot's move, or the idle answer if the move is illegal. */
export function botAnswer(table: TableModel, question: BotQuestion, move: unknown): Ruling {
  const { chair } = question;
  const now = questionTo(table, chair);
  if (table.pause) return [];
  const stands = now.since === question.since && now.last === question.last;
  if (table.phase !== 'playing' || !table.match || !stands || at(table.chairs, chair).bot === null)
    return [];
  const seat = seatOf(table, chair);
  const ask = table.match.ask(seat);
  if (!ask) return [];
  const allowed = table.match.refuses(seat, move) === undefined;
  return [{ type: 'answered', seat, move: allowed ? move : ask.idle, by: 'bot', mark: '' }];
}
