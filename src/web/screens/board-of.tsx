import { type ReactNode, useContext } from 'react';
import type { AnyMove } from '../../engine/hosted.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { PlainBoard } from '../../ui/plain-board.tsx';
import { RuleBookContext } from '../../ui/rule-link.tsx';
import { useBoard } from '../games.ts';
import { moves } from '../look.ts';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

/** The board of a game, or the plain one for a game that has none. */
export function BoardOf({
  state,
  texts,
  who,
  hint,
  answer,
}: {
  readonly state: Pick<TableState, 'game' | 'view' | 'ask' | 'heard' | 'news'>;
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly hint: AnyMove | null;
  readonly answer: (move: AnyMove) => void;
}): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const Board = useBoard(state.game);
  const { show } = useContext(RuleBookContext);
  const props = {
    view: state.view,
    ask: state.ask ?? undefined,
    heard: state.heard,
    news: state.news,
    answer,
    who,
    language: settings.language,
    motion: moves(settings),
    showRule: show,
    hint,
  };
  if (!Board) return <PlainBoard {...props} texts={texts} />;
  return (
    <>
      <Board {...props} />
      <details className="in-letters">
        <summary>{words.drawing}</summary>
        <pre>{texts.draw(state.view, who)}</pre>
      </details>
    </>
  );
}
