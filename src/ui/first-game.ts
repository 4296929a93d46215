import type { Language } from '../engine/texts.ts';

/** What the coach says when something is asked for the first time. */
export interface CoachTip {
  readonly says: string;
  /** Where the answer is given: this part of the table is marked. */
  readonly marks: 'board' | 'dock';
}

/** What somebody who has never played a game is told: a card of three sentences, then a tip for each new question. */
export interface FirstGame {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
  /** By the question's `about`; a question without one needs none. */
  readonly tips: Readonly<Record<string, CoachTip>>;
}

export type FirstGameTexts = Readonly<Record<Language, FirstGame>>;
