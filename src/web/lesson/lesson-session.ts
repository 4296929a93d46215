import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { Lesson, LessonMove, LessonStep } from '../../ui/lesson.ts';
import type { JudgeResult, TableState } from '../session.ts';
import { localServer } from '../solo/client.ts';

/**
 * The result of an answer: it advanced the lesson, it was legal but not the one taught, or a rule
 * forbids it.
 */
export type Learnt = 'right' | 'other' | Extract<JudgeResult, { ok: false }>;

/** A lesson: its current step, its table, and what the learner did there. */
export class LessonSession {
  private readonly listeners = new Set<() => void>();
  private readonly answers = new Map<number, LessonMove>();
  private table: TableState | undefined;
  private place = 0;

  constructor(
    private readonly game: string,
    private readonly lesson: Lesson,
  ) {}

  state(): TableState | undefined {
    return this.table;
  }

  /** The current step; equal to the number of steps when the lesson is complete. */
  number(): number {
    return this.place;
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** Goes to the first step. */
  async start(): Promise<void> {
    await this.rebuild(0);
  }

  async next(): Promise<void> {
    const step = this.lesson.steps[this.place + 1];
    if (step?.table) this.table = await localServer.lesson(this.game, step.table);
    if (step?.before) this.table = (await localServer.lessonPlays(step.before)).state;
    this.place++;
    this.tell();
  }

  /** Goes back one step by dealing and replaying its table. */
  async back(): Promise<void> {
    await this.rebuild(this.place - 1);
  }

  async answer(move: AnyMove): Promise<Learnt> {
    const step = this.lesson.steps[this.place];
    const { table } = this;
    if (!step || !table || table.viewer === null) return 'other';
    const wanted = wants(step, move);
    if (!wanted && table.ask?.moves.some((known) => same(known, move))) return 'other';
    const given = { seat: table.viewer, move };
    const { reply, state } = await localServer.lessonPlays([given]);
    if (!reply.ok) return reply;
    this.answers.set(this.place, given);
    this.table = state;
    this.tell();
    await this.next();
    return 'right';
  }

  private async rebuild(place: number): Promise<void> {
    const steps = this.lesson.steps.slice(0, place + 1);
    const from = steps.findLastIndex(({ table }) => table !== undefined);
    const table = steps[from]?.table;
    if (!table) return;
    this.table = await localServer.lesson(this.game, table);
    const moves = steps.slice(from).flatMap(({ before = [] }, i) => {
      const answer = from + i < place ? this.answers.get(from + i) : undefined;
      return answer ? [...before, answer] : before;
    });
    if (moves.length > 0) this.table = (await localServer.lessonPlays(moves)).state;
    this.place = place;
    this.tell();
  }

  private tell(): void {
    for (const changed of this.listeners) changed();
  }
}

function wants({ expects }: LessonStep, move: AnyMove): boolean {
  if (expects === undefined) return false;
  return expects === 'any' || expects.some((known) => same(known, move));
}
