import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { limitKey } from '../address.ts';
import { Refused } from '../errors.ts';
import { cookieIn } from '../people/cookie.ts';
import { BucketMap } from '../sockets/bucket-map.ts';

/** Set for clients that have shown the operator's token. */
const COOKIE = 'ringside.operator';
const A_DAY = 24 * 3_600;

/** Wrong tokens per address: a burst of this many, then one per minute. */
const MAX_GUESSES = 10;
const PER_SECOND = 1 / 60;

/**
 * Recognizes operators: by token, or, where there is none, by a direct connection from localhost.
 */
export class Operators {
  private readonly guesses: BucketMap;

  constructor(
    private readonly token: string | undefined,
    /** Behind a proxy every request seems to come from localhost. */
    private readonly behindProxy: boolean,
    now: () => number,
  ) {
    this.guesses = new BucketMap(MAX_GUESSES, PER_SECOND, now);
  }

  includes({ headers, socket, ip }: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>): boolean {
    if (this.token === undefined)
      return !this.behindProxy && isLocal(socket.remoteAddress) && !isForwarded(headers);
    const cookie = cookieIn(headers.cookie, COOKIE);
    const bearer = bearerIn(headers);
    if (cookie === undefined && bearer === undefined) return false;
    return this.judged(ip, this.isToken(bearer) || equal(cookie, proofOf(this.token)));
  }

  /** The operator's cookie; undefined if the token is wrong. */
  cookieFor(token: string, ip: string, secure: boolean): string | undefined {
    if (!this.judged(ip, this.isToken(token))) return undefined;
    const flags = `Max-Age=${A_DAY}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    return `${COOKIE}=${proofOf(token)}; ${flags}`;
  }

  /**
   * Counts wrong tokens by address. After too many, the right token is refused as well, so that
   * further guessing reveals nothing.
   */
  private judged(ip: string, isRight: boolean): boolean {
    const guesses = this.guesses.of(limitKey(ip));
    if (guesses.isEmpty()) throw new Refused({ error: 'too-often' });
    if (!isRight) guesses.take();
    return isRight;
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

/** The cookie's value; proves knowledge of the token without revealing it. */
function proofOf(token: string): string {
  return createHash('sha256').update(`ringside operator\n${token}`).digest('base64url');
}

function equal(a: string | undefined, b: string): boolean {
  const [one, two] = [Buffer.from(a ?? ''), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
}
