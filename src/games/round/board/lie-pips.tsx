import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { slotsEach } from '../slots.ts';
import { liesLeft, tokensAt } from './posts.ts';
import type { Table } from './table.ts';

/** More than these are told by a number. */
const MOST_PIPS = 4;

/** The lies a place may still tell as open pips, those it has told as struck ones. */
export function LiePips({
  table,
  place,
}: {
  readonly table: Table;
  readonly place: number;
}): ReactNode {
  const { words, view, players } = table;
  const tokens = tokensAt(view.open.history, place);
  const lies = tokens.filter((truth) => !truth).length;
  const left = liesLeft(table, place);
  const label = `${words.liesLeft(left)}; ${words.tokens(tokens.length - lies, lies)}`;
  const all = left === null ? lies : left + lies;
  return (
    <span className="round-pips" role="img" aria-label={label} title={label}>
      {left === null || all > MOST_PIPS ? (
        <small>{left === null ? `${lies}/∞` : `${lies}/${all}`}</small>
      ) : (
        range(all).map((pip) => (
          <span key={pip} className={classNames('round-pip', pip < lies && 'round-pip-used')} />
        ))
      )}
      {left !== null && slotsEach(players) === 1 && (
        <small className="round-pips-text">{words.liesShort(left)}</small>
      )}
    </span>
  );
}
