import { useEffect, useState } from 'react';
import { localServer } from '../solo/client.ts';
import type { PuzzleLine } from '../solo/protocol.ts';

/** The rating of each puzzle of a game; undefined until loaded. */
export function usePuzzles(game: string): readonly PuzzleLine[] | undefined {
  const [lines, setLines] = useState<readonly PuzzleLine[]>();
  useEffect(() => {
    let here = true;
    localServer.puzzles(game).then((found) => here && setLines(found));
    return () => {
      here = false;
    };
  }, [game]);
  return lines;
}
