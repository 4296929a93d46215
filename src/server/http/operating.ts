import type { FastifyRequest } from 'fastify';
import { Ok, OperatorLog, ResetCode } from '../../client/protocol/lists.ts';
import {
  NewSanction,
  Operating,
  OperatorToken,
  ReportContext,
} from '../../client/protocol/profile.ts';
import { granted, refuse } from '../errors.ts';
import { dismiss, reportIn, reportsIn, storeCounts, userOf } from '../store/operating.ts';
import { accountOf, addRecoveryCode } from '../store/recovery.ts';
import { remarksAround } from '../store/remarks.ts';
import { actsIn, logAct } from '../store/sanctions.ts';
import { saidOf } from '../table/seat-view.ts';
import { ById, OK } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** The operators' page. */
export function operatingRoutes(app: HttpApp, context: RouteContext): void {
  const { access, limits } = context;
  app.post(
    '/api/operating',
    {
      schema: { body: OperatorToken, response: { 200: Ok } },
      config: { rateLimit: { max: limits.guests, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const secure = request.protocol === 'https';
      const cookie = access.operators.cookieFor(request.body.token, request.ip, secure);
      if (cookie === undefined) refuse('not-yours', 'operator');
      reply.header('set-cookie', cookie);
      return OK;
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
        response: { 200: Ok },
      },
    },
    async (request) => {
      if (!access.isOperator(request)) refuse('not-yours', 'operator');
      const { id } = request.params;
      const { database, environment } = context;
      const report = (await reportIn(database, id)) ?? refuse('not-found');
      await dismiss(database, id);
      const act = { at: environment.now(), what: 'dismiss', person: report.person };
      await logAct(database, { id: environment.newId(), ...act, why: report.why });
      return OK;
    },
  );
  moderating(app, context);
}

/** Operators' actions on reports and people; every action is logged. */
function moderating(app: HttpApp, context: RouteContext): void {
  const { access, database, environment, sanctions, tables } = context;
  const asOperator = (request: FastifyRequest): void => {
    if (!access.isOperator(request)) refuse('not-yours', 'operator');
  };
  app.get(
    '/api/operating/reports/:id',
    { schema: { params: ById, response: { 200: ReportContext } } },
    async (request) => {
      asOperator(request);
      const report = (await reportIn(database, request.params.id)) ?? refuse('not-found');
      const { remark } = report;
      const remarks = remark === null ? [] : await remarksAround(database, report.table, remark);
      const speakers = new Map(remarks.map(({ person, name }) => [person, name]));
      return granted(
        await tables.look(report.table, async ({ game, phase, chairs, said }) => ({
          ...{ table: report.table, game: game.id, phase, remarks },
          people: [
            ...chairs.flatMap(({ person }, chair) => (person ? [{ chair, ...person }] : [])),
            ...[...speakers].map(([id, name]) => ({ chair: null, id, name })),
          ].map((person) => ({ ...person, sanctions: [...sanctions.of(person.id)] })),
          said: said
            .map(saidOf)
            .filter(({ seq }) => remark === null && Math.abs(seq - report.seq) <= AROUND),
        })),
      );
    },
  );
  app.post(
    '/api/operating/people/:id/sanctions',
    { schema: { params: ById, body: NewSanction, response: { 200: Ok } } },
    async (request) => {
      asOperator(request);
      const { id } = request.params;
      const user = (await userOf(database, id)) ?? refuse('not-found');
      const { kind, days, why } = request.body;
      await sanctions.add(id, kind, days, why);
      if (kind === 'ban') {
        await database.db.deleteFrom('session').where('userId', '=', user).execute();
        access.sessionsEnded(user);
      }
      return OK;
    },
  );
  app.delete(
    '/api/operating/people/:id/sanctions',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      asOperator(request);
      await sanctions.lift(request.params.id);
      return OK;
    },
  );
  app.post(
    '/api/operating/people/:id/recovery',
    { schema: { params: ById, response: { 200: ResetCode } } },
    async (request) => {
      asOperator(request);
      const { id: person } = request.params;
      const user = (await userOf(database, person)) ?? refuse('not-found');
      const { username } = await accountOf(database, user);
      if (username === null) refuse('account-needed');
      const now = environment.now();
      const act = { at: now, what: 'recovery', person, why: username };
      await logAct(database, { id: environment.newId(), ...act });
      return { code: await addRecoveryCode(database, user, now) };
    },
  );
  app.get('/api/operating/log', { schema: { response: { 200: OperatorLog } } }, async (request) => {
    asOperator(request);
    return { acts: await actsIn(database) };
  });
}

/** Number of events shown before and after a reported message. */
const AROUND = 50;

async function figuresOf({ database, metrics, environment }: RouteContext): Promise<Operating> {
  const now = environment.now();
  return {
    now,
    since: now - Math.round(process.uptime() * 1000),
    store: database.kind,
    ...(await metrics.figures()),
    ...(await storeCounts(database)),
    memory: process.memoryUsage.rss(),
    reports: await reportsIn(database),
  };
}
