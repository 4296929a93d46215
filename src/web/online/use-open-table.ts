import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { localServer } from '../solo/client.ts';
import { api, ensureSignedIn, NoName, requestErrorCode } from './sign-in.ts';
import { newTableOf, type TableDraft } from './table-draft.ts';

/** Opens the table, signing in as a guest if needed, and goes there. */
export function useOpening(game: string) {
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState<string | null>();
  const [trouble, setTrouble] = useState<ErrorCode>('bad-options');
  const refuse = (code: ErrorCode, rule: string | null): void => {
    setTrouble(code);
    setRefusal(rule);
  };
  const open = async (wish: TableDraft): Promise<void> => {
    const bad = await localServer.check(game, wish.options, wish.places.length);
    if (bad) return refuse('bad-options', bad.rule);
    try {
      await ensureSignedIn();
      const { table } = await api.open(newTableOf(game, wish));
      go(`/online/${table}`);
    } catch (error) {
      if (!(error instanceof NoName)) refuse(requestErrorCode(error), null);
    }
  };
  return { refusal, trouble, open };
}
