import { type AnyTexts, hostTexts, type Language } from '../engine/texts.ts';
import { type AnyBoard, hostBoard } from '../ui/board.ts';
import type { FirstGameTexts } from '../ui/first-game.ts';
import type { Lesson } from '../ui/lesson.ts';
import { hostOpened, type LaysOpen } from '../ui/opened.ts';
import type { RuleNotes } from '../ui/rule-book.ts';

/** What a game brings to the page, loaded when somebody wants it. */
export interface GameFolder {
  /** Without one, the plain board of the house is used. */
  readonly board?: () => Promise<AnyBoard>;
  readonly texts: Readonly<Record<Language, () => Promise<AnyTexts>>>;
  /** What a first game begins with. */
  readonly firstGame?: () => Promise<FirstGameTexts>;
  readonly lesson?: () => Promise<Lesson>;
  /** What its rule book has beside the rules. */
  readonly ruleNotes?: () => Promise<RuleNotes>;
  /** Lays its secrets open when the game is over; a game without secrets has none. */
  readonly opened?: () => Promise<LaysOpen>;
}

/** The boards of the games, with the words and the lesson that go with them. */
export const BOARDS: Readonly<Record<string, GameFolder>> = {
  grid: {
    board: async () => hostBoard((await import('./grid/board/index.tsx')).board),
    texts: {
      en: async () => hostTexts((await import('./grid/texts/en.ts')).en),
      fr: async () => hostTexts((await import('./grid/texts/fr.ts')).fr),
    },
    firstGame: async () => (await import('./grid/texts/first-game.ts')).firstGame,
    lesson: async () => (await import('./grid/texts/lesson.ts')).lesson,
    ruleNotes: async () => (await import('./grid/texts/rule-notes.ts')).ruleNotes,
  },
  knockout: {
    board: async () => hostBoard((await import('./knockout/board/index.tsx')).board),
    texts: {
      en: async () => hostTexts((await import('./knockout/texts/en.ts')).en),
      fr: async () => hostTexts((await import('./knockout/texts/fr.ts')).fr),
    },
    firstGame: async () => (await import('./knockout/texts/first-game.ts')).firstGame,
    lesson: async () => (await import('./knockout/texts/lesson.ts')).lesson,
    ruleNotes: async () => (await import('./knockout/texts/rule-notes.ts')).ruleNotes,
    opened: async () => hostOpened((await import('./knockout/texts/opened.ts')).opened),
  },
  round: {
    board: async () => hostBoard((await import('./round/board/index.tsx')).board),
    texts: {
      en: async () => hostTexts((await import('./round/texts/en.ts')).en),
      fr: async () => hostTexts((await import('./round/texts/fr.ts')).fr),
    },
    firstGame: async () => (await import('./round/texts/first-game.ts')).firstGame,
    lesson: async () => (await import('./round/texts/lesson.ts')).lesson,
    ruleNotes: async () => (await import('./round/texts/rule-notes.ts')).ruleNotes,
    opened: async () => hostOpened((await import('./round/texts/opened.ts')).opened),
  },
  kickbox: {
    board: async () => hostBoard((await import('./kickbox/board/index.tsx')).board),
    texts: {
      en: async () => hostTexts((await import('./kickbox/texts/en.ts')).en),
      fr: async () => hostTexts((await import('./kickbox/texts/fr.ts')).fr),
    },
    firstGame: async () => (await import('./kickbox/texts/first-game.ts')).firstGame,
    lesson: async () => (await import('./kickbox/texts/lesson.ts')).lesson,
    ruleNotes: async () => (await import('./kickbox/texts/rule-notes.ts')).ruleNotes,
    opened: async () => hostOpened((await import('./kickbox/texts/opened.ts')).opened),
  },
  challengers: {
    board: async () => hostBoard((await import('./challengers/board/index.tsx')).board),
    texts: {
      en: async () => hostTexts((await import('./challengers/texts/en.ts')).en),
      fr: async () => hostTexts((await import('./challengers/texts/fr.ts')).fr),
    },
    firstGame: async () => (await import('./challengers/texts/first-game.ts')).firstGame,
    lesson: async () => (await import('./challengers/texts/lesson.ts')).lesson,
    ruleNotes: async () => (await import('./challengers/texts/rule-notes.ts')).ruleNotes,
    opened: async () => hostOpened((await import('./challengers/texts/opened.ts')).opened),
  },
};
