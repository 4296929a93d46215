import type { Level } from '../../bots/bot.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { Pace, Phase, Phrase, Proposal, Talk } from '../../client/protocol/table.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyNews, Hosted, Match } from '../../engine/hosted.ts';
import type { Tagged } from '../../engine/tagged.ts';
import type { Language } from '../../engine/texts.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether a program plays for itself. */
  readonly program: boolean;
}

/** What was agreed when the table was opened. */
export interface Terms {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  readonly legs: number;
  readonly pace: Pace;
  readonly talk: Talk;
  /** Tables of older versions have none. */
  readonly language?: Language | null;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly host: number;
  readonly code: string;
  /** The dealer's promise. */
  readonly commitment: string;
  /** For whom each chair is kept, if for anyone. */
  readonly kept: readonly (string | null)[];
}

/** Who gave an answer: a person, a bot, or the clock. */
export type By = 'person' | 'bot' | 'clock';

/** All that can happen at a table. A table is the list of what happened there. */
export interface TableEvents {
  opened: { readonly terms: Terms };
  sat: { readonly chair: number; readonly person: Person };
  placed: { readonly chair: number; readonly level: Level | null };
  left: { readonly chair: number };
  /** A chair is kept for whoever has an invitation, by the mark of its token; null frees it. */
  kept: { readonly chair: number; readonly invite: string | null };
  committing: { readonly until: number };
  committed: { readonly chair: number; readonly commitment: string };
  revealing: { readonly until: number };
  revealed: { readonly chair: number; readonly value: string };
  dealt: object;
  answered: {
    readonly seat: Seat;
    readonly move: unknown;
    readonly by: By;
    readonly mark: string;
  };
  takenBack: { readonly seat: Seat; readonly step: number; readonly mark: string };
  proposed: { readonly chair: number; readonly step: number };
  agreed: { readonly chair: number };
  declined: { readonly chair: number };
  handed: { readonly chair: number; readonly level: Level };
  returned: { readonly chair: number };
  said: {
    readonly chair: number;
    readonly name: string;
    readonly phrase: Phrase | null;
    readonly text: string | null;
  };
  rematched: { readonly table: string };
  closed: object;
}
export type TableEvent<Name extends keyof TableEvents = keyof TableEvents> = Tagged<
  TableEvents,
  Name
>;

/** Something that happened, with its number and time. */
export interface Entry<Name extends keyof TableEvents = keyof TableEvents> {
  readonly seq: number;
  readonly at: number;
  readonly what: TableEvent<Name>;
  /** Sender and message id, where a client caused it. */
  readonly message: string | null;
}

/** A chair: its person, and the bot that plays there or in the person's place. */
export interface ChairState {
  person: Person | null;
  bot: Level | null;
  /** For whom it is kept: a person, or whoever has the invitation with this mark. */
  kept: string | null;
  commitment: string | null;
  value: string | null;
}

/** The clock of a table; times in milliseconds. */
export interface ClockState {
  /** By chair: what is left in the bank. */
  left: number[];
  /** By chair: since when it has been waited for. */
  since: (number | null)[];
  /** By chair: how often in a row the clock has answered. */
  missed: number[];
}

/** What stays with the dealer until the end. */
export interface Dealer {
  readonly secret: string;
  readonly salt: string;
}

/** A table as it stands: all that happened there, taken together. */
export interface Table {
  readonly id: string;
  readonly game: Hosted;
  readonly terms: Terms;
  readonly dealer: Dealer;
  seq: number;
  phase: Phase;
  chairs: ChairState[];
  /** When the present moment of dealing ends. */
  until: number | null;
  match: Match | null;
  clock: ClockState;
  proposal: Proposal | null;
  rematch: string | null;
  said: Entry<'said'>[];
  /** What was told in this game of the match, by the number of what told it. */
  told: { readonly seq: number; readonly news: readonly AnyNews[] }[];
  /** The last messages that were acted on. */
  messages: Map<string, number>;
  changedAt: number;
}

/** Why something was not done; nothing has changed. */
export type Refusal =
  | { readonly error: ErrorCode; readonly detail?: string }
  | { readonly rule: string };

/** What is to happen now, or why it is not. */
export type Decision = readonly TableEvent[] | Refusal;

export function isRefusal(ruling: Decision): ruling is Refusal {
  return !Array.isArray(ruling);
}
