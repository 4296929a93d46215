import type { AnyAdvice } from '../../bots/advice.ts';
import type { Level } from '../../bots/bot.ts';
import type { Seat } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../../engine/hosted.ts';
import type { BadOptions } from '../../engine/options.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SeatTally } from '../../engine/tally.ts';
import type { Verdict } from '../../engine/verify.ts';
import type { LessonMove, LessonTable } from '../../ui/lesson.ts';
import type { JudgeResult, Sitter, TableState } from '../session.ts';

/** What the page knows of a game without loading its rules. */
export interface GameFacts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionFacts[];
  readonly presets: Readonly<Record<string, object>>;
  readonly rules: readonly string[];
  readonly levels: readonly Level[];
}

export interface OptionFacts {
  readonly name: string;
  readonly rule: string;
  readonly normally: unknown;
  readonly values: readonly unknown[] | null;
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** A game that is kept on this device. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly step: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly outcome: Outcome | null;
  readonly asked: readonly Seat[];
}

/** The dealer's promise, made before anybody adds chance of their own. */
export interface DealCommitment {
  readonly table: string;
  readonly commitment: string;
}

/** Who sits down to what. */
export interface NewSoloTable {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly sitters: readonly Sitter[];
  /** What the people at this device add to chance. */
  readonly entropy: readonly { readonly seat: Seat; readonly value: string }[];
  /** The code of a deal, which fixes all chance. */
  readonly deal?: string;
}

/** A day's bout on this device. */
export interface BoutState {
  /** Whom one meets; nobody is in one's own seat yet. */
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  /** Null until it is begun. */
  readonly step: number | null;
  /** Null until it is over. */
  readonly score: number | null;
  readonly place: number | null;
  /** The whole game, once it is over. */
  readonly packed: string | null;
}

/** A puzzle in a list: how hard it is. */
export interface PuzzleLine {
  readonly rating: number;
  readonly missed: Readonly<Record<'rookie' | 'contender', number>>;
}

/** What became of an answer to a puzzle: a rule forbids it, or it is judged. */
export type Solution =
  | { readonly ok: false; readonly rule: string }
  | {
      readonly ok: true;
      readonly right: boolean;
      readonly answer: AnyMove;
      readonly advice: AnyAdvice | null;
    };

/** A deal as a code names it. */
export interface DealFacts {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
}

/** One step of a recorded game, through the eyes of a seat. */
export interface ReplayFrame {
  readonly step: number;
  readonly steps: number;
  readonly view: AnyView;
  readonly heard: readonly AnyNews[];
  readonly news: readonly AnyNews[];
  readonly outcome: Outcome | null;
  /** Who answered in this step. */
  readonly by: Seat | null;
}

/** An answer that somebody gave and might not have given. */
export interface PastDecision {
  readonly step: number;
  readonly seat: Seat;
  /** Which game of the match it belongs to. */
  readonly gameIndex: number;
  readonly move: AnyMove;
}

/** A decision looked at again: what its seat knew then, and, apart from it, what lay open. */
export interface Study extends PastDecision {
  readonly view: AnyView;
  readonly about: string;
  readonly heard: readonly AnyNews[];
  /** Null in a game whose champion gives no reasons. */
  readonly advice: AnyAdvice | null;
  /** Hindsight: what every seat saw in that moment. */
  readonly open: readonly AnyView[];
}

/** Something told in a recorded game, and in which step. */
export interface StoryLine {
  readonly id: number;
  readonly step: number;
  readonly told: AnyNews;
}

/** What became of the moves of a lesson, and how its table looks then. */
export interface LessonState {
  readonly state: TableState;
  readonly reply: JudgeResult;
}

/** What the worker does for the page: the tables of this device, records, lessons. */
export interface LocalServer {
  check(game: string, options: object, seats: number): BadOptions | null;
  /** A move as people type it. */
  notated(game: string, move: AnyMove): string;
  saved(): Promise<readonly SavedGame[]>;
  promise(): DealCommitment;
  open(start: NewSoloTable): Promise<string>;
  /** Calls back with every state of the table. Another tab that plays it already is followed. */
  watch(id: string, show: (state: TableState) => void): Promise<'found' | 'missing' | 'damaged'>;
  /** A game as it is stored, whether it can be read or not. */
  raw(id: string): Promise<object | null>;
  leave(id: string): void;
  answer(id: string, seat: Seat, step: number, move: AnyMove): Promise<JudgeResult>;
  typed(id: string, seat: Seat, step: number, text: string): Promise<JudgeResult>;
  reveal(id: string, seat: Seat): void;
  takeBack(id: string): Promise<void>;
  hint(id: string): AnyAdvice | null;
  record(id: string): Promise<GameRecord | null>;
  forget(id: string): Promise<void>;
  verify(record: GameRecord): Verdict;
  pack(record: GameRecord): string;
  /** Undefined for a link that holds no game. */
  unpack(text: string): GameRecord | undefined;
  frame(record: GameRecord, seat: Seat | null, step: number): ReplayFrame;
  turningPoints(record: GameRecord): readonly number[];
  story(record: GameRecord): readonly StoryLine[];
  /** The full state after a step: only of games that are over. */
  opened(record: GameRecord, step: number): object;
  /** Where what everybody ended with came from, by person. */
  tally(record: GameRecord): readonly SeatTally[];
  /** The decisions of a person that were decisions. */
  decisions(record: GameRecord, person: number): readonly PastDecision[];
  /** What a person knew in a step, and what a champion makes of it. */
  study(record: GameRecord, step: number): Study;
  /** The code of a finished game's deal; null if it has none. */
  dealCode(record: GameRecord): string | null;
  /** Null for what is no code of a deal. */
  readDeal(code: string): DealFacts | null;
  bout(game: string, day: string): Promise<BoutState>;
  /** Begins or resumes a bout; gives its table. */
  playBout(game: string, day: string, name: string): Promise<string>;
  /** What a champion scores in a bout from the same seat. */
  par(game: string, day: string): Promise<number>;
  puzzles(game: string): Promise<readonly PuzzleLine[]>;
  puzzle(game: string, number: number): Promise<TableState>;
  solve(game: string, number: number, move: AnyMove): Promise<Solution>;
  playOn(record: GameRecord, step: number, sitters: readonly Sitter[]): Promise<string>;
  lesson(game: string, table: LessonTable): TableState;
  lessonPlays(moves: readonly LessonMove[]): LessonState;
  /** Bots answer for the others until the learner is asked again. */
  lessonGoesOn(): TableState;
}
