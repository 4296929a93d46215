import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { limitKey } from '../address.ts';
import { Refused } from '../errors.ts';
import { cookieIn } from '../people/cookie.ts';
import { TokenBucket } from '../sockets/token-bucket.ts';

/** Set for whoever has shown the operator's token. */
const COOKIE = 'ringside.operator';
const A_DAY = 24 * 3_600;

/** Wrong tokens per address: this many at once, then one in a minute. */
const MAX_GUESSES = 10;
const PER_SECOND = 1 / 60;
const MAX_ADDRESSES = 10_000;

/**
 * Recognizes operators: by token, or, where there is none, by a direct connection from localhost.
 */
export class Operators {
  private readonly guesses = new Map<string, TokenBucket>();

  constructor(
    private readonly token: string | undefined,
    /** Behind a proxy every request seems to come from localhost. */
    private readonly behindProxy: boolean,
    private readonly now: () => number,
  ) {}

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
   * Counts wrong tokens by address. When there were too many, the right one is refused like any
   * other, so that guessing on tells nothing.
   */
  private judged(ip: string, isRight: boolean): boolean {
    const key = limitKey(ip);
    const guesses = this.guesses.get(key) ?? new TokenBucket(MAX_GUESSES, PER_SECOND, this.now);
    if (guesses.isEmpty()) throw new Refused({ error: 'too-often' });
    if (isRight) return true;
    if (this.guesses.size >= MAX_ADDRESSES) this.forget();
    this.guesses.set(key, guesses);
    guesses.take();
    return false;
  }

  /** Drops addresses that have not guessed for a while. */
  private forget(): void {
    for (const [key, guesses] of this.guesses) if (guesses.isFull()) this.guesses.delete(key);
    if (this.guesses.size >= MAX_ADDRESSES) this.guesses.clear();
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
