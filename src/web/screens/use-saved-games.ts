import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../idle.ts';
import { localServer } from '../solo/client.ts';
import type { SavedGame } from '../solo/protocol.ts';

/** The games of this device, latest first; empty until loaded. */
export function useSavedGames() {
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const load = useCallback(() => {
    localServer.saved().then(setGames, () => {});
  }, []);
  useEffect(() => whenIdle(load), [load]);
  return { games, load };
}
