import type { ReactNode } from 'react';
import { at, sum } from '../../../engine/list.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { type Part, Sum } from '../../../ui/sum.tsx';
import { DEBT_NOTE } from '../cards.ts';
import type { News } from '../kind.ts';
import { fortunes } from '../rules/end.ts';
import { bonusIn, shareIn } from './sums.ts';
import type { Table } from './table.ts';

/** The end of the game: pot, unused cards, debts, fortunes; the richest first. */
export function Final({ table }: { readonly table: Table }): ReactNode {
  const { words, view, who, heard } = table;
  const final = fortunes(view.open);
  const seats = final.map((_, seat) => seat).sort((a, b) => at(final, b) - at(final, a));
  const ended = heard.findLastIndex(({ news }) => news.type === 'seasonEnded');
  const last = ended < 0 ? [] : heard.slice(ended);
  return (
    <Panel title={words.final} tone="raised" className="knockout-final">
      <table className="knockout-balances">
        <thead>
          <tr>
            <th scope="col">{words.manager}</th>
            <th scope="col" className="knockout-extra">
              {words.potShares} <RuleLink rule="KO-74" />
            </th>
            <th scope="col" className="knockout-extra">
              {words.cardBonus} <RuleLink rule="KO-76" />
            </th>
            <th scope="col" className="knockout-extra">
              {words.debts} <RuleLink rule="KO-77" />
            </th>
            <th scope="col">
              {words.fortune} <RuleLink rule="KO-78" />
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatBadge seat={seat} name={who(seat)} size={24} />
              </th>
              <td className="knockout-extra">{words.money(fromPot(last, seat))}</td>
              <td className="knockout-extra">{words.money(fromCards(last, seat))}</td>
              <td className="knockout-extra">{at(view.open.debts, seat)}</td>
              <td>
                <strong>
                  <Sum
                    total={at(final, seat)}
                    parts={fortuneParts(table, last, seat)}
                    shown={words.money}
                  />
                </strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function fromPot(last: readonly News[], seat: number): number {
  return sum(last.map((told) => shareIn(told, seat)));
}

function fromCards(last: readonly News[], seat: number): number {
  return sum(last.map((told) => bonusIn(told, seat)));
}

/** KO-77: cash, with what the end of the game brought, less the debts. */
function fortuneParts({ words, view }: Table, last: readonly News[], seat: number): Part[] {
  const { cash, debts } = view.open;
  const [pot, cards] = [fromPot(last, seat), fromCards(last, seat)];
  return [
    { label: words.cash, value: at(cash, seat) - pot - cards },
    { label: words.potShares, value: pot, rule: 'KO-74' },
    { label: words.cardBonus, value: cards, rule: 'KO-76' },
    { label: words.debts, value: -DEBT_NOTE * at(debts, seat), rule: 'KO-77' },
  ];
}
