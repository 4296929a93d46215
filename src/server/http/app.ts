import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyError, LogController } from 'fastify';
import helmet from 'helmet';
import type { TSchema } from 'typebox';
import { ERRORS, type ErrorBody, type ErrorCode } from '../../client/protocol/errors.ts';
import { limitKey, trustProxy } from '../address.ts';
import { errorCodeOf, Refused } from '../errors.ts';
import { isWithinLimits } from '../json-limits.ts';
import { LIMITS, type ServeOptions } from '../options.ts';
import { BEYOND_LIMITS, describeErrors } from '../validation.ts';
import { accountRoutes } from './accounts.ts';
import { dailyRoutes } from './daily.ts';
import { friendRoutes } from './friends.ts';
import { inviteRoutes } from './invites.ts';
import { lobbyRoutes } from './lobby.ts';
import { operatingRoutes } from './operating.ts';
import { peopleRoutes } from './people.ts';
import { profileRoutes } from './profile.ts';
import { publicPeopleRoutes } from './public-people.ts';
import { pushRoutes } from './pushes.ts';
import { recoveryRoutes } from './recovery.ts';
import { serializerFor } from './response-serializer.ts';
import { searchRoutes } from './searches.ts';
import { serverInfoRoutes } from './server-info.ts';
import { scriptsWithin, staticRoutes } from './static.ts';
import { tableRoutes } from './tables.ts';
import { tournamentRoutes } from './tournaments.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Maximum size of a request body, in bytes. */
const LARGEST_BODY = 65_536;

/** Builds the HTTP server with its routes. */
export async function buildApp(
  options: ServeOptions,
  contextOf: (app: HttpApp) => Promise<RouteContext>,
): Promise<HttpApp> {
  const { requestSeconds } = { ...LIMITS, ...options.limits };
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: requestSeconds * 1_000,
    // Also closes connections of clients that never read the response. Sockets and streams have
    // keep-alives.
    connectionTimeout: 2 * requestSeconds * 1_000,
    http: {
      // Node swaps the two timeouts if the one for headers is longer.
      headersTimeout: requestSeconds * 1_000,
      connectionsCheckingInterval: Math.min(5_000, requestSeconds * 250),
    },
    trustProxy: trustProxy(options.trustProxy ?? 0),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    logger: { level: options.logLevel ?? 'info' },
    routerOptions: { maxParamLength: 200 },
    // URLs that cannot be decoded are refused before any route or hook runs.
    frameworkErrors: (error, _, { raw }) => {
      raw.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(bodyOf(error)));
    },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler)
    .setSerializerCompiler<TSchema>(({ schema }) => serializerFor(schema));
  const context = await contextOf(app);
  await secured(app, context, scriptsWithin(options.webRoot));
  await app.register(swagger, {
    openapi: { info: { title: 'Ringside', version: '1' }, openapi: '3.1.0' },
  });
  answersToFaults(app, context);
  app.after(() => {
    serverInfoRoutes(app, context);
    tableRoutes(app, context);
    searchRoutes(app, context);
    tournamentRoutes(app, context);
    inviteRoutes(app, context);
    lobbyRoutes(app, context);
    peopleRoutes(app, context);
    accountRoutes(app, context, options.publicUrl);
    recoveryRoutes(app, context);
    profileRoutes(app, context);
    publicPeopleRoutes(app, context);
    friendRoutes(app, context);
    dailyRoutes(app, context);
    pushRoutes(app, context);
    operatingRoutes(app, context);
  });
  await staticRoutes(app, options.webRoot);
  return app;
}

/** Security headers, origin checks and rate limits. */
async function secured(
  app: HttpApp,
  { access, limits }: RouteContext,
  scripts: string[],
): Promise<void> {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      // The grid's solver is WebAssembly.
      directives: { ...POLICY, 'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts] },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  // Hooks with callbacks: a promise for each would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined)),
  );
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => limitKey(ip),
    // Counted by route, because a URL can be spelled in many ways.
    allowList: ({ routeOptions }) => !isLimited(routeOptions.url),
    errorResponseBuilder: () => new Refused({ error: 'too-often' }),
  });
  app.addHook('onRequest', (request, _, done) => {
    const { origin, host } = request.headers;
    const isWelcome = request.method === 'GET' || access.isWelcome(origin, host);
    done(isWelcome ? undefined : new Refused({ error: 'bad-origin' }));
  });
  app.addHook('preValidation', ({ body, params, query }, _, done) => {
    const isRead = isWithinLimits([body, params, query]);
    done(isRead ? undefined : new Refused({ error: 'bad-request', detail: BEYOND_LIMITS }));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const time = Math.round(reply.elapsedTime);
    request.log.info({ method, route, status: reply.statusCode, time }, 'request');
    done();
  });
}

/** Everything except the page's own files. */
function isLimited(route: string | undefined): boolean {
  return route !== undefined && (route.startsWith('/api/') || route === '/metrics');
}

const POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

function answersToFaults(app: HttpApp, { metrics }: RouteContext): void {
  app.setNotFoundHandler((_, reply) => {
    reply.code(404).send({ error: 'not-found', detail: null, rule: null });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.body);
    const code = httpCode(error);
    if (ERRORS[code] >= 500) {
      metrics.faults.inc();
      request.log.error({ fault: String(error) }, 'fault');
    }
    return reply.code(ERRORS[code]).send(bodyOf(error));
  });
}

function bodyOf(error: FastifyError): ErrorBody {
  return { error: httpCode(error), detail: fieldOf(error), rule: null };
}

function httpCode(error: unknown): ErrorCode {
  const status = propertyOf(error, 'statusCode');
  if (status === 413) return 'too-large';
  if (typeof status === 'number' && status >= 400 && status < 500) return 'bad-request';
  return errorCodeOf(error);
}

/** The invalid field of a request and what was expected. */
function fieldOf(error: FastifyError): string | null {
  if (error.validation) return describeErrors(error.validation, error.validationContext);
  return EXPECTED[error.code] ?? null;
}

/** Errors that Fastify raises before it validates fields. */
const EXPECTED: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'url: expected a valid path',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body: expected JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body: expected JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'content-length: expected the length of the body',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type: expected application/json',
};

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
