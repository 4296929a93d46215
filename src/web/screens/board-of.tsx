import { type ReactNode, useContext } from 'react';
import type { AnyMove } from '../../engine/hosted.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { PlainBoard } from '../../ui/plain-board.tsx';
import { RuleBookContext } from '../../ui/rule-link.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import { moves } from '../appearance.ts';
import { useBoard } from '../games.ts';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import type { Automatic } from '../table/use-automatic.ts';

/** A game's board, or the generic one if it has none. */
export function BoardOf({
  state,
  moment = null,
  texts,
  who,
  hint,
  answer,
  automatic,
}: {
  readonly state: Pick<TableState, 'game' | 'view' | 'ask' | 'heard' | 'news'>;
  /** Shown only during the current beat. */
  readonly moment?: unknown;
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly hint: AnyMove | null;
  readonly answer: (move: AnyMove) => void;
  readonly automatic?: Pick<Automatic, 'queued' | 'queue'>;
}): ReactNode {
  const settings = useSettings();
  const screen = useBoard(state.game);
  const { show } = useContext(RuleBookContext);
  const props = {
    view: state.view,
    ask: state.ask ?? undefined,
    heard: state.heard,
    news: state.news,
    moment,
    answer,
    who,
    language: settings.language,
    motion: moves(settings),
    showRule: show,
    hint,
    queued: automatic?.queued ?? null,
    queue: automatic?.queue,
  };
  if (!screen)
    return <Stage game="plain" phase="" board={<PlainBoard {...props} texts={texts} />} />;
  if (screen.scenes) return <screen.Board {...props} />;
  return (
    <Stage
      game={state.game}
      phase=""
      board={
        <div className="stage-scroll">
          <screen.Board {...props} />
        </div>
      }
    />
  );
}
