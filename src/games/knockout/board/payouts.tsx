import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { showsCash } from '../boxers.ts';
import { DEBT_NOTE } from '../cards.ts';
import type { Ending, Fight, Phase } from '../kind.ts';
import { previewOf } from '../preview.ts';
import { fortunes } from '../rules/end.ts';
import { Arena, spokenRing, standingsOf, Track } from './arena.tsx';
import { Pitch, signOf } from './betting.tsx';
import { Rounds } from './boxing.tsx';
import type { Parts } from './parts.ts';
import { cashParts, endingParts } from './sums.ts';
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
          {...standingsOf(fight, { ending })}
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

/** What the fight has brought to everybody, laid over the boards. */
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

/** The end of the game: the last fight's ring and the final accounts. */
export function overParts(table: Table, { last }: Phase<'over'>): Parts {
  return {
    board: (
      <Arena
        label={last ? spokenRing(table, last) : table.words.ring}
        {...(last && standingsOf(last, { ending: last.ending }))}
        track={last && <Track table={table} fight={last} />}
      >
        <Final table={table} />
      </Arena>
    ),
  };
}

/** KO-77: cash less the debts. */
function Final({ table }: { readonly table: Table }): ReactNode {
  const { words, view, heard, name } = table;
  const { open } = view;
  const final = fortunes(open);
  const seats = seatsFromViewer(table).sort((a, b) => at(final, b) - at(final, a));
  return (
    <section className="knockout-sheetover" aria-label={words.final}>
      <h2>{words.final}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.manager}</th>
            <th scope="col">{words.cash}</th>
            <th scope="col">{words.debts}</th>
            <th scope="col">{words.fortune}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat} className={classNames(seat === view.seat && 'knockout-mine')}>
              <th scope="row">
                <SeatBadge seat={seat} size={24} name={name(seat)} />
              </th>
              <td>
                <Sum
                  total={at(open.cash, seat)}
                  parts={cashParts(words, open, heard, seat)}
                  shown={words.money}
                />
              </td>
              <td>{words.money(-DEBT_NOTE * at(open.debts, seat))}</td>
              <td>
                <b>{words.money(at(final, seat))}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
