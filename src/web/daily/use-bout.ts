import { useEffect, useState } from 'react';
import type { BoutResults } from '../../client/protocol/daily.ts';
import { useServer } from '../online/server.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { BoutState } from '../solo/protocol.ts';
import { useWords } from '../words.ts';

/** A bout on this device; undefined until loaded. */
export function useBout(game: string, day: string): BoutState | undefined {
  const [bout, setBout] = useState<BoutState>();
  useEffect(() => {
    let here = true;
    localServer.bout(game, day).then((found) => here && setBout(found));
    return () => {
      here = false;
    };
  }, [game, day]);
  return bout;
}

/** The champion's score from the same seat, once the player's own bout is over. */
export function usePar(game: string, day: string, over: boolean): number | undefined {
  const [par, setPar] = useState<number>();
  useEffect(() => {
    let here = true;
    if (over) localServer.par(game, day).then((found) => here && setPar(found));
    return () => {
      here = false;
    };
  }, [game, day, over]);
  return par;
}

/**
 * Everyone's results; the player's own is sent first. Undefined until loaded, null without a
 * server.
 */
export function useBoutResults(
  game: string,
  day: string,
  packed: string | null | undefined,
): BoutResults | null | undefined {
  const server = useServer();
  const words = useWords();
  const { name } = useSettings();
  const [results, setResults] = useState<BoutResults | null>();
  const there = server.kind === 'there';
  const wished = name || words.guest;
  useEffect(() => {
    let here = true;
    if (packed === undefined) return;
    const found = there ? sent(game, day, packed, wished) : Promise.resolve(null);
    void found.catch(() => null).then((now) => here && setResults(now));
    return () => {
      here = false;
    };
  }, [game, day, packed, there, wished]);
  return server.kind === 'asking' ? undefined : results;
}

async function sent(
  game: string,
  day: string,
  packed: string | null,
  name: string,
): Promise<BoutResults> {
  const { api, ensureSignedIn } = await import('../online/sign-in.ts');
  if (packed === null) return api.boutResults(day, game);
  await ensureSignedIn(name);
  // The server refuses results of earlier days, but still lists everyone's.
  return api.keepBout(day, game, { record: packed }).catch(() => api.boutResults(day, game));
}
