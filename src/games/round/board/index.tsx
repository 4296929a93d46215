import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import type { BoardProps, GameScreen } from '../../../ui/board.ts';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import type { Round } from '../kind.ts';
import { placesOf } from '../slots.ts';
import { AttackAction, AttackDock, useAiming } from './attack-dock.tsx';
import { CircleBoard } from './circle.tsx';
import { DraftAction, DraftDock, useChoosing } from './draft-dock.tsx';
import { Hand } from './hand.tsx';
import { infoOf } from './info.tsx';
import { LiePips } from './lie-pips.tsx';
import { logOf } from './log.ts';
import { type Moment, nightOf } from './moment.ts';
import { useMarks } from './notebook.tsx';
import { SalonAction, SalonDock } from './salon-dock.tsx';
import { scenes } from './scenes.ts';
import { LockedDock, SheetAction, SheetDock } from './sheet-dock.tsx';
import { type Table, tableOf } from './table.ts';
import { TakingsPanel } from './takings.tsx';
import { useWriting } from './written.ts';
import './circle.css';
import './dock.css';
import './tables.css';

/** Round on the stage: the circle, the dock, what happens when, and the log. */
export const board: GameScreen<Round, Moment> = {
  Board: (props) => <RoundBoard {...props} />,
  scenes,
  log: logOf,
  passing: ({ open: { phase } }) => ({
    ...{ of: 'talks', scope: 'game', rests: phase.type !== 'salon' },
  }),
};

function RoundBoard(props: BoardProps<Round, Moment>): ReactNode {
  const table = tableOf(props);
  const writing = useWriting(table);
  const aiming = useAiming(table);
  const choosing = useChoosing(table);
  const marks = useMarks(table);
  const { view, words, moment, players } = table;
  const { open, options } = view;
  const phase = nightOf(moment) === null ? open.phase.type : 'reveal';
  return (
    <Stage
      game="round"
      phase={
        <>
          {words.night(open.night, options.nights)}
          <span className="round-phase"> · {words.phases[phase]}</span>
          <span className="round-phase-short" aria-hidden="true">
            {' '}
            · {words.shortPhases[phase]}
          </span>
        </>
      }
      numbers={(seat) => (
        <span className="round-purse">
          <CountUp value={at(open.purses, seat)} shown={words.money} />
          <span className="round-pip-rows">
            {placesOf(seat, players).map((place) => (
              <LiePips key={place} table={table} place={place} />
            ))}
          </span>
        </span>
      )}
      board={
        <>
          <CircleBoard table={table} writing={writing} aim={aiming} />
          {moment?.type === 'sums' && <TakingsPanel table={table} night={moment.night} />}
        </>
      }
      {...dockOf(table, { writing, aiming, choosing })}
      info={infoOf(table, marks)}
    />
  );
}

interface Deciding {
  readonly writing: ReturnType<typeof useWriting>;
  readonly aiming: ReturnType<typeof useAiming>;
  readonly choosing: ReturnType<typeof useChoosing>;
}

/** What the viewer decides now, or what they hold meanwhile. */
function dockOf(table: Table, { writing, aiming, choosing }: Deciding) {
  const { words, view, ask } = table;
  if (choosing)
    return {
      title: words.draftTitle,
      says: words.draftSays,
      dock: <DraftDock table={table} choosing={choosing} />,
      action: <DraftAction table={table} choosing={choosing} />,
    };
  if (writing)
    return {
      title: words.predictTitle(writing.lines.length),
      says: words.predictSays,
      dock: <SheetDock table={table} writing={writing} />,
      action: <SheetAction table={table} writing={writing} />,
    };
  if (aiming)
    return {
      title: words.attackTitle,
      says: words.attackSays,
      dock: <AttackDock table={table} aiming={aiming} />,
      action: <AttackAction table={table} aiming={aiming} />,
    };
  if (view.open.phase.type === 'salon' && ask)
    return {
      title: ask.about === 'talk' ? words.readyTitle : words.salonTitle,
      says: ask.about === 'talk' ? words.readySays : words.salonSays,
      dock: <SalonDock key={view.open.night} table={table} />,
      action: <SalonAction table={table} />,
    };
  if (view.seat === null || view.open.phase.type === 'over') return {};
  return { dock: view.own?.sheets ? <LockedDock table={table} /> : <Hand table={table} /> };
}
