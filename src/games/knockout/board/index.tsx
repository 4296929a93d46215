import { type ReactNode, useRef } from 'react';
import type { BoardProps } from '../../../ui/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useHappening } from '../../../ui/happening.ts';
import { Icon } from '../../../ui/icon.tsx';
import { coins } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { KnockOut } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { Betting } from './betting.tsx';
import { Endings } from './endings.tsx';
import { Final } from './final.tsx';
import { useFocusKept } from './focus.ts';
import { OwnCards } from './own-cards.tsx';
import { Results, Settlement } from './settlement.tsx';
import { soundOf } from './sounds.ts';
import { Challenging, Stables } from './stables.tsx';
import { Arena, Stage } from './stage.tsx';
import { potParts } from './sums.ts';
import { fightNumber, type Table } from './table.ts';
import './knockout.css';

/** The ring, the betting boards and everybody's purse. */
export function board(props: BoardProps<KnockOut>): ReactNode {
  return <KnockOutBoard {...props} />;
}

function KnockOutBoard(props: BoardProps<KnockOut>): ReactNode {
  const { news, motion, language } = props;
  const words = boardWords[language];
  const table: Table = { ...props, words, happening: useHappening(news, soundOf(news), motion) };
  const here = useRef<HTMLDivElement>(null);
  useFocusKept(here, props.ask);
  return (
    <div ref={here} className={classNames('knockout-board', !motion && 'knockout-still')}>
      <Heading table={table} />
      <Moment table={table} />
    </div>
  );
}

/** Season, fight, phase and pot. */
function Heading({ table }: { readonly table: Table }): ReactNode {
  const { words, view, heard } = table;
  const { open, options } = view;
  return (
    <header className="knockout-heading">
      <h2>{words.season(open.season, options.seasons, fightNumber(table))}</h2>
      <ol className="knockout-phases" aria-label={words.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === open.phase.type ? 'step' : undefined}>
            {words.phases[phase]}
          </li>
        ))}
      </ol>
      <p className="knockout-pot">
        <Icon drawing={coins} size={24} /> {words.pot}{' '}
        <strong>
          <Sum total={open.pot} parts={potParts(words, open, heard)} shown={words.money} />
        </strong>{' '}
        <RuleLink rule="KO-65" />
      </p>
    </header>
  );
}

const PHASES = ['challenge', 'training', 'betting', 'boxing'] as const;

/** What the phase is about comes first, the rest of the table below. */
function Moment({ table }: { readonly table: Table }): ReactNode {
  const { view, ask } = table;
  const { phase, results } = view.open;
  switch (phase.type) {
    case 'challenge':
      return (
        <>
          <Stage table={table} />
          {ask && <Challenging key={results.length} table={table} />}
          <Settlement table={table} open />
          {!ask && <Stables table={table} />}
          <OwnCards table={table} />
          <Results table={table} />
        </>
      );
    case 'training':
      return (
        <>
          <Stage table={table} />
          <OwnCards table={table} />
          <Settlement table={table} open={!ask} />
          <Stables table={table} />
          <Results table={table} />
        </>
      );
    case 'betting':
      return (
        <>
          <Betting table={table} phase={phase} />
          <Stables table={table} />
          <Settlement table={table} open={false} />
          <Results table={table} />
        </>
      );
    case 'boxing':
      return (
        <>
          <Arena table={table} fight={phase.fight}>
            <OwnCards table={table} />
          </Arena>
          <Endings table={table} fight={phase.fight} considering={false} />
          <Stables table={table} />
          <Results table={table} />
        </>
      );
    case 'over':
      return (
        <>
          <Final table={table} />
          <Stage table={table} />
          <Settlement table={table} open />
          <Stables table={table} />
          <Results table={table} />
        </>
      );
  }
}
