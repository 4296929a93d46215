import { type ReactNode, useState } from 'react';
import { range } from '../../../engine/list.ts';
import type { BoardProps } from '../../../ui/board.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useHappening } from '../../../ui/happening.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Night, Round } from '../kind.ts';
import { Attack, useAim } from './attack.tsx';
import { Draft } from './draft.tsx';
import { EdgesOf, EdgesTonight } from './edges.tsx';
import { Final, TruthTables } from './final.tsx';
import { MiddleOf, MiddleTonight } from './middle.tsx';
import { NightOver } from './night-over.tsx';
import { Notebook, useMarks } from './notebook.tsx';
import { PackList } from './pack-list.tsx';
import { postsOf, postsTonight } from './posts.ts';
import { type Aim, Ring } from './ring.tsx';
import { Said, Salon } from './salon.tsx';
import { Sheets, Switches } from './sheets.tsx';
import { soundOf } from './sounds.ts';
import { sceneOf } from './spots.ts';
import { type Table, tableOf } from './table.ts';
import { useWriting, type Writing } from './written.ts';
import './round.css';

/** The bettors around the ring, what they say, and what the viewer alone knows. */
export function board(props: BoardProps<Round>): ReactNode {
  return <RoundBoard {...props} />;
}

function RoundBoard(props: BoardProps<Round>): ReactNode {
  const table = tableOf(props, useHappening(props.news, soundOf(props.news), props.motion));
  const { view } = table;
  const writing = useWriting(table);
  const aim = useAim(table);
  const marks = useMarks(table);
  const [night, look] = useNight(table);
  const over = view.open.phase.type === 'over';
  return (
    <div className={classNames('round-board', !props.motion && 'round-still')}>
      <Heading table={table} />
      {over && <Final table={table} />}
      <div className="round-stage">
        <div className="round-arena">
          <Nights table={table} shown={night} onLook={look} />
          {night ? (
            <RingOf table={table} night={night} />
          ) : (
            <RingTonight table={table} writing={writing} aim={aim} />
          )}
        </div>
        <div className="round-paper">
          {night && <NightOver table={table} night={night} />}
          {night && !over && (
            <Button kind={table.ask ? 'normal' : 'main'} onClick={() => look(undefined)}>
              {table.words.toTonight(view.open.night)}
            </Button>
          )}
          <Deciding table={table} writing={writing} aim={aim} />
        </div>
      </div>
      {over ? <TruthTables table={table} /> : <Notebook table={table} marks={marks} />}
      <PackList table={table} />
    </div>
  );
}

/** Night and phase. */
function Heading({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const { open, options } = view;
  return (
    <header className="round-heading">
      <h2>{words.night(open.night, options.nights)}</h2>
      <ol className="round-phases" aria-label={words.phase}>
        {PHASES.filter((phase) => phase !== 'salon' || options.salonSeconds > 0).map((phase) => (
          <li key={phase} aria-current={phase === open.phase.type ? 'step' : undefined}>
            {words.phases[phase]}
          </li>
        ))}
      </ol>
    </header>
  );
}

const PHASES = ['draft', 'salon', 'prognosis', 'attack'] as const;

/** The night that is looked at, undefined for the one being played. A night that has just ended comes first. */
function useNight(table: Table): [Night | undefined, (night: number | undefined) => void] {
  const { view } = table;
  const { history, phase } = view.open;
  const [looked, setLooked] = useState<{ readonly after: number; readonly night?: number }>();
  const fresh = phase.type === 'over' || (phase.type === 'draft' && !view.own?.cards.length);
  const usual = fresh ? history.length : undefined;
  const number = looked?.after === history.length ? looked.night : usual;
  const look = (night: number | undefined): void =>
    setLooked({ after: history.length, ...(night !== undefined && { night }) });
  return [number === undefined ? undefined : history[number - 1], look];
}

/** Tonight and the nights before, to look at. */
function Nights({
  table,
  shown,
  onLook,
}: {
  readonly table: Table;
  readonly shown: Night | undefined;
  readonly onLook: (night: number | undefined) => void;
}): ReactNode {
  const { words, view } = table;
  const { history, phase } = view.open;
  if (history.length === 0) return null;
  return (
    <nav className="round-nights" aria-label={words.nights}>
      {range(history.length).map((i) => (
        <button
          key={i}
          type="button"
          aria-pressed={shown?.night === i + 1}
          onClick={() => onLook(i + 1)}
        >
          {words.nightName(i + 1)}
        </button>
      ))}
      {phase.type !== 'over' && (
        <button type="button" aria-pressed={!shown} onClick={() => onLook(undefined)}>
          {words.tonight}
        </button>
      )}
    </nav>
  );
}

function RingTonight({
  table,
  writing,
  aim,
}: {
  readonly table: Table;
  readonly writing: Writing | undefined;
  readonly aim: Aim | undefined;
}): ReactNode {
  const { view, players } = table;
  const scene = sceneOf(players, view.options, view.seat);
  return (
    <Ring
      table={table}
      scene={scene}
      posts={postsTonight(table)}
      nights={view.open.history.length}
      edges={<EdgesTonight table={table} scene={scene} />}
      middle={<MiddleTonight table={table} />}
      aim={aim}
    >
      {writing && <Switches table={table} scene={scene} writing={writing} />}
    </Ring>
  );
}

function RingOf({ table, night }: { readonly table: Table; readonly night: Night }): ReactNode {
  const { view, players } = table;
  const scene = sceneOf(players, view.options, view.seat);
  return (
    <Ring
      table={table}
      scene={scene}
      posts={postsOf(table, night)}
      nights={night.night}
      edges={<EdgesOf table={table} scene={scene} night={night} />}
      middle={<MiddleOf table={table} night={night} />}
    />
  );
}

/** What the viewer decides now, or what there is to read meanwhile. */
function Deciding({
  table,
  writing,
  aim,
}: {
  readonly table: Table;
  readonly writing: Writing | undefined;
  readonly aim: Aim | undefined;
}): ReactNode {
  const { view, ask } = table;
  const { phase, night, announced } = view.open;
  switch (phase.type) {
    case 'draft':
      return ask && <Draft key={`${night} ${announced.length}`} table={table} />;
    case 'salon':
      return <Salon key={night} table={table} phase={phase} />;
    case 'prognosis':
      return (
        <>
          {writing && <Sheets table={table} writing={writing} />}
          <Talk table={table} />
        </>
      );
    case 'attack':
      return (
        <>
          {aim && <Attack key={night} table={table} aim={aim} />}
          <Talk table={table} />
        </>
      );
    case 'over':
      return null;
  }
}

/** What was said, to be remembered after the salon. */
function Talk({ table }: { readonly table: Table }): ReactNode {
  if (table.view.options.salonSeconds === 0) return null;
  return (
    <Panel>
      <h3>{table.words.salon}</h3>
      <Said table={table} />
    </Panel>
  );
}
