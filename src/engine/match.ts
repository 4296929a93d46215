import type { AskData, Seat } from './ask.ts';
import type { Outcome } from './game.ts';
import type { AnyMove, AnyNews, AnyView, Hosted } from './hosted.ts';
import type { GameRecord } from './record.ts';
import type { Rng } from './rng.ts';

/** The result of an answer. A refusal changes nothing. */
export type Answered =
  | { readonly ok: false; readonly rule: string }
  | {
      readonly ok: true;
      readonly step: number;
      /** The hash that links it to all previous steps. */
      readonly mark: string;
      readonly told: readonly AnyNews[];
      /** News with one of these as `visibleUntil` may no longer be shown. */
      readonly expired: readonly string[];
      /** The first news of the next game of the match, if this answer ended one. */
      readonly began: readonly AnyNews[] | null;
    };

/** A finished game of a match, as everyone saw it. */
export interface Finished {
  readonly outcome: Outcome;
  readonly view: AnyView;
  readonly heard: readonly AnyNews[];
}

/** Why a take-back is not possible: something was revealed, or nothing was played. */
export type TakeBack = 'free' | 'consent' | 'never';

/** A seat's question without the answers. */
export type AskSummary = Pick<AskData, 'about' | 'open' | 'talk' | 'within'>;

/** What seats and spectators see of a match: for views, boards and bots. */
export interface ViewableMatch {
  readonly game: Hosted;
  readonly seats: number;
  readonly options: object;
  readonly games: number;
  /** Which game of the match this is, from 0. */
  gameIndex(): number;
  /** The number of steps so far. */
  step(): number;
  /** The seats that the match waits for. */
  asked(): readonly Seat[];
  /** A seat's current question. */
  ask(seat: Seat): AskData<AnyMove> | undefined;
  /** The same without the answers, which are expensive to compute. */
  asking(seat: Seat): AskSummary | undefined;
  view(seat: Seat | null): AnyView;
  /** Everything that a seat was told in this game of the match. */
  heard(seat: Seat | null): readonly AnyNews[];
  /** The part of it that may still be shown. */
  repeats(seat: Seat | null): readonly AnyNews[];
  /** Whether news with this `visibleUntil` may no longer be shown. */
  hasExpired(word: string): boolean;
  /** The earlier games of the match. */
  past(): readonly Finished[];
  /** The outcome of the match by person; people are numbered by their seats in the first game. */
  outcome(): Outcome | undefined;
}

/** Playing a match: for code that passes on the seats' answers. */
export interface PlayableMatch {
  /** The rule that forbids a move, without playing it. */
  refuses(seat: Seat, move: unknown): string | undefined;
  /** Parses typed notation; the move may be a forbidden one. */
  read(seat: Seat, typed: string): AnyMove | undefined;
  answer(seat: Seat, move: unknown, at?: number): Answered;
  /** Whether a seat can take back everything from a step on. */
  mayTakeBack(seat: Seat, step: number): TakeBack;
  /** Returns the hash that links it to all previous steps. */
  takeBack(seat: Seat, step: number, at?: number): string;
  /** The step of a seat's last answer, if any. */
  lastAnswer(seat: Seat): number | undefined;
}

/** Full access, secrets included. For a running match only for its dealer and trusted tools. */
export interface MatchHistory {
  record(): GameRecord;
  /** All news of this game of the match, public and private. */
  everything(): readonly AnyNews[];
  state(): unknown;
}

/**
 * A match: playing, viewing and recording. It knows seats only; who sits where is up to the
 * platform.
 */
export interface Match extends ViewableMatch, PlayableMatch, MatchHistory {
  clone(): Match;
  /** A match in a world consistent with everything the seat has seen and heard. */
  imagine(seat: Seat | null, rng: Rng): Match;
  randomAnswer(seat: Seat, rng: Rng): AnyMove;
  /** Frees data that can be recomputed from the state. */
  dropCaches(): void;
}
