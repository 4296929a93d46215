import type { AnyAdvice } from '../../bots/advice.ts';
import type { Level } from '../../bots/bot.ts';
import type { Explanation } from '../../bots/explaining.ts';
import type { Seat } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../../engine/hosted.ts';
import type { BadOptions } from '../../engine/options.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SeatTally } from '../../engine/tally.ts';
import type { Verdict } from '../../engine/verify.ts';
import type { LessonMove, LessonTable } from '../../ui/lesson.ts';
import type { JudgeResult, Sitter, TableState } from '../session.ts';

/** Data about a game that the page has without loading its rules. */
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

/** A game stored on this device. */
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

/** The dealer's commitment, made before anyone adds entropy. */
export interface DealCommitment {
  readonly table: string;
  readonly commitment: string;
}

/** A new table: game, options and players. */
export interface NewSoloTable {
  readonly table: string;
  readonly game: string;
  readonly options: object;
  readonly sitters: readonly Sitter[];
  /** The entropy added by the people at this device. */
  readonly entropy: readonly { readonly seat: Seat; readonly value: string }[];
  /** A deal code, which fixes all randomness. */
  readonly deal?: string;
}

/** A daily bout on this device. */
export interface BoutState {
  /** The opponents; nobody is in the person's own seat yet. */
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  /** Null until it has begun. */
  readonly step: number | null;
  /** Null until it is over. */
  readonly score: number | null;
  readonly place: number | null;
  /** The record, once it is over. */
  readonly packed: string | null;
}

/** A puzzle in a list, as it ships with its game, and its rating. */
export interface PuzzleLine {
  readonly line: string;
  readonly rating: number;
  readonly missed: Readonly<Record<'rookie' | 'contender', number>>;
}

/** The result of an answer to a puzzle: refused by a rule, or judged. */
export type Solution =
  | { readonly ok: false; readonly rule: string }
  | {
      readonly ok: true;
      readonly right: boolean;
      readonly answer: AnyMove;
      readonly advice: AnyAdvice | null;
    };

/** The deal named by a code. */
export interface DealFacts {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
}

/** A step of a recorded game, as a seat saw it. */
export interface ReplayFrame {
  readonly step: number;
  /** The view before the step; null at the start of a game. */
  readonly before: AnyView | null;
  readonly view: AnyView;
  readonly heard: readonly AnyNews[];
  readonly news: readonly AnyNews[];
  /** Who is asked next. */
  readonly asked: readonly Seat[];
  /** Which game of the match is played then. */
  readonly gameIndex: number;
}

/** A decision: an answer that had an alternative. */
export interface PastDecision {
  readonly step: number;
  readonly seat: Seat;
  /** Which game of the match it belongs to. */
  readonly gameIndex: number;
  readonly move: AnyMove;
}

/** An analysed decision: what its seat knew then, and separately the hindsight. */
export interface Study extends PastDecision {
  readonly view: AnyView;
  readonly about: string;
  readonly heard: readonly AnyNews[];
  /** Null in games whose champion gives no reasons. */
  readonly advice: AnyAdvice | null;
  /** Hindsight: what every seat saw at that moment. */
  readonly open: readonly AnyView[];
}

/** A news item of a recorded game, and its step. */
export interface StoryLine {
  readonly id: number;
  readonly step: number;
  /** Which game of the match it was told in. */
  readonly gameIndex: number;
  readonly told: AnyNews;
}

/** The results of a lesson's moves, and the table after them. */
export interface LessonState {
  readonly state: TableState;
  readonly reply: JudgeResult;
}

/** The worker's interface: the tables of this device, records, lessons. */
export interface LocalServer {
  check(game: string, options: object, seats: number): BadOptions | null;
  /** The notation of a move. */
  notated(game: string, move: AnyMove): string;
  saved(): Promise<readonly SavedGame[]>;
  promise(): DealCommitment;
  open(start: NewSoloTable): Promise<string>;
  /** Calls back with every state of the table. If another tab plays it, it is followed. */
  watch(id: string, show: (state: TableState) => void): Promise<'found' | 'missing' | 'damaged'>;
  /** A game as stored, readable or not. */
  raw(id: string): Promise<object | null>;
  leave(id: string): void;
  answer(id: string, seat: Seat, step: number, move: AnyMove): Promise<JudgeResult>;
  typed(id: string, seat: Seat, step: number, text: string): Promise<JudgeResult>;
  reveal(id: string, seat: Seat): void;
  takeBack(id: string): Promise<void>;
  hint(id: string): AnyAdvice | null;
  /** Why a bot made the move of a step; null if other people play and the game is not over. */
  explain(id: string, step: number): Explanation | null;
  record(id: string): Promise<GameRecord | null>;
  forget(id: string): Promise<void>;
  verify(record: GameRecord): Verdict;
  pack(record: GameRecord): string;
  /** Undefined if the link contains no game. */
  unpack(text: string): GameRecord | undefined;
  frame(record: GameRecord, seat: Seat | null, step: number): ReplayFrame;
  turningPoints(record: GameRecord): readonly number[];
  story(record: GameRecord): readonly StoryLine[];
  /** The full state after a step; only of finished games. */
  opened(record: GameRecord, step: number): object;
  /** The sources of everyone's final score, by person. */
  tally(record: GameRecord): readonly SeatTally[];
  /** A person's decisions: answers that had an alternative. */
  decisions(record: GameRecord, person: number): readonly PastDecision[];
  /** What a person knew at a step, and the champion's opinion. */
  study(record: GameRecord, step: number): Study;
  /** Why the move of a step was made; only of finished games. */
  explained(record: GameRecord, step: number): Explanation;
  /** The code of a finished game's deal; null if it has none. */
  dealCode(record: GameRecord): string | null;
  /** Null if it is not a deal code. */
  readDeal(code: string): DealFacts | null;
  bout(game: string, day: string): Promise<BoutState>;
  /** Starts or resumes a bout and returns its table. */
  playBout(game: string, day: string, name: string): Promise<string>;
  /** A champion's score in a bout from the same seat. */
  par(game: string, day: string): Promise<number>;
  /** The page hands over puzzles, which it loads when somebody wants to solve some. */
  puzzles(lines: readonly string[]): readonly PuzzleLine[];
  puzzle(game: string, number: number, line: string): TableState;
  solve(game: string, line: string, move: AnyMove): Solution;
  playOn(record: GameRecord, step: number, sitters: readonly Sitter[]): Promise<string>;
  lesson(game: string, table: LessonTable): TableState;
  lessonPlays(moves: readonly LessonMove[]): LessonState;
  /** Bots play for the others until the learner is asked again. */
  lessonGoesOn(): TableState;
}
