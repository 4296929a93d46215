import { type Static, Type } from 'typebox';
import { AnyObject, Id, Pace } from './table.ts';

const strict = { additionalProperties: false };
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

export const TOURNAMENT_FORMATS = ['swiss', 'roundRobin', 'knockout'] as const;
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];
const Format = Type.Unsafe<TournamentFormat>(
  Type.Union(TOURNAMENT_FORMATS.map((format) => Type.Literal(format))),
);

/** Size limits of a tournament; a larger round robin has too many rounds. */
export const MOST_PLAYERS = { swiss: 128, knockout: 128, roundRobin: 24 } as const;
export const MOST_ROUNDS = 20;

/** The organizer's choices. */
export const NewTournament = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 60 }),
    game: Type.String({ maxLength: 40 }),
    format: Format,
    pace: Pace,
    options: Type.Optional(AnyObject),
    preset: Type.Optional(Type.String({ maxLength: 40 })),
    /** Players per table; by default the smallest number above one. */
    seats: Type.Optional(Type.Integer({ minimum: 2, maximum: 16 })),
    /** Games per match: one, or one from each chair. */
    legs: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
    /** Rounds of a Swiss tournament; by default as many as are needed to find a winner. */
    rounds: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MOST_ROUNDS }))),
    /** Maximum number of players. */
    places: Type.Optional(Type.Integer({ minimum: 2, maximum: 128 })),
    /** The start time; if missing, the organizer starts it. */
    startsAt: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
    /** Maximum length of a round in minutes; if missing, until all games are over. */
    roundMinutes: Type.Optional(Nullable(Type.Integer({ minimum: 5, maximum: 60 * 24 * 60 }))),
    /** Whether all tables of a round play the same deal. */
    sameDeals: Type.Optional(Type.Boolean()),
    /** Whether it is in the public list; otherwise a link is needed. */
    listed: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type NewTournament = Static<typeof NewTournament>;

export const TournamentTerms = Type.Object({
  title: Type.String(),
  game: Type.String(),
  format: Format,
  pace: Pace,
  options: AnyObject,
  seats: Type.Integer(),
  legs: Type.Integer(),
  rounds: Nullable(Type.Integer()),
  places: Type.Integer(),
  startsAt: Nullable(Type.Integer()),
  roundMinutes: Nullable(Type.Integer()),
  sameDeals: Type.Boolean(),
  listed: Type.Boolean(),
});
export type TournamentTerms = Static<typeof TournamentTerms>;

/** Open for players, running, over, or cancelled. */
export const TournamentPhase = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('over'),
  Type.Literal('cancelled'),
]);
export type TournamentPhase = Static<typeof TournamentPhase>;

export const TournamentEntrant = Type.Object({
  id: Id,
  name: Type.String(),
  /** Whether the person is a program. */
  program: Type.Boolean(),
  joinedAt: Type.Integer(),
  /** From 0, best first; null before the start. */
  seed: Nullable(Type.Integer()),
  /** The first round (from 0) without them, if they have withdrawn. */
  left: Nullable(Type.Integer()),
});
export type TournamentEntrant = Static<typeof TournamentEntrant>;

/** How a result was reached: by play, by a no-show, at the deadline, or by seed after draws. */
export const PairingOutcome = Type.Union([
  Type.Literal('played'),
  Type.Literal('forfeit'),
  Type.Literal('deadline'),
  Type.Literal('seed'),
]);
export type PairingOutcome = Static<typeof PairingOutcome>;

export const PairingResult = Type.Object({
  kind: PairingOutcome,
  /** By chair: the share of opponents beaten, with half for a draw. */
  points: Type.Array(Type.Number()),
  /** By chair: the game's score; null if it was not played to the end. */
  scores: Nullable(Type.Array(Type.Number())),
});
export type PairingResult = Static<typeof PairingResult>;

export const TournamentPairing = Type.Object({
  /** In chair order. */
  people: Type.Array(Id),
  /** Their tables; drawn games of a bracket are replayed. None if somebody has withdrawn. */
  tables: Type.Array(Id),
  result: Nullable(PairingResult),
});
export type TournamentPairing = Static<typeof TournamentPairing>;

export const TournamentRound = Type.Object({
  startedAt: Type.Integer(),
  /** When its unfinished games are ended. */
  deadline: Nullable(Type.Integer()),
  pairings: Type.Array(TournamentPairing),
  /** Players with a bye. */
  byes: Type.Array(Id),
});
export type TournamentRound = Static<typeof TournamentRound>;

/** A round's contribution to a player's sums. */
export const StandingRound = Type.Object({
  kind: Type.Union([...PairingOutcome.anyOf, Type.Literal('bye'), Type.Literal('out')]),
  opponents: Type.Array(Id),
  points: Type.Number(),
  buchholz: Type.Number(),
  sonnebornBerger: Type.Number(),
});
export type StandingRound = Static<typeof StandingRound>;

export const TournamentStanding = Type.Object({
  person: Id,
  /** From 1; equal players share it. */
  rank: Type.Integer(),
  points: Type.Number(),
  /** Buchholz: the points of the opponents. */
  buchholz: Type.Number(),
  /** Sonneborn-Berger: the points of beaten opponents, and half of those drawn with. */
  sonnebornBerger: Type.Number(),
  /** Points against tied players; null if they have not all met. */
  headToHead: Nullable(Type.Number()),
  wins: Type.Integer(),
  rounds: Type.Array(StandingRound),
});
export type TournamentStanding = Static<typeof TournamentStanding>;

/** A tournament as sent to clients. */
export const TournamentView = Type.Object({
  id: Id,
  version: Type.Integer(),
  phase: TournamentPhase,
  terms: TournamentTerms,
  organiser: Type.Object({ id: Id, name: Type.String() }),
  entrants: Type.Array(TournamentEntrant),
  rounds: Type.Array(TournamentRound),
  /** The number of rounds; null before the start. */
  roundCount: Nullable(Type.Integer()),
  standings: Type.Array(TournamentStanding),
  createdAt: Type.Integer(),
  /** For same deals: the commitment at the start, with its proof at the end. */
  deals: Nullable(
    Type.Object({
      commitment: Type.String(),
      secret: Nullable(Type.String()),
      salt: Nullable(Type.String()),
      /** By round, once it is over. */
      codes: Type.Array(Type.String()),
    }),
  ),
});
export type TournamentView = Static<typeof TournamentView>;

/** A tournament in a list. */
export const TournamentLine = Type.Object({
  id: Id,
  title: Type.String(),
  game: Type.String(),
  format: Format,
  phase: TournamentPhase,
  pace: Pace,
  places: Type.Integer(),
  entrants: Type.Integer(),
  startsAt: Nullable(Type.Integer()),
  /** The current round, from 1. */
  round: Type.Integer(),
  roundCount: Nullable(Type.Integer()),
  /** Whether the person takes part or organizes it. */
  mine: Type.Boolean(),
});
export type TournamentLine = Static<typeof TournamentLine>;
