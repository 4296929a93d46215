import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../client/api.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { api, ensureSignedIn, NoName, requestErrorCode } from './sign-in.ts';

/** Joining a table, signing in as a guest if needed. */
export function useJoin() {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<ErrorCode>();
  const attempt = async (way: () => Promise<string>): Promise<void> => {
    try {
      setTrouble(undefined);
      await ensureSignedIn();
      go(`/online/${await way()}`);
    } catch (error) {
      if (!(error instanceof NoName)) setTrouble(requestErrorCode(error));
    }
  };
  return {
    trouble,
    sit: (id: string) => attempt(() => sitAt(id)),
    /** Joins the first of these tables that has a free seat. */
    sitAnywhere: (ids: readonly string[]) => attempt(() => sitAtOne(ids)),
    enter: (code: string) => attempt(async () => sitAt((await api.tableOfCode(code)).table)),
  };
}

/** Joins a table, or opens it if the person already sits there. */
async function sitAt(id: string): Promise<string> {
  await api.join(id).catch((error) => {
    if (!isCode(error, ['already-seated'])) throw error;
  });
  return id;
}

/** If somebody else was faster, or the person already sits there, tries the next table. */
async function sitAtOne(ids: readonly string[]): Promise<string> {
  const [id, ...others] = ids;
  if (id === undefined) throw new ApiError('table-full', 409, null, null);
  try {
    await api.join(id);
    return id;
  } catch (error) {
    if (isCode(error, MISSED)) return sitAtOne(others);
    throw error;
  }
}

const MISSED = ['already-seated', 'table-full', 'chair-taken', 'wrong-phase', 'unknown-table'];

function isCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}
