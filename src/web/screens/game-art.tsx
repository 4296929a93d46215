import type { ReactNode } from 'react';
import { PosterFrame } from '../../ui/poster-frame.tsx';

/** The drawing on a game's poster, from the file in which the build has drawn them all. */
export function GameArt({ game }: { readonly game: string }): ReactNode {
  return (
    <PosterFrame>
      <use href={`/posters.svg#${game}`} />
    </PosterFrame>
  );
}
