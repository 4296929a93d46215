import type { AnyAdvice } from '../bots/advice.ts';
import type { Level } from '../bots/bot.ts';
import type { Character } from '../bots/characters.ts';
import type { Explanation } from '../bots/explaining.ts';
import type { ErrorCode } from '../client/protocol/errors.ts';
import type { AskData, Seat } from '../engine/ask.ts';
import type { Outcome } from '../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../engine/hosted.ts';
import type { GameRecord } from '../engine/record.ts';

/** The player in a seat: a person at this device, a person elsewhere, or a bot. */
export type Sitter =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'away'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly character: Character };

/** A question as the page gets it. */
export interface PageAsk extends AskData<AnyMove> {
  /** An example of a typed answer; null if it has to be computed first. */
  readonly example: string | null;
}

/** A bot's move, and the part of the news that it told: from one item to before another. */
export interface BotMove {
  readonly step: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Everything a table's screen shows. It contains nothing that its viewer may not see. */
export interface TableState {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Grows with every step, take-backs included. */
  readonly step: number;
  /** The viewer's seat; null for the public view. */
  readonly viewer: Seat | null;
  readonly view: AnyView;
  readonly ask: PageAsk | null;
  readonly heard: readonly AnyNews[];
  /**
   * The bots' moves among them; missing where these are not explained: online, among several people
   * and in daily bouts before the end.
   */
  readonly botMoves?: readonly BotMove[] | undefined;
  /** The news since the previous state. */
  readonly news: readonly AnyNews[];
  /** The seats that are waited for. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Which game of a match this is, from 0. */
  readonly leg?: number;
  /** Between two games of a match: this is the final board of the last one. */
  readonly between?: boolean;
  /** Shared device: who has to take it before anything private is shown. */
  readonly handOver: Seat | null;
  /** The public news since that person's last turn. */
  readonly recap: readonly AnyNews[];
  /** Another tab of this browser plays this table; this one only watches. */
  readonly elsewhere?: boolean;
  readonly mayTakeBack: boolean;
  /** Whether hints are allowed. */
  readonly mayHint: boolean;
  /** The dealer's commitment, published before anyone sat down. */
  readonly commitment: string;
  /** The viewer's entropy; null or missing if they added none. */
  readonly entropy?: { readonly seat: Seat; readonly value: string } | null;
}

/** Errors of the server other than rules; `pending`: another answer is still unconfirmed. */
export type Trouble = ErrorCode | 'pending';

/** The rules' verdict on an answer; a refusal has the rule, or none if a text was not a move. */
export type JudgeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly rule: string | null };

/** The result of an answer; any error other than a rule is shown by the table. */
export type AnswerResult = JudgeResult | { readonly ok: false; readonly trouble: Trouble };

/** The result of a take-back: done, proposed to the others, or not possible. */
export type TakenBack = 'taken' | 'asked' | 'never';

/** A table, in this page's worker or on a server. */
export interface TableSession {
  /** The latest state; undefined until the first has arrived. */
  state(): TableState | undefined;
  /** Subscribes to changes until the returned function is called. */
  subscribe(changed: () => void): () => void;
  answer(seat: Seat, step: number, move: AnyMove): Promise<AnswerResult>;
  /** Answers with typed notation. */
  typed(seat: Seat, step: number, text: string): Promise<AnswerResult>;
  /** The person named by `handOver` confirms that they have the device. */
  reveal(seat: Seat): Promise<void>;
  /** Takes back the last answer given here, if the rules allow it. */
  takeBack(): Promise<TakenBack>;
  /** A champion's answer and reasons, knowing only what this seat knows. */
  hint(): Promise<AnyAdvice | null>;
  /** Why a bot made the move of a step; missing at online tables. */
  explain?(step: number): Promise<Explanation | null>;
  /** The whole game, once it is over. */
  record(): Promise<GameRecord>;
  /** The table where the same people play again, each one seat further. */
  rematch(): Promise<string>;
  close(): void;
}
