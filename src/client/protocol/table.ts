import { type Static, Type } from 'typebox';
import type { AskData } from '../../engine/ask.ts';
import type { Outcome } from '../../engine/game.ts';
import type { AnyMove, AnyNews, AnyView } from '../../engine/hosted.ts';
import { LANGUAGES, type Language } from '../../engine/texts.ts';

/** A name that a program gave: tables, people, messages. */
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/** An object of whatever the game puts into it; without this its fields do not leave over HTTP. */
export const AnyObject = Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }));

export const BotLevel = Type.Union([
  Type.Literal('rookie'),
  Type.Literal('contender'),
  Type.Literal('champion'),
]);
export type BotLevel = Static<typeof BotLevel>;

/** How much time there is: a bank with an increment (seconds), hours for each answer, or no clock. */
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

/** The language that is spoken at a table. */
export const Spoken = Type.Unsafe<Language>(
  Type.Union(LANGUAGES.map((language) => Type.Literal(language))),
);

/** What may be said at a table. */
export const Talk = Type.Union([Type.Literal('phrases'), Type.Literal('free')]);
export type Talk = Static<typeof Talk>;

/** The phrases that may be said everywhere; the page has their words. */
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

/** Before the game, in the two moments of fair dealing, during it, and after. */
export const Phase = Type.Union([
  Type.Literal('gathering'),
  Type.Literal('committing'),
  Type.Literal('revealing'),
  Type.Literal('playing'),
  Type.Literal('over'),
  Type.Literal('closed'),
]);
export type Phase = Static<typeof Phase>;

/** A place at the table that a person or a bot keeps for the whole match. */
export const Chair = Type.Object({
  /** Who sits there; null while it is free, or where a bot of the house does. */
  person: Type.Union([
    Type.Object({ id: Id, name: Type.String(), program: Type.Boolean() }),
    Type.Null(),
  ]),
  /** The bot that answers: of the house, or in place of a person who has gone. */
  bot: Type.Union([BotLevel, Type.Null()]),
  /** Kept for somebody who was invited or has played before. */
  kept: Type.Boolean(),
  committed: Type.Boolean(),
  revealed: Type.Boolean(),
});
export type Chair = Static<typeof Chair>;

/** The step of a wish to call the game off. */
export const CALLED_OFF = 0;

/** A wish to take back all from a step on, or to call the game off, and the chairs that have agreed. */
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

/** All that everybody may know of a table beside the game itself. */
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
  talk: Talk,
  /** Null where nobody has said. */
  language: Type.Union([Spoken, Type.Null()]),
  listed: Type.Boolean(),
  rated: Type.Boolean(),
  phase: Phase,
  chairs: Type.Array(Chair),
  /** The chair of whoever opened it. */
  host: Type.Integer(),
  /** The dealer's promise, made before anyone sat down. */
  commitment: Type.String(),
  /** When the committing or revealing of entropy ends. */
  until: Type.Union([Type.Integer(), Type.Null()]),
  proposal: Type.Union([Proposal, Type.Null()]),
  /** The table where they play again. */
  rematch: Type.Union([Id, Type.Null()]),
  outcome: Type.Union([OutcomeShape, Type.Null()]),
});
export type TableInfo = Static<typeof TableInfo>;

/** The clock as everybody sees it; times in milliseconds. */
export const Clock = Type.Object({
  /** The server's time at which this was true. */
  now: Type.Integer(),
  /** By chair: what is left in the bank; null without one. */
  left: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
  /** By chair: when its time is up, while it is waited for. */
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

export const ViewShape = Type.Unsafe<AnyView>(
  Type.Object({
    seat: Type.Union([Type.Integer(), Type.Null()]),
    options: AnyObject,
    open: AnyObject,
    own: Type.Unknown(),
    glance: Type.Unknown(),
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

/** What a seat sees of the game now. */
export const SeatView = Type.Object({
  /** How many steps there have been. */
  step: Type.Integer(),
  /** Which game of the match this is. */
  leg: Type.Integer(),
  view: ViewShape,
  ask: Type.Union([AskShape, Type.Null()]),
  /** The seats that are waited for. */
  asked: Type.Array(Type.Integer()),
  clock: Clock,
  outcome: Type.Union([OutcomeShape, Type.Null()]),
});
export type SeatView = Static<typeof SeatView>;

/** Those who look on: how many up to a hundred, and the first names of those who want theirs shown. */
export const Audience = Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) });
export type Audience = Static<typeof Audience>;

/** Something that somebody said. */
export const Said = Type.Object({
  seq: Type.Integer(),
  at: Type.Integer(),
  chair: Type.Integer(),
  name: Type.String(),
  phrase: Type.Union([Phrase, Type.Null()]),
  text: Type.Union([Type.String(), Type.Null()]),
});
export type Said = Static<typeof Said>;
