import { type Static, type TProperties, Type } from 'typebox';
import { ErrorName } from './errors.ts';
import { Audience, Chair, Id, NewsShape, Phrase, Said, SeatView, TableInfo } from './table.ts';

/** The longest message that may come in, in bytes. */
export const LONGEST_MESSAGE = 16_384;

const HEX_64 = '^[0-9a-f]{64}$';

/** A message about a table. The id is the client's: the same id is never acted on twice. */
function about<P extends TProperties>(properties: P) {
  return Type.Object({ id: Id, table: Id, ...properties }, { additionalProperties: false });
}

/** What a client says. */
export const Incoming = Type.Union([
  /** Wants to hear of a table, as the seat it has or as a spectator, whose name is shown unless `named` is false; `since` is the last number it saw. */
  about({
    type: Type.Literal('watch'),
    since: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    named: Type.Optional(Type.Boolean()),
  }),
  about({ type: Type.Literal('unwatch') }),
  about({ type: Type.Literal('commit'), commitment: Type.String({ pattern: HEX_64 }) }),
  about({ type: Type.Literal('reveal'), value: Type.String({ pattern: HEX_64 }) }),
  about({ type: Type.Literal('answer'), move: Type.Unknown() }),
  /** Wants to take back all from a step on; null is its own last answer. */
  about({
    type: Type.Literal('takeBack'),
    step: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  }),
  /** Wants to call the game off. */
  about({ type: Type.Literal('callOff') }),
  about({ type: Type.Literal('agree'), yes: Type.Boolean() }),
  /** Takes the seat back from the bot that holds it. */
  about({ type: Type.Literal('return') }),
  about({ type: Type.Literal('say'), phrase: Phrase }),
  about({ type: Type.Literal('speak'), text: Type.String({ minLength: 1, maxLength: 300 }) }),
  about({ type: Type.Literal('mute'), chair: Type.Integer({ minimum: 0 }), muted: Type.Boolean() }),
  Type.Object({ id: Id, type: Type.Literal('ping') }, { additionalProperties: false }),
]);
export type Incoming = Static<typeof Incoming>;

const Table = { table: Id, seq: Type.Integer() };

/** What the server says. `seq` numbers what happened at a table, without gaps. */
export const Outgoing = Type.Union([
  Type.Object({
    type: Type.Literal('welcome'),
    person: Type.Object({ id: Id, name: Type.String() }),
    now: Type.Integer(),
  }),
  /** All there is to know for this seat. `news` is what it has not heard yet. */
  Type.Object({
    type: Type.Literal('sync'),
    ...Table,
    chair: Type.Union([Type.Integer(), Type.Null()]),
    code: Type.Union([Type.String(), Type.Null()]),
    info: TableInfo,
    /** Who is connected, and who looks on; null where that has not changed. */
    here: Type.Union([Type.Array(Type.Boolean()), Type.Null()]),
    watching: Type.Union([Audience, Type.Null()]),
    seen: Type.Union([SeatView, Type.Null()]),
    heard: Type.Array(NewsShape),
    news: Type.Array(NewsShape),
    said: Type.Array(Said),
    /** The chairs of those whom this person does not hear; null where that has not changed. */
    muted: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  }),
  /** A step of the game. With `began` the next game of the match has begun: what was heard is over. */
  Type.Object({
    type: Type.Literal('step'),
    ...Table,
    /** The step, where all from it on was taken back. */
    takenBack: Type.Union([Type.Integer(), Type.Null()]),
    by: Type.Union([
      Type.Literal('person'),
      Type.Literal('bot'),
      Type.Literal('clock'),
      Type.Literal('dealer'),
    ]),
    news: Type.Array(NewsShape),
    began: Type.Union([Type.Array(NewsShape), Type.Null()]),
    /** What was told under these words may not be shown again. */
    expired: Type.Array(Type.String()),
    seen: SeatView,
  }),
  /** Something changed about the table that is not a step. */
  Type.Object({ type: Type.Literal('table'), ...Table, info: TableInfo }),
  Type.Object({ type: Type.Literal('said'), ...Table, said: Said }),
  /** Whether the person of a chair is connected, and who looks on. */
  Type.Object({
    type: Type.Literal('here'),
    table: Id,
    here: Type.Array(Type.Boolean()),
    watching: Audience,
  }),
  /** What the client's message did, and under which number. */
  Type.Object({
    type: Type.Literal('done'),
    id: Id,
    seq: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** A rule forbids it; nothing has changed. */
  Type.Object({
    type: Type.Literal('refused'),
    id: Id,
    rule: Type.String(),
    why: Type.String(),
  }),
  Type.Object({
    type: Type.Literal('error'),
    id: Type.Union([Id, Type.Null()]),
    error: ErrorName,
    detail: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Object({ type: Type.Literal('pong'), id: Id, now: Type.Integer() }),
]);
export type Outgoing = Static<typeof Outgoing>;
export type Message<T extends Outgoing['type']> = Extract<Outgoing, { readonly type: T }>;

/** The whole protocol as JSON Schema. */
export const SOCKET_SCHEMA = Type.Object(
  { incoming: Incoming, outgoing: Outgoing },
  { $id: 'ringside-socket', title: 'Ringside socket protocol', version: 1 },
);

/** Parts of the protocol by name, for the documentation of HTTP. */
export const SHARED = { Chair, TableInfo, SeatView, Said };
