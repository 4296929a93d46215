import './cards.css';
import './kickbox.css';
import './corner.css';
import './dial.css';
import './exchange.css';
import './arena.css';
import './panels.css';
import './dock.css';
import './fan.css';
import './ring-break.css';
import './info.css';
import { type ReactNode, useState } from 'react';
import type { BoardProps, GameScreen } from '../../../ui/board.ts';
import { Stage } from '../../../ui/stage/stage.tsx';
import type { CardId, Kickbox } from '../kind.ts';
import { PHASES } from '../rules/phases.ts';
import { boardWords } from '../texts/board.ts';
import { Arena } from './arena.tsx';
import { CardFace } from './card.tsx';
import { CornerView } from './corner.tsx';
import { Dial } from './dial.tsx';
import { BreakDock, Dock } from './dock.tsx';
import { Exchange, isQuiet } from './exchange.tsx';
import { infoOf } from './info.tsx';
import { log } from './log.ts';
import type { Moment } from './moment.ts';
import { RingPanel } from './panels.tsx';
import { attackMade } from './responses.ts';
import { type Rest, Returning, restOf, returnLimit } from './ring-break.tsx';
import { fateOf, rowOf } from './row.ts';
import { scenes } from './scenes.ts';
import { drafted, isDiscarding } from './selection.ts';
import { below, opposite, type Table } from './table.ts';

/** A choice that belongs to one question and is gone with it. */
interface Choosing {
  readonly moment: string;
  readonly picked: readonly CardId[];
  readonly rest: Rest | null;
}

/** The ring: the other corner above, the viewer's below, the exchange between them, the hand in the dock. */
function KickboxBoard(props: BoardProps<Kickbox, Moment>): ReactNode {
  const { view, ask, language, heard } = props;
  const table: Table = { ...props, words: boardWords[language] };
  const moment = [ask?.about, view.open.round, view.open.phase, heard.length].join(' ');
  const [choosing, setChoosing] = useState<Choosing>({ moment, picked: [], rest: null });
  const [pointed, setPointed] = useState<CardId | null>(null);
  const picked = choosing.moment === moment ? choosing.picked : [];
  const breaking = ask?.about === 'ringBreak';
  const rest = (choosing.moment === moment ? choosing.rest : null) ?? (ask ? restOf(ask) : null);
  const onPick = (cards: readonly CardId[]): void =>
    setChoosing({ moment, picked: cards, rest: null });
  const onRest = (changed: Rest): void => setChoosing({ moment, picked: [], rest: changed });
  const mine = below(table);
  const draft = ask && drafted(ask, picked);
  const drawnUp = draft && attackMade(draft);
  const fate = drawnUp ? 'stands' : fateOf(rowOf(table));
  return (
    <Stage
      game="kickbox"
      phase={whereOf(table)}
      ownSeats
      board={
        <div className="kickbox-ring">
          <CornerView table={table} seat={opposite(mine)} />
          <div className="kickbox-mid">
            {breaking && rest && view.options.ringBreak === 'choose' ? (
              <Returning
                table={table}
                most={returnLimit(ask)}
                cards={rest.cards}
                onChange={(cards) => onRest({ ...rest, cards })}
              />
            ) : (
              <>
                <Arena table={table} quiet={isQuiet(table, picked)} />
                <Dial table={table} attack={drawnUp ?? view.open.attack} fate={fate} />
                <Exchange table={table} picked={picked} onPoint={setPointed} />
              </>
            )}
          </div>
          <CornerView table={table} seat={mine} />
          <RingPanel table={table} />
          {pointed !== null && !picked.includes(pointed) && (
            <span className="kickbox-peek" aria-hidden="true">
              <CardFace id={pointed} language={language} />
            </span>
          )}
        </div>
      }
      title={ask?.about === 'action' && isDiscarding(ask) ? table.words.discardFirst : undefined}
      dock={
        breaking && rest ? (
          <BreakDock table={table} ask={ask} rest={rest} onRest={onRest} />
        ) : (
          <Dock table={table} picked={picked} onPick={onPick} onPoint={setPointed} />
        )
      }
      info={infoOf(table)}
    />
  );
}

/** Where the fight is: round and phase. */
function whereOf({ view, words }: Table): string {
  const { round, rounds, phase } = view.open;
  return view.options.variant === 'ring'
    ? words.where(round, rounds, phase, PHASES)
    : words.phaseAlone(phase);
}

export const board: GameScreen<Kickbox, Moment> = {
  Board: KickboxBoard,
  scenes,
  log,
  passing: ({ open: { fight, round, phase } }) => ({
    of: 'phase',
    scope: `${fight} ${round} ${phase}`,
  }),
};
