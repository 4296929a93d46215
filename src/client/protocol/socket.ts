import { type Static, type TProperties, Type } from 'typebox';
import { ErrorName } from './errors.ts';
import { MyTables } from './people.ts';
import {
  Audience,
  BriefNewsShape,
  Chair,
  ChangeShape,
  ChatMessage,
  Clock,
  Id,
  LoggedAct,
  NewsShape,
  OutcomeShape,
  Phrase,
  Remark,
  SeatView,
  TableAction,
  TableInfo,
} from './table.ts';

/** Maximum size of a client's message, in bytes. */
export const LONGEST_MESSAGE = 16_384;

/** The newest version of the protocol: a client names its own in the address, and `welcome` says which one is spoken. */
export const VERSION = 2;

/** Since this version steps may come as changes. */
export const CHANGES_SINCE = 2;

const HEX_64 = '^[0-9a-f]{64}$';

/** A message about a table. The client chooses the id; the same id is handled once. */
function about<P extends TProperties>(properties: P) {
  return Type.Object({ id: Id, table: Id, ...properties }, { additionalProperties: false });
}

/** Messages from clients. */
export const Incoming = Type.Union([
  /**
   * Subscribes to a table. `since` is the last event seen; spectators are named unless `named` is
   * false.
   */
  about({
    type: Type.Literal('watch'),
    since: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    named: Type.Optional(Type.Boolean()),
  }),
  about({ type: Type.Literal('unwatch') }),
  about({ type: Type.Literal('commit'), commitment: Type.String({ pattern: HEX_64 }) }),
  about({ type: Type.Literal('reveal'), value: Type.String({ pattern: HEX_64 }) }),
  /** `step` is the step of the view that the answer belongs to: one for a passed question is refused. */
  about({
    type: Type.Literal('answer'),
    move: Type.Unknown(),
    step: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  /** Takes back everything from a step on; null means the sender's last answer. */
  about({
    type: Type.Literal('takeBack'),
    step: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  }),
  /** Proposes to abort the game. */
  about({ type: Type.Literal('callOff') }),
  /** Resigns: the others win; with more than two seats a bot plays on in last place. */
  about({ type: Type.Literal('resign') }),
  /** Offers a draw to everyone. */
  about({ type: Type.Literal('draw') }),
  /** Is ready for the next game of the match. */
  about({ type: Type.Literal('next') }),
  about({ type: Type.Literal('agree'), yes: Type.Boolean() }),
  /** Takes the seat back from a bot. */
  about({ type: Type.Literal('return') }),
  /** Confirms being present for the deal. */
  about({ type: Type.Literal('confirm') }),
  /** Puts a bot into an absent person's seat; not in rated games. */
  about({ type: Type.Literal('replace'), chair: Type.Integer({ minimum: 0 }) }),
  /** In a rated game: makes an absent person forfeit. */
  about({ type: Type.Literal('claim'), chair: Type.Integer({ minimum: 0 }) }),
  about({ type: Type.Literal('say'), phrase: Phrase }),
  about({ type: Type.Literal('speak'), text: Type.String({ minLength: 1, maxLength: 300 }) }),
  /** Sends a message to the spectators' chat, which players can read when the game is over. */
  about({ type: Type.Literal('remark'), phrase: Phrase }),
  about({ type: Type.Literal('remark'), text: Type.String({ minLength: 1, maxLength: 300 }) }),
  about({ type: Type.Literal('mute'), chair: Type.Integer({ minimum: 0 }), muted: Type.Boolean() }),
  Type.Object({ id: Id, type: Type.Literal('ping') }, { additionalProperties: false }),
  /** Subscribes to the person's tables. */
  Type.Object({ id: Id, type: Type.Literal('follow') }, { additionalProperties: false }),
  /** Whether the page is visible. A client that never sends this counts as visible. */
  Type.Object(
    { id: Id, type: Type.Literal('visible'), visible: Type.Boolean() },
    { additionalProperties: false },
  ),
]);
export type Incoming = Static<typeof Incoming>;

const Table = { table: Id, seq: Type.Integer() };

/** Messages from the server. `seq` numbers the events of a table without gaps. */
export const Outgoing = Type.Union([
  Type.Object({
    type: Type.Literal('welcome'),
    person: Type.Object({ id: Id, name: Type.String() }),
    now: Type.Integer(),
    /** Missing in servers that know only the first. */
    version: Type.Optional(Type.Integer()),
  }),
  /** The whole table for this seat. `news` are those after `since`. */
  Type.Object({
    type: Type.Literal('sync'),
    ...Table,
    chair: Type.Union([Type.Integer(), Type.Null()]),
    code: Type.Union([Type.String(), Type.Null()]),
    info: TableInfo,
    /** Who is connected and who watches; null if unchanged. */
    here: Type.Union([Type.Array(Type.Boolean()), Type.Null()]),
    watching: Type.Union([Audience, Type.Null()]),
    seen: Type.Union([SeatView, Type.Null()]),
    heard: Type.Array(NewsShape),
    news: Type.Array(NewsShape),
    said: Type.Array(ChatMessage),
    /** What clocks, bots and people did besides answering, oldest first. */
    acts: Type.Optional(Type.Array(LoggedAct)),
    /** Chairs of muted people; null if unchanged. */
    muted: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  }),
  /**
   * A step of the game. `began` has the first news of the next game of the match, if it has
   * begun.
   */
  Type.Object({
    type: Type.Literal('step'),
    ...Table,
    /** The first step that was taken back, if any. */
    takenBack: Type.Union([Type.Integer(), Type.Null()]),
    by: Type.Union([
      Type.Literal('person'),
      Type.Literal('bot'),
      Type.Literal('clock'),
      Type.Literal('dealer'),
    ]),
    /** The chair that answered; null for a deal. */
    chair: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    news: Type.Array(NewsShape),
    began: Type.Union([Type.Array(NewsShape), Type.Null()]),
    /** News groups that may no longer be shown. */
    expired: Type.Array(Type.String()),
    seen: SeatView,
  }),
  /**
   * A step as what changes from the `step` or `change` before it, whose number is `base`. The first name of each
   * path is `open`, `own` or `glance` of `seen.view`, or `ask`: changes within a question start from the last one.
   */
  Type.Object({
    type: Type.Literal('change'),
    ...Table,
    /** Missing if that is the number before `seq`. */
    base: Type.Optional(Type.Integer()),
    step: Type.Integer(),
    /** Missing if a person answered. */
    by: Type.Optional(Type.Union([Type.Literal('bot'), Type.Literal('clock')])),
    chair: Type.Union([Type.Integer(), Type.Null()]),
    news: Type.Array(BriefNewsShape),
    changes: Type.Array(ChangeShape),
    asked: Type.Array(Type.Integer()),
    /** Missing where no time runs; then `now` stands for it. */
    clock: Type.Optional(Clock),
    now: Type.Optional(Type.Integer()),
    /** Missing if none. */
    expired: Type.Optional(Type.Array(Type.String())),
    outcome: Type.Optional(OutcomeShape),
  }),
  /** The table has changed without a step. */
  Type.Object({
    type: Type.Literal('table'),
    ...Table,
    info: TableInfo,
    /** What a person or the clock did, if that changed it. */
    act: Type.Optional(TableAction),
  }),
  Type.Object({ type: Type.Literal('said'), ...Table, said: ChatMessage }),
  /** Spectators' messages: new ones, or all of them. Players get them when the game is over. */
  Type.Object({
    type: Type.Literal('remarks'),
    table: Id,
    all: Type.Boolean(),
    remarks: Type.Array(Remark),
  }),
  /** Who is connected, by chair, and who is watching. */
  Type.Object({
    type: Type.Literal('here'),
    table: Id,
    here: Type.Array(Type.Boolean()),
    watching: Audience,
  }),
  /** The person's tables, after `follow` and whenever they change. */
  Type.Object({ type: Type.Literal('mine'), ...MyTables.properties }),
  /** A message was handled; `seq` is its event, if any. */
  Type.Object({
    type: Type.Literal('done'),
    id: Id,
    seq: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** A rule forbids the move. */
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
  { $id: 'ringside-socket', title: 'Ringside socket protocol', version: VERSION },
);

/** Named schemas, for OpenAPI. */
export const SHARED = { Chair, TableInfo, SeatView, ChatMessage, Remark };
