import { LobbyNews } from '../../client/protocol/http.ts';
import { limitKey } from '../address.ts';
import { refuse } from '../errors.ts';
import { eventWriter } from './event-stream.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** Server-sent events of the public tables. */
export function lobbyRoutes(app: HttpApp, { lobbyFeed, limits }: RouteContext): void {
  const readers = new Map<string, number>();
  // The answer to HEAD would never end either.
  const options = { schema: { response: { 200: TOLD } }, exposeHeadRoute: false };
  app.get('/api/lobby', options, (request, reply) => {
    const ip = limitKey(request.ip);
    const near = readers.get(ip) ?? 0;
    if (near >= limits.socketsPerAddress) refuse('too-often');
    readers.set(ip, near + 1);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...STREAM, ...headersOf(reply.getHeaders()) });
    const leave = lobbyFeed.follow(eventWriter(raw));
    raw.on('close', () => {
      leave();
      const left = (readers.get(ip) ?? 1) - 1;
      if (left > 0) readers.set(ip, left);
      else readers.delete(ip);
    });
  });
}

const TOLD = {
  description: 'Each event is JSON: first everything, then what is new.',
  content: { 'text/event-stream': { schema: LobbyNews } },
};

const STREAM = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** The security headers of every response. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const said = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}
