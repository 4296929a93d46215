import type { ReactNode } from 'react';
import type { BoardProps } from '../../../ui/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useHappening } from '../../../ui/happening.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import type { Kickbox } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { Clock } from './clock.tsx';
import { Corner } from './corner.tsx';
import { Deciding, momentOf } from './deciding.tsx';
import { Exchange } from './exchange.tsx';
import { Final } from './final.tsx';
import { Scorecard } from './scorecard.tsx';
import { soundOf } from './sounds.ts';
import { below, opposite, type Table, viewerIsDown } from './table.ts';
import { Unseen } from './unseen.tsx';
import './kickbox.css';

/** The fight plan: the other corner above, the viewer's below, the exchange between them. */
export function board(props: BoardProps<Kickbox>): ReactNode {
  return <KickboxBoard {...props} />;
}

function KickboxBoard(props: BoardProps<Kickbox>): ReactNode {
  const { view, news, motion, language } = props;
  const words = boardWords[language];
  const table: Table = { ...props, words, happening: useHappening(news, soundOf(news), motion) };
  const { step } = view.open;
  const mine = below(table);
  return (
    <div className={classNames('kickbox-board', !motion && 'kickbox-still')}>
      {step.type === 'over' && <Final table={table} step={step} />}
      <section className="kickbox-plan" aria-label={words.plan}>
        <Corner table={table} seat={opposite(mine)} />
        <div className="kickbox-centre">
          <Clock table={table} />
          <Exchange table={table} />
        </div>
        {viewerIsDown(table) && (
          <p className="kickbox-down">
            {words.youAreDown} <RuleLink rule="KB-91" />
          </p>
        )}
        <Deciding key={momentOf(table)} table={table} />
        <Corner table={table} seat={mine} />
      </section>
      <div className="kickbox-papers">
        <Scorecard table={table} />
        <Unseen table={table} />
      </div>
    </div>
  );
}
