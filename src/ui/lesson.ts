import type { Seat } from '../engine/ask.ts';
import type { Language } from '../engine/texts.ts';

/** A text in every language. */
export type InWords = Readonly<Record<Language, string>>;

/** An answer given at the table of a lesson. */
export interface LessonMove {
  readonly seat: Seat;
  readonly move: object;
}

/** A step of a lesson: something to read, or something to do at the real table. */
export interface LessonStep {
  readonly says: InWords;
  /** The rule this is about. */
  readonly rule?: string;
  /** Moves of the others, or events, before this step is shown. */
  readonly before?: readonly LessonMove[];
  /**
   * The answers that complete the step; `any` accepts every legal one. Without it the learner just
   * reads.
   */
  readonly expects?: 'any' | readonly object[];
  /** The learner has to find the answer: no spotlight shows it. */
  readonly find?: boolean;
  /** Shown when another legal answer is tried; the table stays unchanged. */
  readonly otherwise?: InWords;
  /** A new table from here on: a full state, or options and a seed to deal with. */
  readonly table?: LessonTable;
}

export interface LessonTable {
  readonly seats: number;
  /** The learner's seat. */
  readonly learner: Seat;
  readonly options: object;
  readonly seed: string;
  /** Played before the learner sees the table. */
  readonly played?: readonly LessonMove[];
  /** An initial state instead. */
  readonly state?: object;
}

/** A game's lesson; its first step has a table. */
export interface Lesson {
  readonly steps: readonly LessonStep[];
}
