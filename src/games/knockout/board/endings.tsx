import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { FINEST_UNIT } from '../cards.ts';
import type { Fight } from '../kind.ts';
import { ENDINGS, type Preview, previewOf } from '../preview.ts';
import { endingParts, endingPotParts } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';

/** What each ending of the fight would bring to everybody, as the chips lie. */
export function Endings({
  table,
  fight,
  considering,
}: {
  readonly table: Table;
  readonly fight: Fight;
  /** Whether a chip is counted that does not lie yet. */
  readonly considering: boolean;
}): ReactNode {
  const { words, view, who } = table;
  const seats = seatsFromViewer(table);
  const previews = ENDINGS.map((ending) => previewOf(fight, ending, view.open.cash));
  return (
    <section className="knockout-endings" aria-label={words.ifItEnds}>
      <h3>
        {words.ifItEnds} <small className="knockout-unit">{words.inThousands}</small>{' '}
        <RuleLink rule="KO-62" />
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{words.endingColumn}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" className={mineClass(table, seat)}>
                <SeatBadge seat={seat} size={24} />
                <span className="hidden-visually">{who(seat)}</span>
              </th>
            ))}
            <th scope="col">{words.pot}</th>
          </tr>
        </thead>
        <tbody>
          {previews.map((preview) => (
            <Line
              key={`${preview.ending.winner} ${preview.ending.method}`}
              table={table}
              fight={fight}
              preview={preview}
            />
          ))}
        </tbody>
      </table>
      <p className="note">{considering && words.withYourChip}&nbsp;</p>
    </section>
  );
}

function Line({
  table,
  fight,
  preview,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly preview: Preview;
}): ReactNode {
  const { words } = table;
  return (
    <tr className={`knockout-${preview.ending.winner}`}>
      <th scope="row">{words.ending(preview.ending)}</th>
      {seatsFromViewer(table).map((seat) => (
        <td key={seat} className={mineClass(table, seat)}>
          <Sum
            total={at(preview.seats, seat)}
            parts={endingParts(words, fight, preview, seat)}
            shown={thousands}
          />
          {at(preview.notes, seat) > 0 && (
            <span
              className="knockout-need"
              role="img"
              title={words.notesNeeded(at(preview.notes, seat))}
              aria-label={words.notesNeeded(at(preview.notes, seat))}
            >
              !
            </span>
          )}
        </td>
      ))}
      <td>
        <Sum total={preview.pot} parts={endingPotParts(words, fight, preview)} shown={thousands} />
      </td>
    </tr>
  );
}

function mineClass({ view }: Table, seat: Seat): string {
  return classNames(seat === view.seat && 'knockout-mine');
}

/** With its sign, in thousands. */
function thousands(amount: number): string {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${Math.abs(amount) / FINEST_UNIT}`;
}
