import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../client/api.ts';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { api, codeOf, comeIn } from './guest.ts';

/** Sitting down, as a guest at first need. */
export function useJoin() {
  const words = useWords();
  const settings = useSettings();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<ErrorCode>();
  const attempt = async (way: () => Promise<string>): Promise<void> => {
    try {
      setTrouble(undefined);
      await comeIn(settings.name || words.defaultName);
      go(`/online/${await way()}`);
    } catch (error) {
      setTrouble(codeOf(error));
    }
  };
  const sitAt = async (id: string): Promise<string> => {
    await api.join(id).catch((error) => {
      if (!(error instanceof ApiError) || error.code !== 'already-seated') throw error;
    });
    return id;
  };
  return {
    trouble,
    sit: (id: string) => attempt(() => sitAt(id)),
    enter: (code: string) => attempt(async () => sitAt((await api.tableOfCode(code)).table)),
  };
}
