import { type Static, Type } from 'typebox';
import { PUSH_TOPICS, type PushTopic, RESULTS, type ResultKind } from './names.ts';
import { ChatMessage, Id, Remark } from './table.ts';

const strict = { additionalProperties: false };
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** A rating with its uncertainty. */
export const RatingPoint = Type.Object({
  at: Type.Integer(),
  estimate: Type.Number(),
  uncertainty: Type.Number(),
});
export type RatingPoint = Static<typeof RatingPoint>;

/** A person's result in a game. */
export const ResultLine = Type.Object({
  table: Id,
  game: Type.String(),
  at: Type.Integer(),
  seats: Type.Integer(),
  place: Type.Integer(),
  /** How many share that place. */
  shared: Type.Integer(),
  score: Type.Number(),
  rated: Type.Boolean(),
  /** The rating afterwards; null in unrated games. */
  strength: Nullable(RatingPoint),
  /** Names of the others; for built-in bots their level. */
  rivals: Type.Array(Type.String()),
  note: Nullable(Type.String()),
});
export type ResultLine = Static<typeof ResultLine>;

const AnyEnding = Type.Unsafe<ResultKind>(Type.Union(RESULTS.map((name) => Type.Literal(name))));

export const ResultFilter = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    result: Type.Optional(AnyEnding),
    rated: Type.Optional(Type.Boolean()),
    /** A part of a name. */
    against: Type.Optional(Type.String({ maxLength: 40 })),
    /** Only results that ended earlier. */
    before: Type.Optional(Type.Integer()),
  },
  strict,
);
export type ResultFilter = Static<typeof ResultFilter>;

export const Results = Type.Object({ results: Type.Array(ResultLine), more: Type.Boolean() });
export type Results = Static<typeof Results>;

/** A person's statistics in one game. */
export const GameProfile = Type.Object({
  game: Type.String(),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  /** After each of the last 500 rated games, oldest first. */
  history: Type.Array(RatingPoint),
  /** The game's own counters, summed over all games. */
  figures: Type.Record(Type.String(), Type.Number()),
});
export type GameProfile = Static<typeof GameProfile>;

export const Profile = Type.Object({ games: Type.Array(GameProfile) });
export type Profile = Static<typeof Profile>;

/** A person's settings; each change increments the version. */
export const Preferences = Type.Object(
  {
    version: Type.Integer({ minimum: 0 }),
    body: Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })),
  },
  strict,
);
export type Preferences = Static<typeof Preferences>;

export const Note = Type.Object({ text: Type.String({ maxLength: 2000 }) }, strict);
export type Note = Static<typeof Note>;

const AnyPushTopic = Type.Unsafe<PushTopic>(
  Type.Union(PUSH_TOPICS.map((name) => Type.Literal(name))),
);

/** Minutes since midnight in the browser's time zone. */
const Minutes = Type.Integer({ minimum: 0, maximum: 1439 });

/** A Web Push subscription with its events, language and quiet hours. */
export const Push = Type.Object(
  {
    endpoint: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://' }),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
      },
      strict,
    ),
    events: Type.Array(AnyPushTopic, { maxItems: PUSH_TOPICS.length }),
    language: Type.String({ maxLength: 8 }),
    quiet: Nullable(
      Type.Object({ from: Minutes, to: Minutes, zone: Type.String({ maxLength: 60 }) }, strict),
    ),
  },
  strict,
);
export type Push = Static<typeof Push>;

export const Endpoint = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, strict);
export const PushKey = Type.Object({ key: Type.String() });

/** The payload of a push notification; the page has the texts. */
export interface Pushed {
  readonly what: PushTopic;
  readonly game: string;
  readonly table: string;
  readonly language: string;
}

/** What the account page shows. */
export const Account = Type.Object({
  username: Nullable(Type.String()),
  /** Whether it has a password. */
  password: Type.Boolean(),
  /** The number of unused recovery codes. */
  recoveryCodes: Type.Integer(),
});
export type Account = Static<typeof Account>;

/** New recovery codes; shown once. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** Sets a new password with a recovery code. */
export const Recovery = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 60 }),
    code: Type.String({ minLength: 12, maxLength: 40 }),
    password: Type.String({ minLength: 8, maxLength: 128 }),
  },
  strict,
);
export type Recovery = Static<typeof Recovery>;

const AnySanction = Type.Union([
  Type.Literal('warn'),
  Type.Literal('silence'),
  Type.Literal('ban'),
]);
export type SanctionKind = Static<typeof AnySanction>;

/** A warning, or a restriction until a time. */
export const Sanction = Type.Object({
  kind: AnySanction,
  why: Type.String(),
  at: Type.Integer(),
  until: Type.Integer(),
});
export type Sanction = Static<typeof Sanction>;

export const NewSanction = Type.Object(
  {
    kind: AnySanction,
    days: Type.Integer({ minimum: 1, maximum: 3_650 }),
    why: Type.String({ minLength: 1, maxLength: 500 }),
  },
  strict,
);
export type NewSanction = Static<typeof NewSanction>;

/** An operator's action. */
export const OperatorAct = Type.Object({
  at: Type.Integer(),
  what: Type.String(),
  person: Nullable(Type.String()),
  why: Type.String(),
});
export type OperatorAct = Static<typeof OperatorAct>;

/** A report with the chat around it, and the people involved. */
export const ReportContext = Type.Object({
  table: Type.String(),
  game: Type.String(),
  phase: Type.String(),
  people: Type.Array(
    Type.Object({
      /** Null for a spectator. */
      chair: Nullable(Type.Integer()),
      id: Type.String(),
      name: Type.String(),
      sanctions: Type.Array(Sanction),
    }),
  ),
  said: Type.Array(ChatMessage),
  /** The spectators' messages around it, if one of them was reported. */
  remarks: Type.Array(Remark),
});
export type ReportContext = Static<typeof ReportContext>;

/** A reported chat message. */
export const ReportLine = Type.Object({
  id: Type.String(),
  table: Type.String(),
  at: Type.Integer(),
  why: Type.String(),
  by: Nullable(Type.String()),
  /** Null if it was deleted. */
  said: Nullable(
    Type.Object({
      name: Type.String(),
      text: Nullable(Type.String()),
      phrase: Nullable(Type.String()),
    }),
  ),
});
export type ReportLine = Static<typeof ReportLine>;

/** Figures for operators. Totals only grow. */
export const Operating = Type.Object({
  now: Type.Integer(),
  since: Type.Integer(),
  store: Type.String(),
  sockets: Type.Integer(),
  /** Tables in memory. */
  awake: Type.Integer(),
  /** By game and phase, in the store. */
  tables: Type.Array(
    Type.Object({ game: Type.String(), phase: Type.String(), count: Type.Integer() }),
  ),
  people: Type.Integer(),
  answers: Type.Integer(),
  faults: Type.Integer(),
  /** 99th percentile of write times, in seconds; null before the first. */
  writing: Nullable(Type.Number()),
  memory: Type.Integer(),
  reports: Type.Array(ReportLine),
});
export type Operating = Static<typeof Operating>;

export const OperatorToken = Type.Object({ token: Type.String({ maxLength: 200 }) }, strict);
