import { type Static, Type } from 'typebox';
import {
  AnyObject,
  BotLevel,
  ChatMode,
  Id,
  Pace,
  ReadyCheck,
  SeatView,
  Spoken,
  TableInfo,
  TablePhase,
} from './table.ts';

const strict = { additionalProperties: false };
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

export const GameInfo = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Record(
    Type.String(),
    Type.Object({
      rule: Type.String(),
      normally: Type.Unknown(),
      values: Nullable(Type.Array(Type.Unknown())),
      range: Nullable(Type.Object({ min: Type.Number(), max: Type.Number() })),
    }),
  ),
  presets: Type.Record(Type.String(), AnyObject),
  bots: Type.Array(BotLevel),
});
export type GameInfo = Static<typeof GameInfo>;

export const Name = Type.String({ minLength: 1, maxLength: 24 });

export const NewGuest = Type.Object(
  { name: Type.Optional(Name), bot: Type.Optional(Type.Boolean()) },
  strict,
);
export const NewName = Type.Object({ name: Name }, strict);

export const Me = Type.Object({
  id: Id,
  name: Type.String(),
  /** False for guests. */
  account: Type.Boolean(),
  /** Whether the person is a program. */
  bot: Type.Boolean(),
});
export type Me = Static<typeof Me>;

/** Who gets a chair of a new table: the person, a bot, or nobody yet. */
export const ChairChoice = Type.Union([Type.Literal('me'), Type.Literal('open'), BotLevel]);
export type ChairChoice = Static<typeof ChairChoice>;

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    places: Type.Array(ChairChoice, { minItems: 1, maxItems: 16 }),
    options: Type.Optional(AnyObject),
    preset: Type.Optional(Type.String({ maxLength: 40 })),
    legs: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    pace: Type.Optional(Pace),
    talk: Type.Optional(ChatMode),
    language: Type.Optional(Spoken),
    listed: Type.Optional(Type.Boolean()),
    rated: Type.Optional(Type.Boolean()),
    /** A deal code, which fixes options and all randomness; never in a rated game. */
    deal: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  strict,
);
export type NewTable = Static<typeof NewTable>;

/** New terms of a table that waits for players; missing ones stay unchanged. */
export const NewTerms = Type.Object(
  {
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
    ...Type.Omit(NewTable, ['game', 'places']).properties,
  },
  strict,
);
export type NewTerms = Static<typeof NewTerms>;

/** A person's chair. Only seated people get the code. */
export const Seated = Type.Object({ table: Id, chair: Type.Integer(), code: Type.String() });
export type Seated = Static<typeof Seated>;

/** A table in a list. */
export const TableSummary = Type.Object({
  id: Id,
  game: Type.String(),
  phase: TablePhase,
  seats: Type.Integer(),
  free: Type.Integer(),
  /** The number of built-in bots; in unrated games people may replace them. */
  bots: Type.Integer(),
  names: Type.Array(Nullable(Type.String())),
  pace: Pace,
  options: AnyObject,
  legs: Type.Integer(),
  rated: Type.Boolean(),
  /** The chat's language; null if not set. */
  language: Nullable(Spoken),
  /** Chairs whose turn it is. */
  asked: Type.Array(Type.Integer()),
  changedAt: Type.Integer(),
});
export type TableSummary = Static<typeof TableSummary>;

/** A rating and its standard deviation. */
const Rating = Type.Object({ estimate: Type.Number(), uncertainty: Type.Number() });
export type Rating = Static<typeof Rating>;

/** A table in the lobby, without fields that change with every step. */
export const LobbyTable = Type.Object({
  ...Type.Omit(TableSummary, ['asked', 'changedAt']).properties,
  /** By chair; null if the person has none or does not show it. */
  ratings: Type.Array(Nullable(Rating)),
});
export type LobbyTable = Static<typeof LobbyTable>;

/** All tables in order, and those that are new or have changed. */
export const LobbyNews = Type.Object({
  ids: Type.Array(Id),
  lines: Type.Array(LobbyTable),
});
export type LobbyNews = Static<typeof LobbyNews>;

export const MyTable = Type.Object({
  ...TableSummary.properties,
  /** Chairs that have agreed to a proposal, its author first; null without one. */
  proposal: Nullable(Type.Array(Type.Integer())),
  check: Nullable(ReadyCheck),
  /** The table of the rematch. */
  rematch: Nullable(Id),
  chair: Type.Integer(),
  yourMove: Type.Boolean(),
  until: Nullable(Type.Integer()),
});
export type MyTable = Static<typeof MyTable>;

/** A search in the pairing pool. */
export const NewSearch = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    pace: Pace,
    /** Only for people with an account. */
    rated: Type.Optional(Type.Boolean()),
    /** Whether bots fill the seats if nobody comes within 30 seconds. */
    bots: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type NewSearch = Static<typeof NewSearch>;

/** A person's search, and since when they have been waiting. */
export const Search = Type.Object({
  ...NewSearch.properties,
  rated: Type.Boolean(),
  bots: Type.Boolean(),
  since: Type.Integer(),
});
export type Search = Static<typeof Search>;

export const TableView = Type.Object({
  info: TableInfo,
  chair: Nullable(Type.Integer()),
  seen: Nullable(SeatView),
});
export type TableView = Static<typeof TableView>;

/** What a player shows of their profile. */
export const TablePlayer = Type.Object({
  /** Whether they have a public profile; only then may their name appear in shared links. */
  listed: Type.Boolean(),
  rating: Nullable(Rating),
});
export type TablePlayer = Static<typeof TablePlayer>;

/** By chair; null without a person. */
export const TablePlayers = Type.Object({ players: Type.Array(Nullable(TablePlayer)) });
export type TablePlayers = Static<typeof TablePlayers>;

export const Join = Type.Object({ chair: Type.Optional(Type.Integer({ minimum: 0 })) }, strict);
export const SetChair = Type.Object({ bot: Nullable(BotLevel) }, strict);
export const Invite = Type.Object({ token: Type.String({ minLength: 10, maxLength: 64 }) }, strict);
export type Invite = Static<typeof Invite>;

/** The invited chair; by default the first open one. */
export const NewInvite = Join;

/** A new invitation; the only response with its token. */
export const MadeInvite = Type.Object({
  id: Type.String(),
  chair: Type.Integer(),
  token: Type.String(),
});
export type MadeInvite = Static<typeof MadeInvite>;

/** An unused invitation. */
export const InviteLine = Type.Object({
  id: Type.String(),
  chair: Type.Integer(),
  createdAt: Type.Integer(),
});
export type InviteLine = Static<typeof InviteLine>;

/** A report of a message at the table or among its spectators. */
export const Report = Type.Object(
  {
    seq: Type.Optional(Type.Integer({ minimum: 0 })),
    remark: Type.Optional(Type.Integer({ minimum: 1 })),
    why: Type.String({ minLength: 1, maxLength: 500 }),
  },
  strict,
);

export const SessionLine = Type.Object({
  id: Type.String(),
  createdAt: Type.Integer(),
  expiresAt: Type.Integer(),
  agent: Nullable(Type.String()),
  /** The session of this request. */
  current: Type.Boolean(),
});
export type SessionLine = Static<typeof SessionLine>;

/** A muted person. */
export const MutedPerson = Type.Object({ id: Id, name: Type.String() });
export type MutedPerson = Static<typeof MutedPerson>;

export const RatingLine = Type.Object({
  who: Type.String(),
  name: Type.String(),
  rating: Type.Number(),
  uncertainty: Type.Number(),
  games: Type.Integer(),
});
export type RatingLine = Static<typeof RatingLine>;
