import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../people/cookie.ts';

/** The cookie of whoever has shown the operator's token; no script can read it. */
const COOKIE = 'ringside.operator';
const A_DAY = 24 * 3_600;

/** Who runs the server: whoever has the token; without one, whoever sits at the machine itself. */
export class Operators {
  constructor(
    private readonly token: string | undefined,
    /** Behind a proxy everybody seems to come from the machine itself. */
    private readonly behindProxy: boolean,
  ) {}

  includes({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
    if (this.token === undefined)
      return !this.behindProxy && isLocal(socket.remoteAddress) && !isForwarded(headers);
    const shown = cookieIn(headers.cookie, COOKIE);
    return this.isToken(bearerIn(headers)) || equal(shown, proofOf(this.token));
  }

  /** The cookie for whoever shows this token; undefined if it is not the one. */
  cookieFor(token: string, secure: boolean): string | undefined {
    if (!this.isToken(token)) return undefined;
    const flags = `Max-Age=${A_DAY}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    return `${COOKIE}=${proofOf(token)}; ${flags}`;
  }

  private isToken(token: string | undefined): boolean {
    return this.token !== undefined && token !== undefined && equal(token, this.token);
  }
}

function bearerIn({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice(7).trim() : undefined;
}

function isLocal(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);
}

/** A proxy that nobody told us of, or a page that made this machine its own name. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  const named = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => name in headers,
  );
  return named || !/^(localhost|127\.[0-9.]+|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

/** What the cookie holds: it proves the token without being it. */
function proofOf(token: string): string {
  return createHash('sha256').update(`ringside operator\n${token}`).digest('base64url');
}

function equal(a: string | undefined, b: string): boolean {
  const [one, two] = [Buffer.from(a ?? ''), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
}
