import { Type } from 'typebox';
import { NewId, Ok, TournamentList } from '../../client/protocol/lists.ts';
import { NewTournament, TournamentView } from '../../client/protocol/tournaments.ts';
import { granted, refuse } from '../errors.ts';
import { blockersOf } from '../store/friends.ts';
import { listTournaments, loadTournament } from '../store/tournaments.ts';
import { csvOf } from '../tournaments/export.ts';
import { eventStreams } from './event-stream.ts';
import { ById, OK } from './shapes.ts';
import { personOf } from './tables.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Tournaments: opening, finding, joining, running, exporting. */
export function tournamentRoutes(app: HttpApp, context: RouteContext): void {
  reading(app, context);
  taking(app, context);
  organising(app, context);
}

function reading(app: HttpApp, { access, database, tournaments, limits }: RouteContext): void {
  const { service, feed } = tournaments;
  app.get(
    '/api/tournaments',
    { schema: { response: { 200: TournamentList } } },
    async (request) => {
      const visitor = await access.visitor(request);
      return { tournaments: await listTournaments(database, visitor?.id) };
    },
  );
  app.get(
    '/api/tournaments/:id',
    { schema: { params: ById, response: { 200: TournamentView } } },
    async ({ params }) => (await service.view(params.id)) ?? refuse('unknown-tournament'),
  );
  app.get(
    '/api/tournaments/:id/export.csv',
    {
      schema: {
        params: ById,
        response: { 200: { content: { 'text/csv': { schema: Type.String() } } } },
      },
    },
    async ({ params }, reply) => {
      const view = (await service.view(params.id)) ?? refuse('unknown-tournament');
      return reply
        .header('content-disposition', 'attachment; filename="tournament.csv"')
        .type('text/csv; charset=utf-8')
        .send(csvOf(view));
    },
  );
  app.get(
    '/api/tournaments/:id/export.json',
    { schema: { params: ById, response: { 200: TournamentView } } },
    async ({ params }, reply) => {
      const view = (await service.view(params.id)) ?? refuse('unknown-tournament');
      reply.header('content-disposition', 'attachment; filename="tournament.json"');
      return view;
    },
  );
  const open = eventStreams(limits.socketsPerAddress);
  app.get(
    '/api/tournaments/:id/stream',
    { schema: { params: ById, response: { 200: TOLD } }, exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await loadTournament(database, id))) refuse('unknown-tournament');
      open(request.ip, reply, (hear) => feed.follow(id, hear));
    },
  );
}

const TOLD = {
  description: 'Each event is the whole tournament as JSON.',
  content: { 'text/event-stream': { schema: TournamentView } },
};

function taking(app: HttpApp, { access, database, tournaments }: RouteContext): void {
  const { service } = tournaments;
  app.post(
    '/api/tournaments/:id/join',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      const visitor = await access.required(request);
      const { id } = request.params;
      const known = (await loadTournament(database, id)) ?? refuse('unknown-tournament');
      if ((await blockersOf(database, visitor.id)).has(known.organiser.id)) refuse('blocked');
      granted(await service.join(id, personOf(visitor)));
      return OK;
    },
  );
  app.post(
    '/api/tournaments/:id/withdraw',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      const visitor = await access.required(request);
      granted(await service.withdraw(request.params.id, visitor.id));
      return OK;
    },
  );
}

/** Tournaments opened per minute and address. */
const MOST_NEW = 10;

function organising(app: HttpApp, context: RouteContext): void {
  const { access, database, tournaments, limits } = context;
  const { service } = tournaments;
  const organiserOf = async (id: string, person: string): Promise<void> => {
    const known = (await loadTournament(database, id)) ?? refuse('unknown-tournament');
    if (known.organiser.id !== person) refuse('not-yours');
  };
  app.post(
    '/api/tournaments',
    {
      schema: { body: NewTournament, response: { 200: NewId } },
      config: {
        rateLimit: { max: Math.min(MOST_NEW, limits.guests), timeWindow: 60_000 },
      },
    },
    async (request) => {
      const visitor = await access.required(request);
      const create = () => service.create(personOf(visitor), request.body);
      return granted(await context.turns.inTurn(visitor.id, create));
    },
  );
  for (const act of ['start', 'cancel'] as const)
    app.post(
      `/api/tournaments/:id/${act}`,
      { schema: { params: ById, response: { 200: Ok } } },
      async (request) => {
        const visitor = await access.required(request);
        await organiserOf(request.params.id, visitor.id);
        granted(await service[act](request.params.id));
        return OK;
      },
    );
  app.delete(
    '/api/tournaments/:id/entrants/:person',
    {
      schema: {
        params: Type.Object({ ...ById.properties, person: Type.String({ maxLength: 64 }) }),
        response: { 200: Ok },
      },
    },
    async (request) => {
      const visitor = await access.required(request);
      const { id, person } = request.params;
      await organiserOf(id, visitor.id);
      granted(await service.withdraw(id, person));
      return OK;
    },
  );
}
