import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { cookieIn } from '../people/cookie.ts';

/** Set for whoever has shown the operator's token. */
const COOKIE = 'ringside.operator';
const A_DAY = 24 * 3_600;

/**
 * Recognizes operators: by token, or, where there is none, by a direct connection from localhost.
 */
export class Operators {
  constructor(
    private readonly token: string | undefined,
    /** Behind a proxy every request seems to come from localhost. */
    private readonly behindProxy: boolean,
  ) {}

  includes({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
    if (this.token === undefined)
      return !this.behindProxy && isLocal(socket.remoteAddress) && !isForwarded(headers);
    const shown = cookieIn(headers.cookie, COOKIE);
    return this.isToken(bearerIn(headers)) || equal(shown, proofOf(this.token));
  }

  /** The operator's cookie; undefined if the token is wrong. */
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

/** Detects undeclared proxies and DNS rebinding. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  const named = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => name in headers,
  );
  return named || !/^(localhost|127\.[0-9.]+|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

/** The cookie's value: proves the token without revealing it. */
function proofOf(token: string): string {
  return createHash('sha256').update(`ringside operator\n${token}`).digest('base64url');
}

function equal(a: string | undefined, b: string): boolean {
  const [one, two] = [Buffer.from(a ?? ''), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
}
