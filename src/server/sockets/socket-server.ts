import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE_CODES } from '../../client/protocol/close-codes.ts';
import { LONGEST_MESSAGE, VERSION } from '../../client/protocol/socket.ts';
import type { AccessControl } from '../http/access-control.ts';
import type { Limits } from '../options.ts';
import type { People } from '../people/people.ts';
import { sessionStatuses } from '../people/sessions.ts';
import type { Database } from '../store/database.ts';
import type { Tables } from '../tables/tables.ts';
import { BucketMap } from './bucket-map.ts';
import { ClientSession, type DisconnectReason } from './client-session.ts';
import { Heartbeat } from './heartbeat.ts';
import { MessageQuotas } from './message-quota.ts';
import type { PersonalFeed } from './personal-feed.ts';
import { SocketWriter } from './socket-writer.ts';

export interface SocketServerDependencies {
  readonly tables: Tables;
  readonly people: People;
  readonly access: AccessControl;
  readonly database: Database;
  readonly limits: Limits;
  readonly now: () => number;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly report: (error: unknown, table: string) => void;
  readonly feed: PersonalFeed;
  /** Called when a person connects. */
  readonly arrived: (person: string) => void;
  /** Called when a person's connection ends. */
  readonly left: (person: string) => void;
  /** Called when a person's page was hidden or shown. */
  readonly visibility: (person: string) => void;
  /** Called when the server ends a connection. */
  readonly disconnected: (why: DisconnectReason) => void;
}

const PATH = '/api/socket';

/** Accepts WebSockets within limits and closes those whose session has ended. */
export class SocketServer {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
    // Pings count as messages, and pongs count towards the unread bytes of a client.
    autoPong: false,
  });
  private readonly sessions = new Map<WebSocket, { session: ClientSession; address: string }>();
  private readonly byPerson = new Map<string, Set<ClientSession>>();
  private readonly heartbeat = new Heartbeat<WebSocket>(
    (sockets) => this.check(sockets),
    () => this.parts.disconnected('silent'),
  );
  private readonly quotas: MessageQuotas;
  /** Connection attempts by address. */
  private readonly attempts: BucketMap;
  private closing = false;

  constructor(
    private readonly parts: SocketServerDependencies,
    http: Server,
  ) {
    this.quotas = new MessageQuotas(parts.limits, parts.now);
    const { requests } = parts.limits;
    this.attempts = new BucketMap(requests, requests / 60, parts.now);
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.arrive(request, socket, head).catch((error) => {
        parts.report(error, '');
        turnAway(socket, 500);
      });
    });
    parts.people.onMuted((person, other, muted) => {
      for (const { session } of this.sessions.values())
        if (session.visitor.id === person) session.setMuted(other, muted);
    });
    parts.access.onSessionsEnded((user, comesAgain) =>
      this.check(this.socketsOf(user), comesAgain),
    );
  }

  get size(): number {
    return this.sessions.size;
  }

  /** Ids of connected people. */
  people(): Set<string> {
    return new Set(this.byPerson.keys());
  }

  /** Whether a person connected here has a visible page; undefined for others. */
  isVisible(person: string): boolean | undefined {
    const own = this.byPerson.get(person);
    return own && [...own].some(({ visible }) => visible);
  }

  /** Asks all clients to reconnect and resume. */
  close(): void {
    this.closing = true;
    this.heartbeat.stop();
    for (const { session } of this.sessions.values())
      session.close(CLOSE_CODES.reconnect, 'restarting');
    setTimeout(() => {
      for (const socket of this.sessions.keys()) socket.terminate();
    }, 1_000).unref();
  }

  private async arrive(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { access, people, limits } = this.parts;
    if (this.closing) return turnAway(socket, 503);
    if (request.url?.split('?')[0] !== PATH) return turnAway(socket, 404);
    if (!access.isWelcome(request.headers.origin, request.headers.host))
      return turnAway(socket, 403);
    const address = this.parts.addressOf(request);
    if (!this.attempts.of(address).take()) return turnAway(socket, 429);
    const visitor = await people.visitor(request.headers.cookie);
    if (!visitor) return turnAway(socket, 401);
    if (access.isBanned(visitor.id)) return turnAway(socket, 403);
    const muted = await people.unheard(visitor.id);
    // Counted after all awaits: other sockets may have been opened in the meantime.
    const own = this.count(({ session }) => session.visitor.id === visitor.id);
    const near = this.count((one) => one.address === address);
    if (own >= limits.sockets || near >= limits.socketsPerAddress) return turnAway(socket, 429);
    this.server.handleUpgrade(request, socket, head, (opened) => {
      const writer = new SocketWriter(opened, socket, () => this.parts.disconnected('not-reading'));
      const parts = { ...this.parts, quota: this.quotas.of(visitor.id) };
      const session = new ClientSession(opened, writer, visitor, muted, parts, versionIn(request));
      this.welcome(opened, session, address);
    });
  }

  private welcome(socket: WebSocket, session: ClientSession, address: string): void {
    this.sessions.set(socket, { session, address });
    const { id } = session.visitor;
    const own = this.byPerson.get(id) ?? new Set();
    this.byPerson.set(id, own.add(session));
    socket.on('close', () => {
      this.sessions.delete(socket);
      own.delete(session);
      if (own.size === 0) this.byPerson.delete(id);
      this.parts.left(session.visitor.id);
    });
    this.heartbeat.follow(socket);
    this.parts.arrived(session.visitor.id);
  }

  private count(fits: (one: { session: ClientSession; address: string }) => boolean): number {
    let number = 0;
    for (const one of this.sessions.values()) if (fits(one)) number++;
    return number;
  }

  private socketsOf(user: string): WebSocket[] {
    const sessions = [...this.sessions].filter(([, { session }]) => session.visitor.user === user);
    return sessions.map(([socket]) => socket);
  }

  /** Closes sockets whose session has ended; guests who signed in must reconnect. */
  private check(sockets: readonly WebSocket[], comesAgain = false): void {
    const { database, now, report } = this.parts;
    const here = sockets.flatMap((socket) => this.sessions.get(socket)?.session ?? []);
    const visitors = here.map(({ visitor }) => visitor);
    sessionStatuses(database, visitors, now())
      .then((statuses) => {
        for (const [i, session] of here.entries()) {
          if (statuses[i] === 'active') continue;
          if (statuses[i] === 'moved' || comesAgain)
            session.close(CLOSE_CODES.reconnect, 'come again');
          else session.close(CLOSE_CODES.sessionEnded, 'session ended');
        }
      })
      .catch((error) => report(error, ''));
  }
}

/** The newest version that both sides know; clients that name none speak the first. */
function versionIn({ url = '' }: IncomingMessage): number {
  const asked = Number(new URLSearchParams(url.split('?')[1]).get('version') ?? 1);
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, VERSION) : 1;
}

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Turned away\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
