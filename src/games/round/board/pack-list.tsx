import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { DUELS, knockedOutBy } from '../rules/cites.ts';
import { printed, type Table } from './table.ts';

/** Every boxer of the pack by strength, and what decides a duel. */
export function PackList({ table }: { readonly table: Table }): ReactNode {
  const { words, pack, players } = table;
  const rules = { ...DUELS, knockout: knockedOutBy(players) };
  return (
    <details className="round-pack">
      <summary>{words.pack}</summary>
      <ol className="round-boxers">
        {[...pack.numbers].reverse().map((number) => {
          const { name, figure, ability, story } = printed(table, number);
          return (
            <li key={number}>
              <b className="round-big">{number}</b>
              <Icon drawing={figure} size={28} />
              <span>
                <strong>{name}</strong> {ability === null ? <i>{story}</i> : <span>{ability}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <h4>{words.order}</h4>
      <ol className="round-order">
        {ORDER.map((reason) => (
          <li key={reason}>
            {words.orderLines[reason]} <RuleLink rule={rules[reason]} />
          </li>
        ))}
      </ol>
    </details>
  );
}

const ORDER = ['knockout', 'ringmate', 'giantKiller', 'strength'] as const;
