import type { InWords, LessonTable } from './lesson.ts';

/** A chapter of a rule book: all rules from this one up to the next chapter. */
interface Chapter {
  readonly from: string;
  readonly name: InWords;
}

/** An answer that demonstrates a rule: it is accepted, or refused with the rule named here. */
interface Trial {
  readonly move: object;
  readonly refused?: string;
}

/** An interactive example of a rule: a position of the real game, and answers to try in it. */
export interface RuleExample {
  readonly rule: string;
  readonly says: InWords;
  readonly table: LessonTable;
  readonly tries: readonly Trial[];
}

/** Values that a rule depends on; the first cell of a row is its name. */
export interface RuleTable {
  readonly head: readonly InWords[];
  readonly rows: readonly (readonly (InWords | string)[])[];
}

/** Additions to a game's rule book besides the rules themselves. */
export interface RuleNotes {
  readonly chapters: readonly Chapter[];
  /** By rule: what the printed rules leave open, and how it is interpreted here. */
  readonly rulings: Readonly<Record<string, InWords>>;
  /** By rule: its values as a table. */
  readonly tables?: Readonly<Record<string, RuleTable>>;
  readonly examples: readonly RuleExample[];
}
