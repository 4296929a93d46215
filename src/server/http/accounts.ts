import type { FastifyRequest } from 'fastify';
import { isObject } from '../../engine/json.ts';
import { refuse } from '../errors.ts';
import { type Accounts, accountsOver } from '../people/accounts.ts';
import { COOKIE } from '../people/cookie.ts';
import { cleanName } from '../people/names.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Maximum stored length of a session's user agent. */
const LONGEST_AGENT = 200;

/** Accounts with password or passkey, served by better-auth. */
export function accountRoutes(
  app: HttpApp,
  context: RouteContext,
  publicUrl: string | undefined,
): void {
  const accounts = new Map<string, Accounts>();
  const accountsFor = (origin: string): Accounts => {
    const known = accounts.get(origin) ?? openAccounts(context, origin);
    if (accounts.size < 10) accounts.set(origin, known);
    return known;
  };
  // What the first request would wait for is set up before the server listens.
  app.addHook('onReady', async () => {
    const origin = publicUrl ?? 'http://localhost';
    await openAccounts(context, origin).handler(new Request(`${origin}/api/auth/ok`));
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    config: { rateLimit: { max: context.limits.guests, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const origin = publicUrl ?? originOf(request);
      const { handler } = accountsFor(origin);
      const body = cleanBody(request.body);
      const visitor = request.method === 'POST' ? await context.access.visitor(request) : undefined;
      const response = await handler(webRequest(request, origin, body));
      if (visitor) context.access.sessionsEnded(visitor.user, beginsSession(response));
      reply.code(response.status);
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.send(Buffer.from(await response.arrayBuffer()));
    },
  });
}

function openAccounts({ people, database, tables }: RouteContext, origin: string): Accounts {
  return accountsOver(database, people, origin, (changed) => tables.refreshEverywhere(changed));
}

function beginsSession({ headers }: Response): boolean {
  return headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${COOKIE}=`) && cookie[COOKIE.length + 1] !== ';');
}

/** Account names follow the rules for all names; other profile fields are not stored. */
function cleanBody(body: unknown): object {
  if (!isObject(body)) return {};
  const { image: _, displayUsername: __, ...kept } = body;
  if (kept.name === undefined) return kept;
  const name = cleanName(String(kept.name)) ?? refuse('bad-name');
  return { ...kept, name };
}

/** The origin that the request was sent to, taken from its Host header. */
function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? origin : refuse('bad-request', 'host: expected a host name');
}

function webRequest(request: FastifyRequest, origin: string, given: object): Request {
  const headers = new Headers();
  for (const name of ['cookie', 'content-type', 'origin', 'user-agent', 'referer']) {
    const value = request.headers[name];
    if (typeof value === 'string')
      headers.set(name, name === 'user-agent' ? value.slice(0, LONGEST_AGENT) : value);
  }
  const body = request.method === 'POST' ? JSON.stringify(given) : null;
  return new Request(`${origin}${request.url}`, { method: request.method, headers, body });
}
