import { Api, ApiError } from '../../client/api.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { Me } from '../../client/protocol/http.ts';
import { change, settingsNow } from '../settings.ts';
import { askName } from './naming.ts';
import { nowIAm, server } from './server.ts';

/** The server that serves this page. */
export const api = new Api('', (url, request) => fetch(url, request));

/** The person declined to give a name: the action is cancelled. */
export class NoName extends Error {}

/**
 * Signs in: with the existing session, otherwise as a guest, who is asked for a name once.
 * `fallback` is used if they decline; without it, `NoName` is thrown.
 */
export async function ensureSignedIn(fallback?: string): Promise<Me> {
  const known = await server();
  if (known.kind === 'there' && known.me) return known.me;
  const name = settingsNow().name || (await askName()) || fallback;
  if (name === undefined) throw new NoName();
  if (settingsNow().name === '') change({ name });
  const me = await api.guest({ name });
  nowIAm(me);
  return me;
}

/** Changes one's name, here and, where one is known, on the server and at all tables. */
export async function renameMyself(name: string): Promise<void> {
  const known = await server();
  if (known.kind === 'there' && known.me) nowIAm(await api.rename(name));
  change({ name });
}

/** Takes over a name that was changed in another tab or on another device. */
export async function renamedElsewhere(name: string): Promise<void> {
  const known = await server();
  if (known.kind !== 'there' || !known.me || name === known.me.name || name === '') return;
  nowIAm({ ...known.me, name });
  change({ name });
}

/** The error of a request; if it reached nobody, the server is unavailable. */
export function requestErrorCode(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'closing';
}
