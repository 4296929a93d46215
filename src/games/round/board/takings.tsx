import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Judged, Night } from '../kind.ts';
import { paidParts } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';
import { Winners } from './winners.tsx';
import { winnersOn } from './written.ts';

/** Everyone's payout of a night, over the board. */
export function TakingsPanel({
  table,
  night,
}: {
  readonly table: Table;
  readonly night: Night;
}): ReactNode {
  return (
    <section className="round-takings" aria-label={table.words.sumsTitle(night.night)}>
      <h2>{table.words.sumsTitle(night.night)}</h2>
      <Takings table={table} night={night} />
    </section>
  );
}

/** Duels, prediction, the night's change and the purse, seat by seat. */
export function Takings({
  table,
  night,
}: {
  readonly table: Table;
  readonly night: Night;
}): ReactNode {
  const { words, who, view } = table;
  return (
    <table className="round-takings-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{words.you}</span>
          </th>
          <th scope="col">{words.columns.duels}</th>
          <th scope="col">{words.columns.sheet}</th>
          <th scope="col">{words.columns.change}</th>
          <th scope="col">{words.columns.purse}</th>
        </tr>
      </thead>
      <tbody>
        {seatsFromViewer(table).map((seat) => {
          const paid = at(night.paid, seat);
          return (
            <tr key={seat} className={classNames(seat === view.seat && 'round-my-row')}>
              <th scope="row">
                <SeatBadge seat={seat} name={seat === who.you ? words.you : who(seat)} size={22} />
              </th>
              <td>{words.change(paid.duelsWon)}</td>
              <td>
                {paid.sheets.map((judged, i) => (
                  <Slip
                    key={i === 0 ? 'first' : 'second'}
                    table={table}
                    winners={winnersOn(table, seat, i, at(at(night.sheets, seat), i))}
                    judged={judged}
                  />
                ))}
              </td>
              <td className={paid.delta < 0 ? 'round-minus' : 'round-plus'}>
                <Sum total={paid.delta} parts={paidParts(table, paid)} shown={words.change} />
              </td>
              <td>
                <b className="round-last-purse">{words.money(paid.purse)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Slip({
  table,
  winners,
  judged,
}: {
  readonly table: Table;
  readonly winners: readonly Seat[];
  readonly judged: Judged;
}): ReactNode {
  const { words } = table;
  const said = `${words.results[judged.left]}, ${words.results[judged.right]}`;
  return (
    <span className={`round-judged round-${judged.verdict}`} title={said}>
      <Winners seats={winners} size={18} /> {words.change(judged.net)}
      <span className="hidden-visually"> {words.verdicts[judged.verdict]}</span>
      <span aria-hidden="true">{judged.verdict === 'right' ? ' ✓' : ' ✗'}</span>
    </span>
  );
}
