import { Type } from 'typebox';
import {
  Leaderboard,
  LeaderboardQuery,
  PublicProfile,
  PublicResults,
} from '../../client/protocol/people.ts';
import { refuse } from '../errors.ts';
import { relationOf } from '../store/friends.ts';
import { leaderboardOf } from '../store/leaderboards.ts';
import { listedPeople } from '../store/privacy.ts';
import { publicGames, publicResults } from '../store/public-profile.ts';
import { ById } from './shapes.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Lower than the general limit, because these routes read many rows. */
const REQUESTS_A_MINUTE = 120;

/** Public profiles and leaderboards. */
export function publicPeopleRoutes(app: HttpApp, context: RouteContext): void {
  const { access, database, environment, limits, tables } = context;
  const config = {
    rateLimit: { max: Math.min(REQUESTS_A_MINUTE, limits.requests), timeWindow: 60_000 },
  };
  app.get(
    '/api/people/:id',
    { schema: { params: ById, response: { 200: PublicProfile } }, config },
    async (request) => {
      const { id } = request.params;
      const viewer = await access.visitor(request);
      const { name, since } = (await listedPeople(database, [id])).get(id) ?? refuse('not-found');
      const relation =
        viewer && viewer.id !== id ? await relationOf(database, viewer.id, id) : null;
      return { id, name, since, games: await publicGames(database, id), relation };
    },
  );
  app.get(
    '/api/people/:id/results',
    {
      schema: {
        params: ById,
        querystring: Type.Object({
          game: Type.Optional(Type.String({ maxLength: 40 })),
          before: Type.Optional(Type.Integer()),
        }),
        response: { 200: PublicResults },
      },
      config,
    },
    async ({ params, query }) => {
      if (!(await listedPeople(database, [params.id])).has(params.id)) refuse('not-found');
      return publicResults(database, params.id, query);
    },
  );
  app.get(
    '/api/leaderboards/:game',
    {
      schema: {
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        querystring: LeaderboardQuery,
        response: { 200: Leaderboard },
      },
      config,
    },
    async (request) => {
      const { game } = request.params;
      if (!tables.games.some(({ id }) => id === game)) refuse('unknown-game');
      const viewer = (await access.visitor(request))?.id;
      return leaderboardOf(database, { game, viewer, now: environment.now(), ...request.query });
    },
  );
}
