import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { CLOSE_CODES } from '../../client/protocol/close-codes.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { CHANGES_SINCE, Incoming, type Outgoing } from '../../client/protocol/socket.ts';
import { isObject } from '../../engine/json.ts';
import { errorCodeOf } from '../errors.ts';
import type { AccessControl } from '../http/access-control.ts';
import { isWithinLimits } from '../json-limits.ts';
import type { People, Visitor } from '../people/people.ts';
import { claim, replace } from '../table/absence.ts';
import { answer } from '../table/answers.ts';
import { say, speak } from '../table/chat.ts';
import { commit, reveal } from '../table/dealing.ts';
import type { Refusal, Ruling, TableModel } from '../table/model.ts';
import { resign } from '../table/outcome.ts';
import { readyForNext } from '../table/pause.ts';
import { confirm } from '../table/ready-check.ts';
import { comeBack } from '../table/seating.ts';
import { agree, callOff, offerDraw, takeBack } from '../table/take-back.ts';
import type { ChangeResult } from '../tables/dependencies.ts';
import type { Watcher } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { BEYOND_LIMITS, describeMessage } from '../validation.ts';
import { Frame } from './frame.ts';
import type { MessageQuota } from './message-quota.ts';
import type { Follower, PersonalFeed } from './personal-feed.ts';
import type { SocketWriter } from './socket-writer.ts';

/** Message limits per visitor, and the limit of watched tables per socket. */
export interface SocketLimits {
  readonly burst: number;
  readonly perSecond: number;
  readonly tables: number;
  readonly talkBurst: number;
  readonly talkPerSecond: number;
}

/** Why the server ended a connection: no answer to pings, too much unread, too many messages. */
export type DisconnectReason = 'silent' | 'not-reading' | 'too-often';

interface SessionDependencies {
  readonly tables: Tables;
  readonly people: People;
  readonly access: Pick<AccessControl, 'isSilenced'>;
  readonly feed: PersonalFeed;
  /** Called when a person's page was hidden or shown. */
  readonly visibility: (person: string) => void;
  readonly disconnected: (why: DisconnectReason) => void;
  readonly limits: SocketLimits;
  readonly quota: MessageQuota;
  readonly now: () => number;
  readonly report: (error: unknown, table: string) => void;
}

/** Messages over the limit before a client is disconnected. */
const MAX_STRIKES = 100;

const incoming = Compile(Incoming);

