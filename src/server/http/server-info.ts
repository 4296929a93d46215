import { LEVELS } from '../../bots/bot.ts';
import { Games } from '../../client/protocol/lists.ts';
import { SOCKET_SCHEMA } from '../../client/protocol/socket.ts';
import { refuse } from '../errors.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Games, health, metrics and schemas. */
export function serverInfoRoutes(
  app: HttpApp,
  { tables, metrics, access, ready }: RouteContext,
): void {
  const games = tables.games.map((game) => ({
    id: game.id,
    version: game.version,
    seats: game.seats,
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, { rule, normally, values, range }]) => [
        name,
        { rule, normally, values: values && [...values], range },
      ]),
    ),
    presets: game.presets,
    bots: [...LEVELS],
  }));
  app.get('/api/games', { schema: { response: { 200: Games } } }, async () => ({ games }));
  app.get('/api/health', async () => ({ ok: true }));
  app.get('/api/ready', async (_, reply) => {
    const fine = await ready();
    return reply.code(fine ? 200 : 503).send({ ok: fine });
  });
  app.get('/metrics', async (request, reply) => {
    if (!access.isOperator(request)) refuse('not-yours', 'operator');
    reply.header('content-type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  app.get('/api/openapi.json', async () => app.swagger());
  app.get('/api/socket.json', async () => SOCKET_SCHEMA);
}
