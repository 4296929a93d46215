import type { AnyAdvice } from '../bots/advice.ts';
import type { Level } from '../bots/bot.ts';
import type { Character } from '../bots/characters.ts';
import type { ErrorCode } from '../client/protocol/errors.ts';
import type { AskData, Seat } from '../engine/ask.ts';
import type { Outcome } from '../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../engine/hosted.ts';
import type { GameRecord } from '../engine/record.ts';

/** Who sits in a seat: somebody at this device, somebody elsewhere, or a bot. */
export type Sitter =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'away'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level; readonly character: Character };

/** A question as the page gets it. */
export interface PageAsk extends AskData<AnyMove> {
  /** An answer as people type it; null if it has to be worked out first. */
  readonly example: string | null;
}

/** All that a table's screen shows. Nothing in it is secret from whoever sits before it. */
export interface TableState {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Grows with every step; also a step taken back is one. */
  readonly step: number;
  /** Through whose eyes this is; null for what all may see. */
  readonly viewer: Seat | null;
  readonly view: AnyView;
  readonly ask: PageAsk | null;
  readonly heard: readonly AnyNews[];
  /** What was told since the state before this one. */
  readonly news: readonly AnyNews[];
  /** Who is waited for. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Which game of a match this is, from 0. */
  readonly leg?: number;
  /** Between two games of a match: this is the final board of the last one. */
  readonly between?: boolean;
  /** One device: who has to take it before anything private is shown. */
  readonly handOver: Seat | null;
  /** What all could see since that person's last turn. */
  readonly recap: readonly AnyNews[];
  /** Another tab of this browser plays this table; here it is only watched. */
  readonly elsewhere?: boolean;
  readonly mayTakeBack: boolean;
  /** Whether hints may be asked for. */
  readonly mayHint: boolean;
  /** The dealer's promise, published before anybody sat down. */
  readonly commitment: string;
  /** What the viewer added to chance; null or missing for who added nothing. */
  readonly entropy?: { readonly seat: Seat; readonly value: string } | null;
}

/** What the server objects to beside rules; `pending`: another answer is still under way. */
export type Trouble = ErrorCode | 'pending';

/** What the rules say to an answer; a refusal carries the rule, or none if a text was no move at all. */
export type JudgeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly rule: string | null };

/** What became of an answer: one that did not count for another reason carries that, and the table shows it. */
export type AnswerResult = JudgeResult | { readonly ok: false; readonly trouble: Trouble };

/** What became of the wish to take back: done, the others are asked, or it cannot be. */
export type TakenBack = 'taken' | 'asked' | 'never';

/** A table, wherever its game is kept: in a worker of this page, or on a server. */
export interface TableSession {
  /** The latest state; undefined until the first has come. */
  state(): TableState | undefined;
  /** Calls back after every change, until the function it gives is called. */
  subscribe(changed: () => void): () => void;
  answer(seat: Seat, step: number, move: AnyMove): Promise<AnswerResult>;
  /** Answers with what somebody typed. */
  typed(seat: Seat, step: number, text: string): Promise<AnswerResult>;
  /** The person named by `handOver` says that the device is in their hands. */
  reveal(seat: Seat): Promise<void>;
  /** Takes back the last answer given here, where the rules let it. */
  takeBack(): Promise<TakenBack>;
  /** What a champion would answer, knowing only what this seat knows, and why. */
  hint(): Promise<AnyAdvice | null>;
  /** The whole game, once it is over. */
  record(): Promise<GameRecord>;
  /** Where the same people play again, each one seat further on. */
  rematch(): Promise<string>;
  close(): void;
}