/** A visitor's socket: validates messages, runs them and replies. */
export class ClientSession {
  /** Whether its page is visible. */
  visible = true;
  private readonly watching = new Map<string, Watcher>();
  private readonly follower: Follower = {
    hear: (frame) => this.writer.send(frame),
    watches: (table) => this.watching.has(table),
  };
  private strikes = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly writer: SocketWriter,
    readonly visitor: Visitor,
    private readonly muted: Set<string>,
    private readonly parts: SessionDependencies,
    /** The version of the protocol that both sides speak. */
    private readonly version: number,
  ) {
    socket.on('message', (data, isBinary) => this.hear(isBinary ? '' : String(data)));
    socket.on('ping', (data) => {
      if (parts.quota.messages.take()) writer.pong(data);
      else this.tooOften(null);
    });
    socket.on('close', () => this.end());
    socket.on('error', () => socket.terminate());
    const { id, name } = visitor;
    this.send({ type: 'welcome', person: { id, name }, now: parts.now(), version });
  }

  private send(message: Outgoing): void {
    this.writer.send(Frame.of(message));
  }

  private hear(text: string): void {
    const message = parsed(text);
    if (!this.parts.quota.messages.take()) return this.tooOften(idIn(message));
    if (!isWithinLimits(message)) return this.wrong(idIn(message), 'bad-message', BEYOND_LIMITS);
    if (!incoming.Check(message))
      return this.wrong(idIn(message), 'bad-message', describeMessage(message));
    this.act(message)?.catch((error) => this.failed(message, error));
  }

  private failed(message: Incoming, error: unknown): void {
    this.parts.report(error, 'table' in message ? message.table : '');
    this.wrong(message.id, errorCodeOf(error));
  }

  /** Closes the socket of a client that keeps flooding. */
  private tooOften(id: string | null): void {
    this.wrong(id, 'too-often');
    if (++this.strikes === MAX_STRIKES) {
      this.close(CLOSE_CODES.tooOften, 'too often');
      this.parts.disconnected('too-often');
    }
    if (this.strikes > 2 * MAX_STRIKES) this.socket.terminate();
  }

  /** Gives a promise where something has to be waited for. */
  private act(message: Incoming): Promise<void> | undefined {
    switch (message.type) {
      case 'ping':
        this.send({ type: 'pong', id: message.id, now: this.parts.now() });
        return undefined;
      case 'follow':
        this.parts.feed.follow(this.visitor.id, this.follower);
        this.send({ type: 'done', id: message.id, seq: null });
        return undefined;
      case 'visible':
        this.visible = message.visible;
        this.parts.visibility(this.visitor.id);
        this.send({ type: 'done', id: message.id, seq: null });
        return undefined;
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        this.unwatch(message.id, message.table);
        return undefined;
      case 'mute':
        return this.mute(message.id, message.table, message.chair, message.muted);
      case 'say':
      case 'speak':
        if (this.mayTalk(message.id)) this.change(message);
        return undefined;
      case 'remark':
        return this.mayTalk(message.id) ? this.remark(message) : undefined;
      default:
        this.change(message);
        return undefined;
    }
  }

  private mayTalk(id: string): boolean {
    const silenced = this.parts.access.isSilenced(this.visitor.id);
    if (silenced) this.wrong(id, 'silenced');
    if (silenced || this.parts.quota.talk.take()) return !silenced;
    this.wrong(id, 'too-often');
    return false;
  }

  private async remark({ id, table, ...what }: Remark): Promise<void> {
    const { id: person } = this.visitor;
    const refusal = await this.parts.tables.remark(table, person, what, `${person}:${id}`);
    if (refusal) this.refuse(id, table, refusal);
    else this.send({ type: 'done', id, seq: null });
  }

  private change(message: TableCommand): void {
    const { id: person } = this.visitor;
    const { id, table } = message;
    this.parts.tables
      .change(table, (model) => decide(model, person, message), `${person}:${id}`)
      .then(
        (done) => this.reply(id, table, done),
        (error) => this.failed(message, error),
      );
  }

  private reply(id: string, table: string, done: ChangeResult): void {
    if ('seq' in done) this.send({ type: 'done', id, seq: done.seq });
    else this.refuse(id, table, done);
  }

  private refuse(id: string, table: string, refusal: Refusal): void {
    if ('error' in refusal) return this.wrong(id, refusal.error, refusal.detail ?? null);
    const { rule } = refusal;
    this.send({ type: 'refused', id, rule, why: this.parts.tables.ruleOf(table, rule) });
  }

  private async watch({ id, table, since, named = true }: Watch): Promise<void> {
    const before = this.watching.get(table);
    if (!before && this.watching.size >= this.parts.limits.tables)
      return this.wrong(id, 'too-many-tables');
    if (before) this.parts.tables.unwatch(table, before);
    const watcher: Watcher = {
      person: this.visitor.id,
      name: named ? this.visitor.name : null,
      muted: this.muted,
      takesChanges: this.version >= CHANGES_SINCE,
      sent: undefined,
      hear: (frame) => this.writer.send(frame),
      hearSoon: (frame) => this.writer.sendSoon(frame),
    };
    this.watching.set(table, watcher);
    const refusal = await this.parts.tables.watch(table, watcher, since);
    const stands = this.watching.get(table) === watcher;
    if (refusal) {
      if (stands) this.watching.delete(table);
      return this.refuse(id, table, refusal);
    }
    // The client may have subscribed again or disconnected in the meantime.
    if (!stands || this.socket.readyState !== this.socket.OPEN)
      this.parts.tables.unwatch(table, watcher);
    this.send({ type: 'done', id, seq: null });
  }

  private unwatch(id: string, table: string): void {
    const watcher = this.watching.get(table);
    if (!watcher) return this.wrong(id, 'not-watching');
    this.watching.delete(table);
    this.parts.tables.unwatch(table, watcher);
    this.parts.feed.personChanged(this.visitor.id);
    this.send({ type: 'done', id, seq: null });
  }

  private async mute(id: string, table: string, chair: number, muted: boolean): Promise<void> {
    const found = await this.parts.tables.look(table, async ({ chairs }) => ({
      person: chairs[chair]?.person?.id,
    }));
    if (!('person' in found)) return this.refuse(id, table, found);
    if (found.person === undefined) return this.wrong(id, 'not-found');
    if (!(await this.parts.people.mute(this.visitor.id, found.person, muted)))
      return this.wrong(id, 'too-often');
    this.send({ type: 'done', id, seq: null });
  }

  /** Mutes or unmutes a person for this connection. */
  setMuted(person: string, muted: boolean): void {
    if (muted) this.muted.add(person);
    else this.muted.delete(person);
  }

  /** Closes the connection after everything that was sent. */
  close(code: number, reason: string): void {
    this.writer.close(code, reason);
  }

  private wrong(id: string | null, error: ErrorCode, detail: string | null = null): void {
    this.send({ type: 'error', id, error, detail });
  }

  private end(): void {
    for (const [table, watcher] of this.watching) this.parts.tables.unwatch(table, watcher);
    this.watching.clear();
    this.parts.feed.leave(this.visitor.id, this.follower);
  }
}

type Watch = Extract<Incoming, { readonly type: 'watch' }>;
type Remark = Extract<Incoming, { readonly type: 'remark' }>;
type TableCommand = Exclude<
  Incoming,
  { readonly type: 'ping' | 'follow' | 'visible' | 'watch' | 'unwatch' | 'mute' | 'remark' }
>;

/** Maps a command to its action at the table. */
function decide(table: TableModel, person: string, message: TableCommand): Ruling {
  switch (message.type) {
    case 'commit':
      return commit(table, person, message.commitment);
    case 'reveal':
      return reveal(table, person, message.value);
    case 'answer':
      return answer(table, person, message.move, message.step);
    case 'takeBack':
      return takeBack(table, person, message.step);
    case 'callOff':
      return callOff(table, person);
    case 'resign':
      return resign(table, person);
    case 'draw':
      return offerDraw(table, person);
    case 'next':
      return readyForNext(table, person);
    case 'agree':
      return agree(table, person, message.yes);
    case 'return':
      return comeBack(table, person);
    case 'confirm':
      return confirm(table, person);
    case 'replace':
      return replace(table, person, message.chair);
    case 'claim':
      return claim(table, person, message.chair);
    case 'say':
      return say(table, person, message.phrase);
    case 'speak':
      return speak(table, person, message.text);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of an invalid message, for the reply. */
function idIn(message: unknown): string | null {
  const id = isObject(message) ? message.id : undefined;
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null;
}
