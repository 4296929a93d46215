import type { FastifyRequest } from 'fastify';
import { refuse } from '../faults.ts';
import type { People, Visitor } from '../people/people.ts';

/** Who is let in: known visitors, from pages of this house. */
export class Gate {
  private readonly listeners: ((session: string) => void)[] = [];

  constructor(
    private readonly people: People,
    /** Other addresses whose pages may speak to this server. */
    private readonly origins: readonly string[],
  ) {}

  /** Browsers say where a page comes from; other programs say nothing. */
  isWelcome(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    return this.origins.includes(origin) || hostOf(origin) === host;
  }

  /** Tells that a session is over: its sockets are closed. */
  ended(session: string): void {
    for (const listener of this.listeners) listener(session);
  }

  onEnd(listener: (session: string) => void): void {
    this.listeners.push(listener);
  }

  async visitor(request: FastifyRequest): Promise<Visitor | undefined> {
    return this.people.visitor(request.headers.cookie);
  }

  async known(request: FastifyRequest): Promise<Visitor> {
    return (await this.visitor(request)) ?? refuse('not-signed-in');
  }
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
