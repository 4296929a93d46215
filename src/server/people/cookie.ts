import { createHmac, timingSafeEqual } from 'node:crypto';

/** The session cookie, shared with better-auth. */
export const COOKIE = 'ringside.session_token';

const DAYS_30 = 30 * 24 * 3_600;

/** `Set-Cookie` value for a session token; HttpOnly, so that scripts cannot read it. */
export function cookieFor(token: string, secret: string, secure: boolean): string {
  const value = encodeURIComponent(`${token}.${signature(token, secret)}`);
  const flags = `Max-Age=${DAYS_30}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${COOKIE}=${value}; ${flags}`;
}

/** The token in a cookie header, if this server signed it. */
export function tokenIn(header: string | undefined, secret: string): string | undefined {
  const value = cookieIn(header, COOKIE);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 0) return undefined;
  const token = value.slice(0, dot);
  return equal(value.slice(dot + 1), signature(token, secret)) ? token : undefined;
}

/** The value of a single cookie. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair && decoded(pair.slice(name.length + 1));
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

function equal(a: string, b: string): boolean {
  const [one, two] = [Buffer.from(a), Buffer.from(b)];
  return one.length === two.length && timingSafeEqual(one, two);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
