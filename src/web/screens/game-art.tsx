import type { ReactNode } from 'react';

/** A poster's drawing over its rays, from the sprite file made by the build. */
export function GameArt({ game }: { readonly game: string }): ReactNode {
  return (
    <span className={`art art-${game}`}>
      <svg viewBox="0 0 200 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="/posters.svg#rays" />
      </svg>
      <svg className="art-figure" viewBox="0 0 220 200" aria-hidden="true">
        <use href={`/posters.svg#${game}`} />
      </svg>
    </span>
  );
}
