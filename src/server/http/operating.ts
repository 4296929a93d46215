import { Operating, OperatorToken } from '../../client/protocol/profile.ts';
import { refuse } from '../errors.ts';
import { countsOf, dismiss, reportsIn } from '../store/operating.ts';
import { ById, FINE, Fine } from './shapes.ts';
import type { App, RouteContext } from './types.ts';

/** The operators' page. */
export function operatingRoutes(app: App, context: RouteContext): void {
  const { access, limits } = context;
  app.post(
    '/api/operating',
    {
      schema: { body: OperatorToken, response: { 200: Fine } },
      config: { rateLimit: { max: limits.guests, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const secure = request.protocol === 'https';
      const cookie = access.operators.cookieFor(request.body.token, request.ip, secure);
      if (cookie === undefined) refuse('not-yours', 'operator');
      reply.header('set-cookie', cookie);
      return FINE;
    },
  );
  app.get('/api/operating', { schema: { response: { 200: Operating } } }, async (request) => {
    if (!access.isOperator(request)) refuse('not-yours', 'operator');
    return figuresOf(context);
  });
  app.delete(
    '/api/operating/reports/:id',
    {
      schema: {
        params: ById,
        response: { 200: Fine },
      },
    },
    async (request) => {
      if (!access.isOperator(request)) refuse('not-yours', 'operator');
      if (!(await dismiss(context.database, request.params.id))) refuse('not-found');
      return FINE;
    },
  );
}

async function figuresOf({ database, metrics, environment }: RouteContext): Promise<Operating> {
  const now = environment.now();
  return {
    now,
    since: now - Math.round(process.uptime() * 1000),
    store: database.kind,
    ...(await metrics.figures()),
    ...(await countsOf(database)),
    memory: process.memoryUsage.rss(),
    reports: await reportsIn(database),
  };
}
