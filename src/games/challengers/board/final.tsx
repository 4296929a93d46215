import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { trophyCup } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import type { Result } from '../kind.ts';
import { END_RULES } from '../rules/news.ts';
import { Somebody } from './somebody.tsx';
import { nameOf, type Table } from './table.ts';

/** CH-84 to CH-86: who has won the tournament, how, and everybody's place. */
export function Final({
  table,
  result,
}: {
  readonly table: Table;
  readonly result: Result;
}): ReactNode {
  const { words } = table;
  return (
    <Panel
      tone="raised"
      className="challengers-final"
      title={
        <>
          <Icon drawing={trophyCup} size={40} /> {words.winner(nameOf(table, result.winner))}
        </>
      }
    >
      <p>
        {words.how[result.reason]} <RuleLink rule={END_RULES[result.reason]} />
      </p>
      <ol className="challengers-places">
        {result.ranking.map((player, n) => (
          <li key={player}>
            <b>{words.place(n + 1)}</b> <Somebody table={table} player={player} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
