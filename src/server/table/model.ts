import type { Level } from '../../bots/bot.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import type {
  ChatMode,
  Pace,
  Phrase,
  Proposal,
  ReadyCheck,
  TableAction,
  TablePhase,
} from '../../client/protocol/table.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyNews, Hosted } from '../../engine/hosted.ts';
import type { Match } from '../../engine/match.ts';
import type { RecordFormat } from '../../engine/record.ts';
import type { Tagged } from '../../engine/tagged.ts';
import type { Language } from '../../engine/texts.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether it is a program. */
  readonly program: boolean;
}

/** A place in a pairing pool: since when, in milliseconds since 1970, and whether bots may come. */
export interface PoolPlace {
  readonly person: string;
  readonly since: number;
  readonly bots: boolean;
}

/** What is fixed when a table is opened. */
export interface Terms {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /** How steps are marked and chance is drawn. Missing in tables of older versions: `ringside/1`. */
  readonly format?: RecordFormat;
  readonly seats: number;
  readonly options: object;
  readonly legs: number;
  readonly pace: Pace;
  readonly talk: ChatMode;
  /** Missing in tables of older versions. */
  readonly language?: Language | null;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly host: number;
  readonly code: string;
  /** The dealer's commitment. */
  readonly commitment: string;
  /** For whom each chair is reserved. */
  readonly kept: readonly (string | null)[];
  /** Who was paired for this table, with their places in the pool; missing at other tables. */
  readonly paired?: readonly PoolPlace[];
  /** The tournament that the table belongs to, if any. */
  readonly tournament?: TableTournament;
}

export interface TableTournament {
  readonly id: string;
  /** Other tables play the same deal: nobody else may look until the tournament is over. */
  readonly sealed: boolean;
}

/** Games that count for a rating or in a tournament: whoever leaves or runs out of time loses. */
export function isStrict({ rated, tournament }: Terms): boolean {
  return rated || tournament !== undefined;
}

/** Who gave an answer: a person, a bot, or the clock. */
export type By = 'person' | 'bot' | 'clock';

/** The events of a table. Names are part of the store's format. */
export interface TableEvents {
  opened: { readonly terms: Terms };
  sat: { readonly chair: number; readonly person: Person };
  placed: { readonly chair: number; readonly level: Level | null };
  left: { readonly chair: number };
  /** The host has changed the terms. */
  edited: { readonly terms: Terms };
  /** Somebody has another name now. */
  renamed: { readonly chair: number; readonly name: string };
  /** All chairs are taken, but these people have to confirm that they are there. */
  checking: { readonly until: number; readonly chairs: readonly number[] };
  confirmed: { readonly chair: number };
  /** Somebody has been gone during play, or keeps a game without a clock waiting. */
  absent: { readonly chair: number };
  present: { readonly chair: number };
  /** Others have ended the wait: somebody absent gives up. */
  claimed: { readonly chair: number };
  /** A chair is reserved for an invitation, by the hash of its token; null frees it. */
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
  resigned: { readonly chair: number };
  /** All have agreed to a draw. */
  drawn: object;
  /** A game of a match is over; the next begins when all are ready, at the latest then. */
  paused: { readonly until: number };
  /** A chair is ready for the next game of the match. */
  ready: { readonly chair: number };
  resumed: object;
  /** A chair has lost on time. */
  flagged: { readonly chair: number };
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

/** An event with its number and time. */
export interface TableEntry<Name extends keyof TableEvents = keyof TableEvents> {
  readonly seq: number;
  readonly at: number;
  readonly what: TableEvent<Name>;
  /** Sender and message id, where a client caused it. */
  readonly message: string | null;
}

/** A chair: its person, and the bot that plays itself or in the person's place. */
export interface ChairState {
  person: Person | null;
  bot: Level | null;
  /** For whom it is reserved: a person's id, or the hash of an invitation's token. */
  kept: string | null;
  commitment: string | null;
  value: string | null;
}

/** The clock of a table; times in milliseconds. */
export interface ClockState {
  /** By chair: what is left in the bank. */
  left: number[];
  /** By chair: since when it has been its turn. */
  since: (number | null)[];
  /** By chair: timeouts in a row. */
  missed: number[];
  /** Increments that were paid: a take-back takes them back too. */
  increments: { readonly step: number; readonly chair: number }[];
}

/** The time between two games of a match. */
export interface GamePause {
  /** When the next game begins at the latest; null until that is set. */
  readonly until: number | null;
  /** Chairs that are ready for it. */
  readonly ready: readonly number[];
}

/** A time in which the server did not run, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** The dealer's secrets, published when the game is over. */
export interface DealerSecrets {
  readonly secret: string;
  readonly salt: string;
}

/** The state of a table: all its events applied. */
export interface TableModel {
  readonly id: string;
  readonly game: Hosted;
  terms: Terms;
  readonly dealer: DealerSecrets;
  /** The chair of the host. */
  host: number;
  /** Who has to confirm before the deal. */
  check: ReadyCheck | null;
  /** Chairs of people who are absent during play. */
  absent: readonly number[];
  seq: number;
  phase: TablePhase;
  chairs: ChairState[];
  /** When the current phase of dealing ends. */
  until: number | null;
  match: Match | null;
  clock: ClockState;
  /** Outages of the server, oldest first; they are not charged to anybody. */
  readonly outages: readonly Outage[];
  /** By seat: what it is asked now, and the step since which it is. */
  questions: { readonly about: string | null; readonly step: number }[];
  proposal: Proposal | null;
  rematch: string | null;
  /** Between two games of a match: nobody is asked anything. */
  pause: GamePause | null;
  /** Chairs that have resigned or lost on time, in order. */
  resigned: number[];
  /** What clocks, bots and people did beside answering, oldest first. */
  acts: TableAction[];
  said: TableEntry<'said'>[];
  /** News of the current game of the match, by event number. */
  told: { readonly seq: number; readonly news: readonly AnyNews[] }[];
  /** Event numbers by message id, for messages sent twice. */
  messages: Map<string, number>;
  changedAt: number;
}

/** Why nothing was done. */
export type Refusal =
  | { readonly error: ErrorCode; readonly detail?: string }
  | { readonly rule: string };

/** The events to apply, or why there are none. */
export type Ruling = readonly TableEvent[] | Refusal;

export function isRefusal(ruling: Ruling): ruling is Refusal {
  return !Array.isArray(ruling);
}
