import { NewSearch, NewTerms, Search } from '../../client/protocol/http.ts';
import { Ok } from '../../client/protocol/lists.ts';
import { granted, refuse } from '../errors.ts';
import { endSearch, keepSearch } from '../store/searches.ts';
import { edit } from '../table/editing.ts';
import { ById, OK } from './shapes.ts';
import { withinTableLimit } from './tables.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Searching for opponents, and changing the terms of a table that waits for players. */
export function searchRoutes(app: HttpApp, context: RouteContext): void {
  const { access, database, tables, environment, matchmaking } = context;
  app.put(
    '/api/me/search',
    { schema: { body: NewSearch, response: { 200: Search } } },
    async (request) => {
      const { id, account, bot } = await access.required(request);
      const { game, rated = false } = request.body;
      if (!tables.games.some((known) => known.id === game)) refuse('unknown-game');
      if (rated && (!account || bot)) refuse('account-needed');
      const since = environment.now();
      await withinTableLimit(context, id, async () => {
        await matchmaking.attendance.act(id);
        await keepSearch(database, id, request.body, since);
      });
      matchmaking.searchChanged(id);
      return { ...request.body, rated, bots: request.body.bots ?? false, since };
    },
  );
  app.delete('/api/me/search', { schema: { response: { 200: Ok } } }, async (request) => {
    const { id } = await access.required(request);
    await endSearch(database, id);
    matchmaking.searchChanged(id);
    return OK;
  });
  app.patch(
    '/api/tables/:id/terms',
    { schema: { params: ById, body: NewTerms, response: { 200: Ok } } },
    async (request) => {
      const { id: person, account, bot } = await access.required(request);
      const isBarred = !account || bot;
      granted(
        await tables.change(request.params.id, (table) =>
          edit(table, person, request.body, !isBarred),
        ),
      );
      return OK;
    },
  );
}
