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
  /** Whether the person is a program. */
  readonly program: boolean;
}

/**
 * A place in a pairing pool: since when, in milliseconds since 1970, and whether bots are accepted.
 */
export interface PoolPlace {
  readonly person: string;
  readonly since: number;
  readonly bots: boolean;
}

/** Fixed when a table is opened. */
export interface Terms {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  /**
   * How steps are hashed and chance is drawn. Missing in tables of older versions: `ringside/1`.
   */
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
  /** The paired people with their places in the pool; missing at other tables. */
  readonly paired?: readonly PoolPlace[];
  /** The table's tournament, if any. */
  readonly tournament?: TableTournament;
}

export interface TableTournament {
  readonly id: string;
  /** Other tables play the same deal: no spectators until the tournament is over. */
  readonly sealed: boolean;
}

/** Games that count for a rating or a tournament: leaving or running out of time loses. */
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
  /** A person was renamed. */
  renamed: { readonly chair: number; readonly name: string };
  /** All chairs are taken, but these people have to confirm that they are present. */
  checking: { readonly until: number; readonly chairs: readonly number[] };
  confirmed: { readonly chair: number };
  /** A person is absent during play, or keeps a game without a clock waiting. */
  absent: { readonly chair: number };
  present: { readonly chair: number };
  /** The others have ended the wait: the absent person forfeits. */
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
  /** Everyone has agreed to a draw. */
  drawn: object;
  /** A game of a match is over; the next begins when everyone is ready, or at this time. */
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

/** A chair: its person, and the bot that owns it or substitutes for the person. */
export interface ChairState {
  person: Person | null;
  bot: Level | null;
  /** Reserved for a person's id, or for an invitation by the hash of its token. */
  kept: string | null;
  commitment: string | null;
  value: string | null;
}

/** The clock of a table; times in milliseconds. */
export interface ClockState {
  /** By chair: the remaining bank. */
  left: number[];
  /** By chair: when its turn began. */
  since: (number | null)[];
  /** By chair: consecutive timeouts. */
  missed: number[];
  /** Increments paid so far, so that take-backs can revert them. */
  increments: { readonly step: number; readonly chair: number }[];
}

/** The pause between two games of a match. */
export interface GamePause {
  /** When the next game begins at the latest; null until that is known. */
  readonly until: number | null;
  /** Chairs that are ready. */
  readonly ready: readonly number[];
}

/** A period in which the server was down, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** The dealer's secrets, published when the game is over. */
export interface DealerSecrets {
  readonly secret: string;
  readonly salt: string;
}

/** The state of a table: the result of applying all its events. */
export interface TableModel {
  readonly id: string;
  readonly game: Hosted;
  terms: Terms;
  readonly dealer: DealerSecrets;
  /** The chair of the host. */
  host: number;
  /** People who have to confirm before the deal. */
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
  /** Server outages, oldest first; not charged to anyone. */
  readonly outages: readonly Outage[];
  /** By seat: what it is asked, and since which step. */
  questions: { readonly about: string | null; readonly step: number }[];
  proposal: Proposal | null;
  rematch: string | null;
  /** Between two games of a match, when nobody is asked anything. */
  pause: GamePause | null;
  /** Chairs that have resigned or lost on time, in order. */
  resigned: number[];
  /** Events other than answers for the log (clock, bots, people), oldest first. */
  acts: TableAction[];
  said: TableEntry<'said'>[];
  /** News of the current game of the match, by event number. */
  told: { readonly seq: number; readonly news: readonly AnyNews[] }[];
  /** Event numbers by message id, for messages sent twice. */
  messages: Map<string, number>;
  changedAt: number;
}

/** Why nothing was changed. */
export type Refusal =
  | { readonly error: ErrorCode; readonly detail?: string }
  | { readonly rule: string };

/** The events to apply, or why there are none. */
export type Ruling = readonly TableEvent[] | Refusal;

export function isRefusal(ruling: Ruling): ruling is Refusal {
  return !Array.isArray(ruling);
}
