import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../client/api.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { api, ensureSignedIn, NoName, requestErrorCode } from './sign-in.ts';

/** Sitting down, as a guest at first need. */
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
    /** Sits down at the first of these tables that has a place. */
    sitAnywhere: (ids: readonly string[]) => attempt(() => sitAtOne(ids)),
    enter: (code: string) => attempt(async () => sitAt((await api.tableOfCode(code)).table)),
  };
}

/** Sits down; whoever sits there already just goes there. */
async function sitAt(id: string): Promise<string> {
  await api.join(id).catch((error) => {
    if (!isCode(error, ['already-seated'])) throw error;
  });
  return id;
}

/** Where somebody was quicker, or one sits already, the next table is tried. */
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
