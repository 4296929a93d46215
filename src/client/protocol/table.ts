import { type Static, Type } from 'typebox';
import type { AskData } from '../../engine/ask.ts';
import type { Change } from '../../engine/difference.ts';
import type { Outcome } from '../../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../../engine/hosted.ts';
import { LEVELS, type Level } from '../../engine/levels.ts';
import { LANGUAGES, type Language } from '../../engine/texts.ts';

/** An id of a table, person or message. */
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/** Any object; without `additionalProperties` its fields would be stripped from responses. */
export const AnyObject = Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }));

export const BotLevel = Type.Unsafe<Level>(Type.Union(LEVELS.map((level) => Type.Literal(level))));
export type BotLevel = Level;

/** A bank with an increment (seconds), hours per answer, or no clock. */
export const Pace = Type.Union([
  Type.Object(
    {
      type: Type.Literal('live'),
      bank: Type.Integer({ minimum: 10, maximum: 86_400 }),
      increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { type: Type.Literal('slow'), hours: Type.Integer({ minimum: 1, maximum: 24 * 30 }) },
    { additionalProperties: false },
  ),
  Type.Object({ type: Type.Literal('none') }, { additionalProperties: false }),
]);
export type Pace = Static<typeof Pace>;

export const Spoken = Type.Unsafe<Language>(
  Type.Union(LANGUAGES.map((language) => Type.Literal(language))),
);

/** Preset phrases only, or free text. */
export const ChatMode = Type.Union([Type.Literal('phrases'), Type.Literal('free')]);
export type ChatMode = Static<typeof ChatMode>;

/** Preset phrases; their texts are in the page. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'thinking',
  'yourTurn',
  'oneMoment',
  'goodGame',
  'rematch',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
export const Phrase = Type.Unsafe<Phrase>(
  Type.Union(PHRASES.map((phrase) => Type.Literal(phrase))),
);

/** Before the game, the two phases of fair dealing, during the game, and after. */
export const TablePhase = Type.Union([
  Type.Literal('gathering'),
  Type.Literal('committing'),
  Type.Literal('revealing'),
  Type.Literal('playing'),
  Type.Literal('over'),
  Type.Literal('closed'),
]);
export type TablePhase = Static<typeof TablePhase>;

/** The place of a person or bot for the whole match; its seat changes from game to game. */
export const Chair = Type.Object({
  /** Null if the chair is empty or has a built-in bot. */
  person: Type.Union([
    Type.Object({ id: Id, name: Type.String(), program: Type.Boolean() }),
    Type.Null(),
  ]),
  /** A built-in bot, or the substitute of an absent person. */
  bot: Type.Union([BotLevel, Type.Null()]),
  /** Reserved for an invitation, or for a player of the last game. */
  kept: Type.Boolean(),
  committed: Type.Boolean(),
  revealed: Type.Boolean(),
});
export type Chair = Static<typeof Chair>;

/** The step of a proposal to abort the game. */
export const CALLED_OFF = 0;

/** The step of a draw offer. */
export const DRAWN = -1;

/** A proposal to take back everything from a step on, to abort or to draw, and who has agreed. */
export const Proposal = Type.Object({
  chair: Type.Integer(),
  step: Type.Integer(),
  agreed: Type.Array(Type.Integer()),
});
export type Proposal = Static<typeof Proposal>;

export const OutcomeShape = Type.Unsafe<Outcome>(
  Type.Object({
    places: Type.Array(Type.Array(Type.Integer())),
    scores: Type.Array(Type.Number()),
    rule: Type.String(),
  }),
);

export const ViewShape = Type.Unsafe<AnyView>(
  Type.Object({
    seat: Type.Union([Type.Integer(), Type.Null()]),
    options: AnyObject,
    open: AnyObject,
    own: Type.Unknown(),
    glance: Type.Unknown(),
  }),
);

/** The pause between two games of a match: the last result, and who is ready for the next. */
export const Between = Type.Object({
  /** When the next game begins at the latest. */
  until: Type.Integer(),
  ready: Type.Array(Type.Integer()),
  /** The final public board. */
  view: ViewShape,
  /** How that game ended, by seat. */
  outcome: OutcomeShape,
  /** Each chair's score in the match so far. */
  scores: Type.Array(Type.Number()),
});
export type Between = Static<typeof Between>;

/**
 * Ready check before the deal: some people have to confirm that they are present, because their
 * pages were hidden or closed.
 */
export const ReadyCheck = Type.Object({
  /** People who have not confirmed by then lose the seat. */
  until: Type.Integer(),
  /** Chairs that have yet to confirm. */
  waiting: Type.Array(Type.Integer()),
});
export type ReadyCheck = Static<typeof ReadyCheck>;

/** Public data of a table besides the game itself. */
export const TableInfo = Type.Object({
  id: Id,
  game: Type.String(),
  /** The version of the game's rules. */
  rules: Type.Integer(),
  seats: Type.Integer(),
  options: AnyObject,
  legs: Type.Integer(),
  /** The current game of the match: the person in chair c has seat (c + leg) mod seats. */
  leg: Type.Integer(),
  pace: Pace,
  talk: ChatMode,
  /** Null if not set. */
  language: Type.Union([Spoken, Type.Null()]),
  listed: Type.Boolean(),
  rated: Type.Boolean(),
  phase: TablePhase,
  chairs: Type.Array(Chair),
  /**
   * The host's chair: the person who opened the table, or somebody else if they left before the
   * deal.
   */
  host: Type.Integer(),
  /** The dealer's commitment, published before anyone sat down. */
  commitment: Type.String(),
  /** When the current phase of dealing ends. */
  until: Type.Union([Type.Integer(), Type.Null()]),
  proposal: Type.Union([Proposal, Type.Null()]),
  /** The table of the rematch. */
  rematch: Type.Union([Id, Type.Null()]),
  outcome: Type.Union([OutcomeShape, Type.Null()]),
  /** Chairs that have resigned or lost on time, in order. */
  resigned: Type.Optional(Type.Array(Type.Integer())),
  /** Between two games of a match. */
  between: Type.Optional(Type.Union([Between, Type.Null()])),
  /** People who have to confirm before the deal. */
  check: Type.Optional(Type.Union([ReadyCheck, Type.Null()])),
  /** Chairs of people who have been absent for a minute, or keep a game without a clock waiting. */
  absent: Type.Optional(Type.Array(Type.Integer())),
  /**
   * Opened by the pairing pool. If a person does not show up, it closes and the others return to
   * the pool.
   */
  paired: Type.Optional(Type.Boolean()),
  /** The table's tournament; as in rated games, leaving loses. */
  tournament: Type.Optional(Type.Union([Id, Type.Null()])),
});
export type TableInfo = Static<typeof TableInfo>;

/** The clock as shown to everyone; times in milliseconds. */
export const Clock = Type.Object({
  /** The server's time of this reading. */
  now: Type.Integer(),
  /** By chair: the remaining bank; null without one. */
  left: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
  /** By chair: when its time is up, while it is its turn. */
  until: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
});
export type Clock = Static<typeof Clock>;

export const NewsShape = Type.Unsafe<AnyNews>(
  Type.Object({
    to: Type.Union([Type.Integer(), Type.Null()]),
    rule: Type.String(),
    news: Type.Object({ type: Type.String() }, { additionalProperties: true }),
    visibleUntil: Type.Union([Type.String(), Type.Null()]),
  }),
);

/** The same with what is null left out. */
export const BriefNewsShape = Type.Unsafe<BriefNews>(
  Type.Object({
    to: Type.Optional(Type.Integer()),
    rule: Type.String(),
    news: Type.Object({ type: Type.String() }, { additionalProperties: true }),
    visibleUntil: Type.Optional(Type.String()),
  }),
);

/** A news item as it is sent with changes. */
export type BriefNews = Pick<AnyNews, 'rule' | 'news'> &
  Partial<Pick<AnyNews, 'to' | 'visibleUntil'>>;

/** A path and the value there, or a path, a place in the list there, how many items go, and those that come. */
export const ChangeShape = Type.Unsafe<Change>(
  Type.Array(Type.Unknown(), { minItems: 2, maxItems: 4 }),
);

export const AskShape = Type.Unsafe<AskData<AnyMove>>(
  Type.Object({
    seat: Type.Integer(),
    rule: Type.String(),
    about: Type.String(),
    form: Type.Union([Type.Literal('choose'), Type.Literal('select')]),
    open: Type.Boolean(),
    talk: Type.Boolean(),
    sealed: Type.Boolean(),
    within: Type.Union([Type.Number(), Type.Null()]),
    idle: AnyObject,
    moves: Type.Array(AnyObject),
    complete: Type.Boolean(),
    select: Type.Unknown(),
  }),
);

/** The game as a seat sees it. */
export const SeatView = Type.Object({
  /** Number of steps so far. */
  step: Type.Integer(),
  /** Which game of the match this is. */
  leg: Type.Integer(),
  view: ViewShape,
  ask: Type.Union([AskShape, Type.Null()]),
  /** Seats whose turn it is. */
  asked: Type.Array(Type.Integer()),
  clock: Clock,
  outcome: Type.Union([OutcomeShape, Type.Null()]),
});
export type SeatView = Static<typeof SeatView>;

/** Spectators: how many, up to a hundred, and some of their names. */
export const Audience = Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) });
export type Audience = Static<typeof Audience>;

