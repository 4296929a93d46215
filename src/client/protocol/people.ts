import { type Static, Type } from 'typebox';
import { MyTable, Search } from './http.ts';
import { GameProfile, RatingPoint } from './profile.ts';
import { Id } from './table.ts';

const strict = { additionalProperties: false };
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

export const PersonLine = Type.Object({ id: Id, name: Type.String() });
export type PersonLine = Static<typeof PersonLine>;

/** Who sees that a person is online: nobody, people they follow back, or all followers. */
const AnyPresence = Type.Union([
  Type.Literal('nobody'),
  Type.Literal('mutual'),
  Type.Literal('followers'),
]);
export type PresenceFor = Static<typeof AnyPresence>;

/** A person's privacy settings. */
export const Privacy = Type.Object(
  {
    /** Whether they have a public profile and a place on leaderboards. */
    listed: Type.Boolean(),
    presence: AnyPresence,
  },
  strict,
);
export type Privacy = Static<typeof Privacy>;

/** A followed person. */
export const Friend = Type.Object({
  ...PersonLine.properties,
  /** Whether they follow back; only then can they be invited. */
  mutual: Type.Boolean(),
  /** Also `offline` if they do not show it. */
  state: Type.Union([Type.Literal('playing'), Type.Literal('online'), Type.Literal('offline')]),
  /** The game they are playing. */
  game: Nullable(Type.String()),
  /** The table, if it is public. */
  table: Nullable(Id),
});
export type Friend = Static<typeof Friend>;

export const Friends = Type.Object({
  /** Those who are online first. */
  friends: Type.Array(Friend),
  /** Followers whom the person does not follow, latest first. */
  followers: Type.Array(PersonLine),
});
export type Friends = Static<typeof Friends>;

/** An invitation of a friend, for whom a seat is reserved. */
export const FriendInvite = Type.Object(
  { person: Id, chair: Type.Optional(Type.Integer({ minimum: 0 })) },
  strict,
);
export type FriendInvite = Static<typeof FriendInvite>;

/** A friend's invitation to a table. */
export const Invitation = Type.Object({
  table: Id,
  game: Type.String(),
  by: PersonLine,
  at: Type.Integer(),
});
export type Invitation = Static<typeof Invitation>;

/**
 * The person's name and tables, those where it is their turn first, friends' invitations, and their search.
 */
export const MyTables = Type.Object({
  name: Type.String(),
  tables: Type.Array(MyTable),
  invitations: Type.Array(Invitation),
  search: Nullable(Search),
});
export type MyTables = Static<typeof MyTables>;

/** The relationship of a viewer to a person. */
export const Relation = Type.Object({
  follows: Type.Boolean(),
  followsMe: Type.Boolean(),
  blocked: Type.Boolean(),
});
export type Relation = Static<typeof Relation>;

/** A person's public data: results at public and rated tables. */
export const PublicProfile = Type.Object({
  ...PersonLine.properties,
  since: Type.Integer(),
  games: Type.Array(GameProfile),
  /** Null for strangers and for the person themselves. */
  relation: Nullable(Relation),
});
export type PublicProfile = Static<typeof PublicProfile>;

/** A public result. */
export const PublicResult = Type.Object({
  table: Id,
  game: Type.String(),
  at: Type.Integer(),
  seats: Type.Integer(),
  place: Type.Integer(),
  shared: Type.Integer(),
  score: Type.Number(),
  rated: Type.Boolean(),
  strength: Nullable(RatingPoint),
  /** The others: people with a public profile by id, built-in bots by level, the rest unnamed. */
  rivals: Type.Array(Type.Object({ id: Nullable(Id), name: Type.String() })),
});
export type PublicResult = Static<typeof PublicResult>;

export const PublicResults = Type.Object({
  results: Type.Array(PublicResult),
  more: Type.Boolean(),
});
export type PublicResults = Static<typeof PublicResults>;

/** A row of a leaderboard. */
export const LeaderboardRow = Type.Object({
  ...PersonLine.properties,
  /** Null until they have played enough rated games in the season. */
  rank: Nullable(Type.Integer()),
  estimate: Type.Number(),
  uncertainty: Type.Number(),
  games: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
});
export type LeaderboardRow = Static<typeof LeaderboardRow>;

export const Leaderboard = Type.Object({
  season: Type.String(),
  /** Seasons with rated games, latest first. */
  seasons: Type.Array(Type.String()),
  rows: Type.Array(LeaderboardRow),
  more: Type.Boolean(),
  /** The person's own row, on whatever page. */
  mine: Nullable(LeaderboardRow),
});
export type Leaderboard = Static<typeof Leaderboard>;

export const LeaderboardQuery = Type.Object(
  {
    season: Type.Optional(Type.String({ pattern: '^[0-9]{4}-Q[1-4]$' })),
    page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  },
  strict,
);
export type LeaderboardQuery = Static<typeof LeaderboardQuery>;
