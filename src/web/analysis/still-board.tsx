import type { ReactNode } from 'react';
import type { AnyMove, AnyNews, AnyView } from '../../engine/hosted.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { BoardOf } from '../screens/board-of.tsx';

/** A read-only board without animation. */
export function StillBoard({
  game,
  view,
  heard = [],
  texts,
  who,
  hint = null,
}: {
  readonly game: string;
  readonly view: AnyView;
  readonly heard?: readonly AnyNews[];
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly hint?: AnyMove | null;
}): ReactNode {
  return (
    <div className="still-board">
      <BoardOf
        state={{ game, view, heard, news: [], ask: null }}
        texts={texts}
        who={who}
        hint={hint}
        answer={ignore}
      />
    </div>
  );
}

function ignore(): void {}
