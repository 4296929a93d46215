import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { showsCash } from '../boxers.ts';
import { DEBT_NOTE } from '../cards.ts';
import type { Phase } from '../kind.ts';
import { fortunes } from '../rules/end.ts';
import { Arena, cornerStandings, type Standing, spokenRing, Track } from './arena.tsx';
import { signOf } from './betting.tsx';
import type { SeasonBonuses } from './moment.ts';
import type { Parts } from './parts.ts';
import { cashParts } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';

/** The end of a season: the champions in the ring, and what the pot and unused cards bring. */
export function seasonParts(table: Table, accounts: SeasonBonuses): Parts {
  const { words } = table;
  const [red, blue] = accounts.champions.map(
    (boxer): Standing => ({ boxer, pose: 'win', pushed: 0 }),
  );
  return {
    board: (
      <div className="knockout-closing">
        <Arena label={words.ring} red={red} blue={blue} />
        <SeasonAccounts table={table} accounts={accounts} />
      </div>
    ),
  };
}

function SeasonAccounts({
  table,
  accounts: { pot, cards },
}: {
  readonly table: Table;
  readonly accounts: SeasonBonuses;
}): ReactNode {
  const { words, view } = table;
  const { open, options } = view;
  const title = words.seasonOver(open.season, options.seasons);
  return (
    <section className="knockout-ledger" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.manager}</th>
            {pot && <th scope="col">{words.pot}</th>}
            <th scope="col">{words.cardBonus}</th>
            <th scope="col">{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          {seatsFromViewer(table).map((seat) => (
            <Row key={seat} table={table} seat={seat}>
              {pot && <Gain table={table} amount={at(pot, seat)} />}
              <Gain table={table} amount={at(cards, seat)} />
              <td>
                {showsCash(view, seat) ? (
                  <CountUp value={at(open.cash, seat)} shown={words.money} />
                ) : (
                  '?'
                )}
              </td>
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Gain({ table, amount }: { readonly table: Table; readonly amount: number }): ReactNode {
  return <td className={signOf(amount)}>{amount === 0 ? '–' : table.words.signed(amount)}</td>;
}

function Row({
  table: { view, name },
  seat,
  children,
}: {
  readonly table: Table;
  readonly seat: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <tr className={classNames(seat === view.seat && 'knockout-mine')}>
      <th scope="row">
        <SeatBadge seat={seat} size={24} name={name(seat)} />
      </th>
      {children}
    </tr>
  );
}

/** The end of the game: the last fight's ring and the final accounts. */
export function overParts(table: Table, { last }: Phase<'over'>): Parts {
  return {
    board: (
      <div className="knockout-closing">
        <Arena
          label={last ? spokenRing(table, last) : table.words.ring}
          {...(last && cornerStandings(last, { ending: last.ending }))}
          track={last && <Track table={table} fight={last} />}
        />
        <Final table={table} />
      </div>
    ),
  };
}

/** KO-77: cash less the debts. */
function Final({ table }: { readonly table: Table }): ReactNode {
  const { words, view, heard } = table;
  const { open } = view;
  const final = fortunes(open);
  const seats = seatsFromViewer(table).sort((a, b) => at(final, b) - at(final, a));
  const owing = open.debts.some((notes) => notes > 0);
  return (
    <section className="knockout-ledger" aria-label={words.final}>
      <h2>{words.final}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.manager}</th>
            <th scope="col">{words.cash}</th>
            {owing && <th scope="col">{words.debts}</th>}
            {owing && <th scope="col">{words.fortune}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <Row key={seat} table={table} seat={seat}>
              <td>
                <Sum
                  total={at(open.cash, seat)}
                  parts={cashParts(words, open, heard, seat)}
                  shown={words.money}
                />
              </td>
              {owing && <td>{words.money(-DEBT_NOTE * at(open.debts, seat))}</td>}
              {owing && <td>{words.money(at(final, seat))}</td>}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  );
}
