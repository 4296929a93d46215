import type { ColumnType } from 'kysely';
import type { PresenceFor } from '../../client/protocol/people.ts';
import type { SanctionKind } from '../../client/protocol/profile.ts';
import type { TournamentPhase } from '../../client/protocol/tournaments.ts';

/** A better-auth timestamp: text in SQLite, a date in Postgres. */
type Moment = ColumnType<string | Date, string | Date, string | Date>;
type Flag = ColumnType<number | boolean | null, number | boolean | null, number | boolean | null>;

/** The tables of the store. Ids and JSON are text, times are milliseconds since 1970. */
export interface Schema {
  readonly meta: { readonly key: string; readonly value: string };
  readonly people: {
    readonly id: string;
    readonly user_id: string | null;
    readonly name: string;
    readonly bot: number;
    readonly created_at: number;
  };
  readonly tables: {
    readonly id: string;
    readonly game: string;
    readonly code: string | null;
    readonly listed: number;
    readonly phase: string;
    /** The number of the last event. */
    readonly seq: number;
    /** Chairs whose turn it is, as JSON. */
    readonly asked: string;
    readonly line: string;
    readonly secret: string;
    readonly salt: string;
    readonly created_at: number;
    readonly changed_at: number;
  };
  readonly events: {
    readonly table_id: string;
    readonly seq: number;
    readonly at: number;
    readonly body: string;
    /** Sender and message id, if a client caused it. */
    readonly message: string | null;
  };
  readonly chairs: {
    readonly table_id: string;
    readonly chair: number;
    readonly person_id: string;
    /** When the table's game ended; null while people sit there. */
    readonly ended_at: number | null;
  };
  readonly timers: {
    readonly table_id: string;
    readonly due_at: number;
    readonly claimed_by: string | null;
    readonly claimed_until: number;
  };
  readonly invites: {
    readonly token_hash: string;
    readonly table_id: string;
    readonly created_at: number;
    readonly used_by: string | null;
  };
  readonly ratings: {
    readonly game: string;
    readonly who: string;
    readonly bot: number;
    readonly name: string;
    readonly mu: number;
    readonly sigma: number;
    readonly games: number;
  };
  readonly mutes: { readonly person_id: string; readonly muted_id: string };
  readonly reports: {
    readonly id: string;
    readonly table_id: string;
    readonly seq: number;
    readonly person_id: string;
    readonly why: string;
    readonly at: number;
    /** The number of the reported spectator message, if no event is reported. */
    readonly remark: number | null;
  };
  /** Spectators' messages. */
  readonly remarks: {
    readonly table_id: string;
    /** Counts from 1 per table. */
    readonly number: number;
    readonly at: number;
    readonly person_id: string;
    readonly name: string;
    readonly phrase: string | null;
    readonly text: string | null;
    /** Sender and message id. */
    readonly message: string;
  };
  /** A person's result in a game. */
  readonly results: {
    readonly table_id: string;
    readonly person_id: string;
    readonly game: string;
    readonly at: number;
    readonly seats: number;
    /** From 1. */
    readonly place: number;
    /** How many share that place. */
    readonly shared: number;
    readonly score: number;
    readonly rated: number;
    /** The rating afterwards, if the game was rated. */
    readonly mu: number | null;
    readonly sigma: number | null;
    /** The names of the others, as JSON. */
    readonly rivals: string;
    /** Game-specific figures, as JSON. */
    readonly figures: string;
  };
  readonly preferences: {
    readonly person_id: string;
    readonly version: number;
    readonly body: string;
  };
  readonly notes: {
    readonly person_id: string;
    readonly table_id: string;
    readonly text: string;
    readonly at: number;
  };
  /** Web Push subscriptions. */
  readonly pushes: {
    readonly endpoint: string;
    readonly person_id: string;
    readonly p256dh: string;
    readonly auth: string;
    /** Events, language and quiet hours, as JSON. */
    readonly wishes: string;
    readonly created_at: number;
  };
  /** Hashes of recovery codes; used ones are deleted. */
  readonly recovery_codes: {
    readonly code_hash: string;
    readonly user_id: string;
    readonly created_at: number;
  };
  readonly sanctions: {
    readonly id: string;
    readonly person_id: string;
    readonly kind: SanctionKind;
    readonly why: string;
    readonly at: number;
    readonly until: number;
  };
  readonly operator_log: {
    readonly id: string;
    readonly at: number;
    readonly what: string;
    readonly person_id: string | null;
    readonly why: string;
  };
  readonly follows: {
    readonly person_id: string;
    readonly followed_id: string;
    readonly at: number;
  };
  readonly blocks: { readonly person_id: string; readonly blocked_id: string; readonly at: number };
  /** Privacy settings of people who have changed them. */
  readonly privacy: {
    readonly person_id: string;
    /** Whether they have a public profile and a place on leaderboards. */
    readonly listed: number;
    /** Who sees when they are online. */
    readonly presence: PresenceFor;
  };
  /** When people who have followers were last connected. */
  readonly presence: { readonly person_id: string; readonly seen_at: number };
  /** When people expected at a table were last connected. */
  readonly attendance: {
    readonly person_id: string;
    readonly seen_at: number;
    /** Whether all their pages are hidden. */
    readonly hidden: number;
  };
  /** Which tables people have ever sat at, including those they left. */
  readonly visits: { readonly person_id: string; readonly table_id: string };
  /** People waiting in a pairing pool. */
  readonly searches: {
    readonly person_id: string;
    readonly game: string;
    /** As JSON. */
    readonly pace: string;
    readonly rated: number;
    readonly bots: number;
    readonly since: number;
  };
  /** Friends' invitations to a table. */
  readonly calls: {
    readonly person_id: string;
    readonly table_id: string;
    readonly by_id: string;
    readonly at: number;
  };
  readonly account: {
    readonly id: string;
    readonly userId: string;
    readonly accountId: string;
    readonly providerId: string;
    readonly password: string | null;
    readonly createdAt: Moment;
    readonly updatedAt: Moment;
  };
  readonly bout_scores: {
    readonly day: string;
    readonly game: string;
    readonly person_id: string;
    readonly score: number;
    readonly at: number;
  };
  readonly tournaments: {
    readonly id: string;
    readonly version: number;
    readonly phase: TournamentPhase;
    readonly listed: number;
    readonly organiser_id: string;
    /** When the next action is due: the start, or the deadline of a round. */
    readonly due_at: number | null;
    /** All other fields, as JSON, without names. */
    readonly body: string;
    readonly created_at: number;
    readonly changed_at: number;
  };
  readonly entrants: { readonly tournament_id: string; readonly person_id: string };
  readonly tournament_tables: {
    readonly table_id: string;
    readonly tournament_id: string;
    /** Paired but not opened yet, opened, or with a known result. */
    readonly state: 'planned' | 'open' | 'done';
  };
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: Flag;
    readonly image: string | null;
    readonly createdAt: Moment;
    readonly updatedAt: Moment;
    readonly isAnonymous: Flag;
    readonly username: string | null;
    readonly displayUsername: string | null;
  };
  readonly verification: { readonly id: string; readonly expiresAt: Moment };
  readonly session: {
    readonly id: string;
    readonly expiresAt: Moment;
    readonly token: string;
    readonly createdAt: Moment;
    readonly updatedAt: Moment;
    readonly ipAddress: string | null;
    readonly userAgent: string | null;
    readonly userId: string;
  };
}

/** Tables in a backup, parents before children. */
export const TABLES = [
  'meta',
  'user',
  'session',
  'account',
  'verification',
  'passkey',
  'people',
  'tables',
  'events',
  'chairs',
  'timers',
  'invites',
  'ratings',
  'mutes',
  'reports',
  'results',
  'preferences',
  'notes',
  'pushes',
  'recovery_codes',
  'sanctions',
  'operator_log',
  'follows',
  'blocks',
  'privacy',
  'presence',
  'calls',
  'bout_scores',
  'attendance',
  'searches',
  'visits',
  'tournaments',
  'entrants',
  'tournament_tables',
  'remarks',
] as const;
