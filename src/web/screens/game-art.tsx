import type { ReactNode } from 'react';
import { ART } from '../../games/boards.ts';
import { Figure, PosterArt } from '../../ui/poster-art.tsx';
import { boxingGlove } from '../../ui/poster-drawings.ts';

/** The drawing on a game's poster; the glove of the house where it has none. */
export function GameArt({ game }: { readonly game: string }): ReactNode {
  const Art = ART[game];
  if (Art) return <Art />;
  return (
    <PosterArt>
      <Figure drawing={boxingGlove} size={200} ink="red" />
    </PosterArt>
  );
}
