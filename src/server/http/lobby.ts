import { LobbyNews } from '../../client/protocol/http.ts';
import { refuse } from '../errors.ts';
import type { HttpApp, RouteContext } from './types.ts';

/** A reader that lets more than this wait is disconnected; it reconnects by itself. */
const MAX_BUFFERED_BYTES = 200_000;

/** Server-sent events of the public tables. */
export function lobbyRoutes(app: HttpApp, { lobbyFeed, limits }: RouteContext): void {
  const readers = new Map<string, number>();
  app.get('/api/lobby', { schema: { response: { 200: TOLD } } }, (request, reply) => {
    const { ip } = request;
    const near = readers.get(ip) ?? 0;
    if (near >= limits.socketsPerAddress) refuse('too-often');
    readers.set(ip, near + 1);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...STREAM, ...headersOf(reply.getHeaders()) });
    const leave = lobbyFeed.follow((news) => {
      if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
      else raw.write(news ? `data: ${news}\n\n` : ':\n\n');
    });
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
