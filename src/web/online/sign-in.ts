import { Api, ApiError } from '../../client/api.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { Me } from '../../client/protocol/http.ts';
import { nowIAm, server } from './server.ts';

/** The server that serves this page. */
export const api = new Api('', (url, request) => fetch(url, request));

/** Comes in: as whoever one is known to be, otherwise as a guest, at once. A guest is called as they wish. */
export async function ensureSignedIn(name: string): Promise<Me> {
  const known = await server();
  const before = known.kind === 'there' ? known.me : null;
  if (before && (before.account || before.name === name)) return before;
  const me = before ? await api.rename(name) : await api.guest({ name });
  nowIAm(me);
  return me;
}

/** What was wrong with a request; one that reached nobody is a server that is away. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'closing';
}
