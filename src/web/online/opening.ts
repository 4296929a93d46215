import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import { house } from '../house-client.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { api, codeOf, comeIn } from './guest.ts';
import { tableOf, type Wish } from './wish.ts';

/** Opens the table, as a guest at first need, and goes there. */
export function useOpening(game: string) {
  const words = useWords();
  const settings = useSettings();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState<string | null>();
  const [trouble, setTrouble] = useState<ErrorCode>('bad-options');
  const refuse = (code: ErrorCode, rule: string | null): void => {
    setTrouble(code);
    setRefusal(rule);
  };
  const open = async (wish: Wish): Promise<void> => {
    const bad = await house('check', game, wish.options, wish.places.length);
    if (bad) return refuse('bad-options', bad.rule);
    try {
      await comeIn(settings.name || words.defaultName);
      const { table } = await api.open(tableOf(game, wish));
      go(`/online/${table}`);
    } catch (error) {
      refuse(codeOf(error), null);
    }
  };
  return { refusal, trouble, open };
}
