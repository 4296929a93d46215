import { LobbyNews } from '../../client/protocol/http.ts';
import { eventStreams } from './event-stream.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Server-sent events of the public tables. */
export function lobbyRoutes(app: HttpApp, { lobbyFeed, limits }: RouteContext): void {
  const open = eventStreams(limits.socketsPerAddress);
  // A HEAD request would never end either.
  const options = { schema: { response: { 200: TOLD } }, exposeHeadRoute: false };
  app.get('/api/lobby', options, (request, reply) => {
    open(request.ip, reply, (hear) => lobbyFeed.follow(hear));
  });
}

const TOLD = {
  description: 'Each event is JSON: first everything, then what is new.',
  content: { 'text/event-stream': { schema: LobbyNews } },
};
