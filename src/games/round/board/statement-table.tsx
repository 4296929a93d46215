import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { type NightStatements, type Statement, statementsByNight } from '../beliefs/statements.ts';
import type { Table } from './table.ts';

/** Night by night: statements, whether they were true, and who could have known. */
export function TruthTables({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const nights = statementsByNight(view);
  if (nights.length === 0) return null;
  return (
    <>
      <p className="note">
        {words.truthNote}{' '}
        {STANDINGS.map((one) => `${SIGNS[one]} ${words.standing[one]}`).join(' · ')}
      </p>
      {nights.map((night) => (
        <details key={night.night}>
          <summary>{words.nightName(night.night)}</summary>
          <Statements table={table} night={night} />
        </details>
      ))}
    </>
  );
}

const STANDINGS = ['certain', 'possible', 'impossible'] as const;
const SIGNS = { certain: '●', possible: '?', impossible: '×' } as const;

function Statements({
  table,
  night,
}: {
  readonly table: Table;
  readonly night: NightStatements;
}): ReactNode {
  const { words, who, players } = table;
  return (
    <table className="round-statements">
      <thead>
        <tr>
          <th scope="col">{words.claim}</th>
          <th scope="col">{words.wasIt}</th>
          {range(players).map((seat) => (
            <th key={seat} scope="col">
              <SeatBadge seat={seat} size={20} />
              <span className="hidden-visually">{who(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {range(night.statements.length).map((i) => (
          <StatementRow key={i} table={table} statement={at(night.statements, i)} />
        ))}
      </tbody>
    </table>
  );
}

function StatementRow({
  table,
  statement,
}: {
  readonly table: Table;
  readonly statement: Statement;
}): ReactNode {
  const { words, texts, who } = table;
  const { by, claim, announcement, so, standing } = statement;
  const text =
    announcement && claim.kind === 'hold'
      ? texts.events.announced({ type: 'announced', slot: claim.slot, number: claim.boxer }, who)
      : texts.events.said({ type: 'said', by, claim }, who);
  return (
    <tr>
      <th scope="row">{text}</th>
      <td className={so ? 'round-right' : 'round-wrong'}>{words.so[so ? 'true' : 'false']}</td>
      {range(standing.length).map((seat) => (
        <td key={seat}>
          <span
            role="img"
            aria-label={words.standing[at(standing, seat)]}
            title={words.standing[at(standing, seat)]}
          >
            {SIGNS[at(standing, seat)]}
          </span>
        </td>
      ))}
    </tr>
  );
}
