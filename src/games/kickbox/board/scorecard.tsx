import type { ReactNode } from 'react';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Corner } from '../kind.ts';
import { pointsNow } from './prospects.ts';
import { dealtBy, fighterOf, nameOf, opposite, type Table } from './table.ts';

const CORNERS: readonly Corner[] = [0, 1];

/** Round by round: hits dealt, knockdowns and points of both fighters. */
export function Scorecard({ table }: { readonly table: Table }): ReactNode {
  const { view, words, who } = table;
  const { scorecard, step } = view.open;
  if (view.options.variant !== 'ring') return null;
  return (
    <section className="kickbox-scorecard" aria-label={words.scorecard}>
      <h3>{words.scorecard}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.roundColumn}</th>
            {CORNERS.map((seat) => (
              <th key={seat} scope="col" colSpan={3}>
                <SeatBadge seat={seat} size={20} name={who(seat)} />
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {CORNERS.map((seat) => (
              <Titles key={seat} table={table} />
            ))}
          </tr>
        </thead>
        <tbody>
          {scorecard.map(({ round, hits, knockdowns, gained }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {CORNERS.map((seat) => [
                <td key={`${seat} hits`}>{hits[nameOf(seat)]}</td>,
                <td key={`${seat} downs`}>{knockdowns[nameOf(seat)]}</td>,
                <td key={`${seat} points`}>+{gained[nameOf(seat)]}</td>,
              ])}
            </tr>
          ))}
          {step.type !== 'over' && step.type !== 'ringBreak' && <ThisRound table={table} />}
        </tbody>
      </table>
    </section>
  );
}

function Titles({ table: { words } }: { readonly table: Table }): ReactNode {
  return (
    <>
      <th scope="col">{words.hitsColumn}</th>
      <th scope="col">{words.downsColumn}</th>
      <th scope="col">{words.points}</th>
    </>
  );
}

/** The round that is being fought, and what it would bring now. */
function ThisRound({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  const hits = [dealtBy(view, 0), dealtBy(view, 1)] as const;
  const downs = [fighterOf(view, 1).knockdown.length, fighterOf(view, 0).knockdown.length] as const;
  return (
    <tr className="kickbox-now">
      <th scope="row">
        {view.open.round} <small>({words.soFar})</small>
      </th>
      {CORNERS.map((seat) => {
        const points = pointsNow(hits, downs, seat);
        return [
          <td key={`${seat} hits`}>{hits[seat]}</td>,
          <td key={`${seat} downs`}>{fighterOf(view, opposite(seat)).knockdown.length}</td>,
          <td key={`${seat} points`}>
            <Sum
              total={points.hits + points.knockdowns}
              parts={[
                { label: words.hitsColumn, value: points.hits, rule: 'KB-111' },
                { label: words.knockdowns, value: points.knockdowns, rule: 'KB-112' },
              ]}
              shown={(value) => `+${value}`}
            />
          </td>,
        ];
      })}
    </tr>
  );
}
