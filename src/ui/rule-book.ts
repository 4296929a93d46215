import type { InWords, LessonTable } from './lesson.ts';

/** A part of a rule book: all rules from this one on, up to the next chapter. */
interface Chapter {
  readonly from: string;
  readonly name: InWords;
}

/** An answer that shows a rule: it is taken, or refused with the rule named here. */
interface Trial {
  readonly move: object;
  readonly refused?: string;
}

/** A rule to be tried out: a position of the real game, and answers worth giving in it. */
export interface RuleExample {
  readonly rule: string;
  readonly says: InWords;
  readonly table: LessonTable;
  readonly tries: readonly Trial[];
}

/** Values that a rule depends on; the first cell of a row names it. */
export interface RuleTable {
  readonly head: readonly InWords[];
  readonly rows: readonly (readonly (InWords | string)[])[];
}

/** What a game's rule book has beside the rules themselves. */
export interface RuleNotes {
  readonly chapters: readonly Chapter[];
  /** By rule: what the printed rules leave open, and how it is read here. */
  readonly rulings: Readonly<Record<string, InWords>>;
  /** By rule: its values as a table. */
  readonly tables?: Readonly<Record<string, RuleTable>>;
  readonly examples: readonly RuleExample[];
}
