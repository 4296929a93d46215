import { Type } from 'typebox';
import { Me, NewGuest, NewName } from '../../client/protocol/http.ts';
import {
  MuteList,
  Ok,
  OwnSanctions,
  RatingList,
  SessionList,
} from '../../client/protocol/lists.ts';
import { MyTables } from '../../client/protocol/people.ts';
import { refuse } from '../errors.ts';
import { exportOf } from '../people/export.ts';
import { forget, tablesToForget } from '../people/forget.ts';
import { cleanName } from '../people/names.ts';
import type { Visitor } from '../people/people.ts';
import { openTableIdsOf } from '../store/lists.ts';
import { mineOf } from '../store/mine.ts';
import { ratingsOf } from '../store/ratings.ts';
import { ById, OK } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Guests, names, sessions and deletion. */
export function peopleRoutes(app: HttpApp, context: RouteContext): void {
  arriving(app, context);
  hearing(app, context);
  leaving(app, context);
}

/** A rename is an event at every open table. */
const NAMES_A_MINUTE = 20;

function arriving(app: HttpApp, context: RouteContext): void {
  const { people, access, database, limits, tables, matchmaking } = context;
  app.post(
    '/api/guest',
    {
      schema: { body: NewGuest, response: { 200: Me } },
      config: { rateLimit: { max: limits.guests, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const known = await access.visitor(request);
      if (known) return meOf(known);
      const { name, bot = false } = request.body;
      const agent = request.headers['user-agent'] ?? null;
      const secure = request.protocol === 'https';
      const { visitor, cookie } = await people.welcome(cleanName(name ?? ''), bot, agent, secure);
      reply.header('set-cookie', cookie);
      return meOf(visitor);
    },
  );
  app.get('/api/me', { schema: { response: { 200: Me } } }, async (request) =>
    meOf(await access.required(request)),
  );
  const renaming = {
    schema: { body: NewName, response: { 200: Me } },
    config: { rateLimit: { max: Math.min(NAMES_A_MINUTE, limits.requests), timeWindow: 60_000 } },
  };
  app.patch('/api/me', renaming, async (request) => {
    const visitor = await access.required(request);
    const name = cleanName(request.body.name) ?? refuse('bad-name');
    await people.rename(visitor.id, name);
    await tables.rename(visitor.id, name, await openTableIdsOf(database, visitor.id));
    matchmaking.personChanged(visitor.id);
    return meOf({ ...visitor, name });
  });
  app.get('/api/me/tables', { schema: { response: { 200: MyTables } } }, async (request) => {
    const { id } = await access.required(request);
    return mineOf(database, id);
  });
  app.get(
    '/api/ratings/:game',
    {
      schema: {
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        querystring: Type.Object({ bots: Type.Optional(Type.Boolean()) }),
        response: { 200: RatingList },
      },
    },
    async ({ params, query }) => ({
      ratings: await ratingsOf(database, params.game, query.bots ?? false),
    }),
  );
}

function hearing(app: HttpApp, { people, access, sanctions }: RouteContext): void {
  // Banned people may see the reason.
  app.get('/api/me/sanctions', { schema: { response: { 200: OwnSanctions } } }, async (request) => {
    const { id } = (await access.visitor(request)) ?? refuse('not-signed-in');
    return { sanctions: [...sanctions.of(id)] };
  });
  app.get('/api/me/mutes', { schema: { response: { 200: MuteList } } }, async (request) => ({
    people: await people.mutes((await access.required(request)).id),
  }));
  app.put(
    '/api/me/mutes/:id',
    { schema: { params: ById, response: { 200: Ok } } },
    async (request) => {
      const { id } = await access.required(request);
      const other = request.params.id;
      if (other === id || !(await people.exists(other))) refuse('not-found');
      if (!(await people.mute(id, other, true))) refuse('too-often');
      return OK;
    },
  );
  app.delete(
    '/api/me/mutes/:id',
    {
      schema: {
        params: ById,
        response: { 200: Ok },
      },
    },
    async (request) => {
      await people.mute((await access.required(request)).id, request.params.id, false);
      return OK;
    },
  );
}

function leaving(app: HttpApp, context: RouteContext): void {
  const { people, access, database, tables, tournaments } = context;
  app.get('/api/me/sessions', { schema: { response: { 200: SessionList } } }, async (request) => ({
    sessions: await people.sessions(await access.required(request)),
  }));
  app.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        params: ById,
        response: { 200: Ok },
      },
    },
    async (request) => {
      const visitor = await access.required(request);
      if (!(await people.revoke(visitor, request.params.id))) refuse('not-found');
      access.sessionsEnded(visitor.user);
      return OK;
    },
  );
  app.get(
    '/api/me/export',
    { schema: { response: { 200: Type.Unsafe<object>(Type.Any()) } } },
    async (request) => exportOf(database, await access.required(request)),
  );
  app.delete('/api/me', { schema: { response: { 200: Ok } } }, async (request) => {
    const visitor = await access.required(request);
    const open = await openTableIdsOf(database, visitor.id);
    // Events written to these tables in the meantime contain no name.
    await tables.rename(visitor.id, '', open);
    // Nobody should wait for a person who never comes back.
    await tournaments.service.withdrawEverywhere(visitor.id);
    for (const id of open) await tables.leave(id, visitor.id);
    const mine = await tablesToForget(database, visitor.id);
    await forget(database, visitor, mine);
    access.sessionsEnded(visitor.user);
    await tables.refreshEverywhere(mine);
    return OK;
  });
}

function meOf({ id, name, account, bot }: Visitor): Me {
  return { id, name, account, bot };
}
