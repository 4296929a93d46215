import { type Static, Type } from 'typebox';
import type { AskData } from '../../engine/ask.ts';
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

/** Before the game, the two phases of fair dealing, during it, and after. */
export const TablePhase = Type.Union([
  Type.Literal('gathering'),
  Type.Literal('committing'),
  Type.Literal('revealing'),
  Type.Literal('playing'),
  Type.Literal('over'),
  Type.Literal('closed'),
]);
export type TablePhase = Static<typeof TablePhase>;

/** A place that a person or bot has for the whole match. */
export const Chair = Type.Object({
  /** Null if the chair is free or has a house bot. */
  person: Type.Union([
    Type.Object({ id: Id, name: Type.String(), program: Type.Boolean() }),
    Type.Null(),
  ]),
  /** A house bot, or the bot in place of an absent person. */
  bot: Type.Union([BotLevel, Type.Null()]),
  /** Reserved for an invitation, or for a player of the last game. */
  kept: Type.Boolean(),
  committed: Type.Boolean(),
  revealed: Type.Boolean(),
});
export type Chair = Static<typeof Chair>;

/** The step of a proposal to call the game off. */
export const CALLED_OFF = 0;

/** The step of the offer of a draw. */
export const DRAWN = -1;

/** A proposal to take back all from a step on, to call the game off or to draw, and who has agreed. */
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

/** The time between two games of a match: how the last one ended, and who is ready for the next. */
export const Between = Type.Object({
  /** When the next game begins at the latest. */
  until: Type.Integer(),
  ready: Type.Array(Type.Integer()),
  /** The final board as everybody saw it. */
  view: ViewShape,
  /** How that game ended, by seat. */
  outcome: OutcomeShape,
  /** What each chair has scored in the match so far. */
  scores: Type.Array(Type.Number()),
});
export type Between = Static<typeof Between>;

/** Before the deal: some people have to confirm that they are there, since their pages were hidden or gone. */
export const ReadyCheck = Type.Object({
  /** Who has not confirmed by then loses the seat. */
  until: Type.Integer(),
  /** Chairs that have yet to confirm. */
  waiting: Type.Array(Type.Integer()),
});
export type ReadyCheck = Static<typeof ReadyCheck>;

/** Public facts of a table beside the game itself. */
export const TableInfo = Type.Object({
  id: Id,
  game: Type.String(),
  /** The version of the game's rules. */
  rules: Type.Integer(),
  seats: Type.Integer(),
  options: AnyObject,
  legs: Type.Integer(),
  /** Which game of the match is played: the person in chair c has seat (c + leg) mod seats. */
  leg: Type.Integer(),
  pace: Pace,
  talk: ChatMode,
  /** Null if not set. */
  language: Type.Union([Spoken, Type.Null()]),
  listed: Type.Boolean(),
  rated: Type.Boolean(),
  phase: TablePhase,
  chairs: Type.Array(Chair),
  /** The chair of the person who opened it; if they leave before the deal, somebody else's. */
  host: Type.Integer(),
  /** The dealer's commitment, made before anyone sat down. */
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
  /** Who has to confirm before the deal. */
  check: Type.Optional(Type.Union([ReadyCheck, Type.Null()])),
  /** Chairs of people who have been gone for a minute, or keep a game without a clock waiting. */
  absent: Type.Optional(Type.Array(Type.Integer())),
  /** The pairing pool opened it. If somebody is not there, it closes and the others are back in the pool. */
  paired: Type.Optional(Type.Boolean()),
  /** The tournament that it belongs to: as in rated games, whoever leaves loses. */
  tournament: Type.Optional(Type.Union([Id, Type.Null()])),
});
export type TableInfo = Static<typeof TableInfo>;

/** The clock as all see it; times in milliseconds. */
export const Clock = Type.Object({
  /** The server's time of this reading. */
  now: Type.Integer(),
  /** By chair: what is left in the bank; null without one. */
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

/** Spectators: how many, up to a hundred, and some of the names that may be shown. */
export const Audience = Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) });
export type Audience = Static<typeof Audience>;

/**
 * Something that happened beside a person's own answer: the clock answered, a bot answered in a
 * person's place, an answer was taken back, a seat was left or taken back, somebody resigned, lost on
 * time, lost by staying away or offered a draw that all agreed to.
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

/** An act at its place in a log: after so many of the news that the reader has heard. */
export const LoggedAct = Type.Object({ ...TableAction.properties, after: Type.Integer() });
export type LoggedAct = Static<typeof LoggedAct>;

/** What a spectator said in the room of the spectators. */
export const Remark = Type.Object({
  /** From 1, by table. */
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
