import type { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { limitKey } from '../address.ts';
import { refuse } from '../errors.ts';

/** Readers with more unread bytes than this are disconnected; browsers reconnect automatically. */
const MAX_BUFFERED_BYTES = 200_000;

/** Writes server-sent events to one reader. */
export function eventWriter(reader: Writable): (data: string | null) => void {
  return (data) => {
    if (reader.writableLength > MAX_BUFFERED_BYTES) reader.destroy();
    else reader.write(data === null ? ':\n\n' : `data: ${data}\n\n`);
  };
}

interface Reply {
  hijack(): unknown;
  getHeaders(): Readonly<Record<string, unknown>>;
  readonly raw: FastifyReply['raw'];
}

/** Opens streams of server-sent events, with a limit per address. */
export function eventStreams(mostPerAddress: number) {
  const readers = new Map<string, number>();
  return (
    address: string,
    reply: Reply,
    follow: (hear: (news: string | null) => void) => () => void,
  ): void => {
    const ip = limitKey(address);
    const near = readers.get(ip) ?? 0;
    if (near >= mostPerAddress) refuse('too-often');
    readers.set(ip, near + 1);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...STREAM, ...headersOf(reply.getHeaders()) });
    const leave = follow(eventWriter(raw));
    raw.on('close', () => {
      leave();
      const left = (readers.get(ip) ?? 1) - 1;
      if (left > 0) readers.set(ip, left);
      else readers.delete(ip);
    });
  };
}

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
