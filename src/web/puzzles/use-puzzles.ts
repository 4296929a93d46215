import { useEffect, useState } from 'react';
import { manifestOf } from '../../games/index.ts';
import { localServer } from '../solo/client.ts';
import type { PuzzleLine } from '../solo/protocol.ts';

/** The rating of each puzzle of a game; undefined until loaded. */
export function usePuzzles(game: string): readonly PuzzleLine[] | undefined {
  const [lines, setLines] = useState<readonly PuzzleLine[]>();
  useEffect(() => {
    let here = true;
    void puzzlesOf(game).then((found) => here && setLines(found));
    return () => {
      here = false;
    };
  }, [game]);
  return lines;
}

async function puzzlesOf(game: string): Promise<readonly PuzzleLine[]> {
  return localServer.puzzles((await manifestOf(game)?.puzzles()) ?? []);
}
