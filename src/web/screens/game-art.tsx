import type { ReactNode } from 'react';

/** The drawing on a game's poster, from the file in which the build has drawn them all. */
export function GameArt({ game }: { readonly game: string }): ReactNode {
  return (
    <svg viewBox="-200 -130 400 260" aria-hidden="true">
      <use href={`/posters.svg#${game}`} />
    </svg>
  );
}
