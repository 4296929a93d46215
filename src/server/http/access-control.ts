import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';
import type { NodeBus } from '../node-bus.ts';
import type { People, Visitor } from '../people/people.ts';
import type { Sanctions } from '../store/sanctions.ts';
import type { Operators } from './operator.ts';

/** Called with a user whose sessions may have ended, and whether a new one was started. */
type SessionsEnded = (user: string, comesAgain: boolean) => void;

/** Decides who may do what: visitors by cookie, pages by origin, operators by token. */
export class AccessControl {
  private readonly listeners: SessionsEnded[] = [];

  constructor(
    private readonly people: People,
    /** Additional origins whose pages may use this server. */
    private readonly origins: readonly string[],
    readonly operators: Operators,
    private readonly bus: NodeBus,
    private readonly sanctions: Sanctions,
  ) {
    bus.on('sessions', (_, user, comesAgain) => this.tell(user, comesAgain));
  }

  /** Browsers send an origin; other programs do not. */
  isWelcome(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    return this.origins.includes(origin) || hostOf(origin) === host;
  }

  /** Whether the request comes from an operator. */
  isOperator(request: FastifyRequest): boolean {
    return this.operators.includes(request);
  }

  /** Closes the sockets of a user's ended sessions on every node. */
  sessionsEnded(user: string, comesAgain = false): void {
    this.bus.publish('sessions', user, comesAgain);
    this.tell(user, comesAgain);
  }

  onSessionsEnded(listener: SessionsEnded): void {
    this.listeners.push(listener);
  }

  private tell(user: string, comesAgain: boolean): void {
    for (const listener of this.listeners) listener(user, comesAgain);
  }

  async visitor(request: FastifyRequest): Promise<Visitor | undefined> {
    return this.people.visitor(request.headers.cookie);
  }

  async required(request: FastifyRequest): Promise<Visitor> {
    const visitor = (await this.visitor(request)) ?? refuse('not-signed-in');
    if (this.isBanned(visitor.id)) refuse('banned');
    return visitor;
  }

  isBanned(person: string): boolean {
    return this.sanctions.until(person, 'ban') !== undefined;
  }

  isSilenced(person: string): boolean {
    return this.sanctions.until(person, 'silence') !== undefined;
  }
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
