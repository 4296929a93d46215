import type { ReactNode } from 'react';
import type { BoardProps } from '../../../ui/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { coins } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Fight, KnockOut } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { Betting } from './betting.tsx';
import { BettingBoards } from './betting-boards.tsx';
import { Endings } from './endings.tsx';
import { FightBill } from './fight-bill.tsx';
import { Final } from './final.tsx';
import { useHappening } from './happening.ts';
import { OwnCards } from './own-cards.tsx';
import { Ring } from './ring.tsx';
import { Rounds } from './rounds.tsx';
import { Results, Settlement } from './settlement.tsx';
import { Challenging, Stables } from './stables.tsx';
import { potParts } from './sums.ts';
import { fightNumber, fightOf, type Table } from './table.ts';
import './knockout.css';

/** The ring, the betting boards and everybody's purse. */
export function board(props: BoardProps<KnockOut>): ReactNode {
  return <KnockOutBoard {...props} />;
}

function KnockOutBoard(props: BoardProps<KnockOut>): ReactNode {
  const { view, news, motion, language } = props;
  const words = boardWords[language];
  const table: Table = { ...props, words, happening: useHappening(news, motion) };
  const fight = fightOf(table);
  const { type } = view.open.phase;
  return (
    <div className={classNames('knockout-board', !motion && 'knockout-still')}>
      <Heading table={table} />
      {type === 'over' && <Final table={table} />}
      <div className="knockout-stage">
        {fight && <FightBill table={table} fight={fight} />}
        <Ring table={table} fight={fight} />
        {fight && (fight.rounds.length > 0 || type === 'boxing') && (
          <Rounds table={table} fight={fight} />
        )}
      </div>
      <Deciding table={table} fight={fight} />
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
function Deciding({
  table,
  fight,
}: {
  readonly table: Table;
  readonly fight: Fight | null;
}): ReactNode {
  const { view, ask } = table;
  const { phase, results } = view.open;
  switch (phase.type) {
    case 'challenge':
      return (
        <>
          {ask ? (
            <>
              <Challenging key={results.length} table={table} />
              <Settlement table={table} open />
            </>
          ) : (
            <>
              <Settlement table={table} open />
              <Stables table={table} />
            </>
          )}
          <OwnCards table={table} />
          <Results table={table} />
        </>
      );
    case 'training':
      return (
        <>
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
          <OwnCards table={table} />
          <Stables table={table} />
          <Settlement table={table} open={false} />
          <Results table={table} />
        </>
      );
    case 'boxing':
      return (
        <>
          <OwnCards table={table} />
          <Closed table={table} fight={phase.fight} />
          <Stables table={table} />
          <Results table={table} />
        </>
      );
    case 'over':
      return (
        <>
          <Settlement table={table} open />
          {fight && <BettingBoards table={table} fight={fight} placing={undefined} />}
          <Stables table={table} />
          <Results table={table} />
        </>
      );
  }
}

/** The boards after the last chip. */
function Closed({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  return (
    <div className="knockout-closed">
      <BettingBoards table={table} fight={fight} placing={undefined} />
      <Endings table={table} fight={fight} considering={false} />
    </div>
  );
}
