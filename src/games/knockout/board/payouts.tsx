import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { showsCash } from '../boxers.ts';
import type { Ending, Fight } from '../kind.ts';
import { previewOf } from '../preview.ts';
import { cornerStandings } from './arena.tsx';
import { Pitch, signOf } from './betting.tsx';
import { Rounds } from './boxing.tsx';
import type { Parts } from './parts.ts';
import { endingParts } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';

/** Phases 5 and 6 as they are shown: the boards with every chip, one payment after another. */
export function payoutParts(
  table: Table,
  fight: Fight,
  shown: {
    readonly ending: Ending;
    readonly bet?: { readonly board: 'red' | 'blue'; readonly amount: number } | null;
    readonly changes?: readonly number[];
  },
): Parts {
  const { ending, bet, changes } = shown;
  return {
    board: (
      <div className="knockout-paying">
        <Pitch
          table={table}
          fight={fight}
          paying={bet ?? undefined}
          {...cornerStandings(fight, { ending })}
        />
        {changes && <Sums table={table} ending={ending} changes={changes} />}
      </div>
    ),
    dock: (
      <div className="knockout-dock knockout-dock-paying">
        <Rounds table={table} fight={fight} />
        {changes && table.view.seat !== null && (
          <Gains table={table} fight={fight} ending={ending} seat={table.view.seat} />
        )}
      </div>
    ),
  };
}

/** What a seat's prize and each of its bets have brought. */
function Gains({
  table: { words, view },
  fight,
  ending,
  seat,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly ending: Ending;
  readonly seat: Seat;
}): ReactNode {
  const preview = previewOf(fight, ending, view.open.cash);
  return (
    <ul className="knockout-gains">
      {endingParts(words, fight, preview, seat).map(({ label, value }) => (
        <li key={label} className={signOf(value)}>
          <span className="knockout-gains-of">{label}</span> <b>{words.signed(value)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Everyone's payout from the fight, over the boards. */
function Sums({
  table,
  ending,
  changes,
}: {
  readonly table: Table;
  readonly ending: Ending;
  readonly changes: readonly number[];
}): ReactNode {
  const { words, view, name } = table;
  return (
    <section className="knockout-sheetover" aria-label={words.payouts}>
      <h2 className={`knockout-of-${ending.winner}`}>{words.ending(ending)}</h2>
      <p>{words.fightSum}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.manager}</th>
            <th scope="col">{words.change}</th>
            <th scope="col">{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          {seatsFromViewer(table).map((seat) => (
            <tr key={seat} className={classNames(seat === view.seat && 'knockout-mine')}>
              <th scope="row">
                <SeatBadge seat={seat} size={24} name={name(seat)} />
              </th>
              <td className={signOf(at(changes, seat))}>{words.signed(at(changes, seat))}</td>
              <td>
                {showsCash(view, seat) ? (
                  <CountUp value={at(view.open.cash, seat)} shown={words.money} />
                ) : (
                  '?'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
