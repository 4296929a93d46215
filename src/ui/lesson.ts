import type { Seat } from '../engine/ask.ts';
import type { Language } from '../engine/texts.ts';

/** The same words in every language. */
export type InWords = Readonly<Record<Language, string>>;

/** An answer given at the table of a lesson. */
export interface LessonMove {
  readonly seat: Seat;
  readonly move: object;
}

/** One thing to learn: something to read, or something to do on the real table. */
export interface LessonStep {
  readonly says: InWords;
  /** The rule this is about. */
  readonly rule?: string;
  /** What others, or the table, do before this step is shown. */
  readonly before?: readonly LessonMove[];
  /** The answers that lead on; `any` takes every legal one. Without it the learner reads on. */
  readonly expects?: 'any' | readonly object[];
  /** The learner is to find the answer: no spotlight shows it. */
  readonly find?: boolean;
  /** Said when another legal answer is tried; the table then stays as it is. */
  readonly otherwise?: InWords;
  /** A new table from here on: a full state to go on from, or options and a seed to deal with. */
  readonly table?: LessonTable;
}

export interface LessonTable {
  readonly seats: number;
  /** Which seat the learner has. */
  readonly learner: Seat;
  readonly options: object;
  readonly seed: string;
  /** Played out before the learner looks. */
  readonly played?: readonly LessonMove[];
  /** A state of the game to begin with instead. */
  readonly state?: object;
}

/** A lesson in a game; its first step has a table. */
export interface Lesson {
  readonly steps: readonly LessonStep[];
}