/**
 * Something other than a person's own answer: the clock or a substitute bot answered, an answer was
 * taken back, a seat was left or taken back, a player resigned, lost on time, forfeited by absence
 * or offered a draw that was accepted.
 */
export const TableAction = Type.Object({
  seq: Type.Integer(),
  at: Type.Integer(),
  /** The number of steps when it happened. */
  step: Type.Integer(),
  chair: Type.Integer(),
  what: Type.Union([
    Type.Literal('clock'),
    Type.Literal('bot'),
    Type.Literal('takeBack'),
    Type.Literal('handed'),
    Type.Literal('returned'),
    Type.Literal('resigned'),
    Type.Literal('time'),
    Type.Literal('drawn'),
    Type.Literal('left'),
  ]),
});
export type TableAction = Static<typeof TableAction>;

/** An act at its position in a log: after this many of the reader's news. */
export const LoggedAct = Type.Object({ ...TableAction.properties, after: Type.Integer() });
export type LoggedAct = Static<typeof LoggedAct>;

/** A spectator's message. */
export const Remark = Type.Object({
  /** Counts from 1 per table. */
  number: Type.Integer(),
  at: Type.Integer(),
  person: Id,
  name: Type.String(),
  phrase: Type.Union([Phrase, Type.Null()]),
  text: Type.Union([Type.String(), Type.Null()]),
});
export type Remark = Static<typeof Remark>;

/** A chat message. */
export const ChatMessage = Type.Object({
  seq: Type.Integer(),
  at: Type.Integer(),
  chair: Type.Integer(),
  name: Type.String(),
  phrase: Type.Union([Phrase, Type.Null()]),
  text: Type.Union([Type.String(), Type.Null()]),
});
export type ChatMessage = Static<typeof ChatMessage>;
