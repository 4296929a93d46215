import type { Language } from '../engine/texts.ts';

/** The coach's tip when a kind of question appears for the first time. */
export interface CoachTip {
  readonly says: string;
  /** The part of the table to highlight, where the answer is given. */
  readonly marks: 'board' | 'dock';
}

/**
 * The introduction for new players: a card of three sentences, then a tip for each new kind of
 * question.
 */
export interface FirstGame {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
  /** By the question's `about`; missing ones need no tip. */
  readonly tips: Readonly<Record<string, CoachTip>>;
}

export type FirstGameTexts = Readonly<Record<Language, FirstGame>>;
