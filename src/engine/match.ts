import type { AskData, Seat } from './ask.ts';
import type { Outcome } from './game.ts';
import type { AnyMove, AnyNews, AnyView, Hosted } from './hosted.ts';
import type { GameRecord } from './record.ts';
import type { Rng } from './rng.ts';

/** What became of an answer. A refusal changes nothing. */
export type Answered =
  | { readonly ok: false; readonly rule: string }
  | {
      readonly ok: true;
      readonly step: number;
      /** What links it to all before it. */
      readonly mark: string;
      readonly told: readonly AnyNews[];
      /** News with one of these as `visibleUntil` may not be shown again from here on. */
      readonly expired: readonly string[];
      /** What the next game of the match told when it began, where this answer ended one. */
      readonly began: readonly AnyNews[] | null;
    };

/** A game of a match that is over, as everybody saw and heard it. */
export interface Finished {
  readonly outcome: Outcome;
  readonly view: AnyView;
  readonly heard: readonly AnyNews[];
}

/** What stands in the way of taking back: something was revealed, or nothing was played. */
export type TakeBack = 'free' | 'consent' | 'never';

/** What a seat is asked, without the answers. */
export type AskSummary = Pick<AskData, 'about' | 'open' | 'talk' | 'within'>;

/** What seats and spectators see of a match: for views, boards and bots. */
export interface ViewableMatch {
  readonly game: Hosted;
  readonly seats: number;
  readonly options: object;
  readonly games: number;
  /** Which game of the match this is, from 0. */
  gameIndex(): number;
  /** How many steps there have been. */
  step(): number;
  /** The seats that the match waits for. */
  asked(): readonly Seat[];
  /** What a seat is asked now. */
  ask(seat: Seat): AskData<AnyMove> | undefined;
  /** The same without the answers, which are the slowest part to compute. */
  asking(seat: Seat): AskSummary | undefined;
  view(seat: Seat | null): AnyView;
  /** All that a seat has heard in this game of the match. */
  heard(seat: Seat | null): readonly AnyNews[];
  /** What a seat may be shown again of what it has heard. */
  repeats(seat: Seat | null): readonly AnyNews[];
  /** Whether news with this `visibleUntil` may no longer be shown. */
  hasExpired(word: string): boolean;
  /** The games of the match before this one. */
  past(): readonly Finished[];
  /** How the match ended: places and scores of people, who began in the seats of their numbers. */
  outcome(): Outcome | undefined;
}

/** How a match is played: for whoever passes on the seats' answers. */
export interface PlayableMatch {
  /** The rule that forbids a move, without playing it. */
  refuses(seat: Seat, move: unknown): string | undefined;
  /** Parses typed notation; the move may be a forbidden one. */
  read(seat: Seat, typed: string): AnyMove | undefined;
  answer(seat: Seat, move: unknown, at?: number): Answered;
  /** Whether a seat can take back everything from a step on. */
  mayTakeBack(seat: Seat, step: number): TakeBack;
  /** Gives the mark that links it to all steps before it. */
  takeBack(seat: Seat, step: number, at?: number): string;
  /** The step in which a seat answered last, if any. */
  lastAnswer(seat: Seat): number | undefined;
}

/** Everything that happened and is, secrets included. Of a running match only for its dealer and trusted tools. */
export interface MatchHistory {
  record(): GameRecord;
  /** All that anybody has been told in this game of the match. */
  everything(): readonly AnyNews[];
  state(): unknown;
}

/** A match: played, viewed and recorded. It knows seats; who sits where is up to the platform. */
export interface Match extends ViewableMatch, PlayableMatch, MatchHistory {
  clone(): Match;
  /** A match in a world that fits all that the seat has seen and heard. */
  imagine(seat: Seat | null, rng: Rng): Match;
  randomAnswer(seat: Seat, rng: Rng): AnyMove;
  /** Frees what can be computed again from the state. */
  dropCaches(): void;
}
