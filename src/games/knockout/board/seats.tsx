import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { cornerOf, showsCash } from '../boxers.ts';
import { DEBT_NOTE, FACES, FINEST_UNIT } from '../cards.ts';
import { ChipDrawing } from './art/chip.tsx';
import { chipsLeft } from './spots.ts';
import type { Table } from './table.ts';

/** A seat's cash, chips, cards and debts, for the strip. */
export function Numbers({
  table,
  seat,
}: {
  readonly table: Table;
  readonly seat: Seat;
}): ReactNode {
  const { view, words } = table;
  const { open, glance } = view;
  const cards = at(glance.reserves, seat) + at(glance.hands, seat);
  const debts = at(open.debts, seat);
  return (
    <span className="knockout-purse">
      <b data-anchor={`seat:${seat}/purse`}>
        {showsCash(view, seat) ? (
          <CountUp
            value={at(open.cash, seat)}
            shown={(amount) => words.short(Math.round(amount / FINEST_UNIT) * FINEST_UNIT)}
          />
        ) : (
          <span title={words.secretCash}>?</span>
        )}
      </b>
      <span className="knockout-holding">
        <Chips table={table} seat={seat} />
        <span className="knockout-cardcount" role="img" aria-label={words.cards(cards)}>
          {cards}
        </span>
        {debts > 0 && (
          <span
            className="knockout-debt"
            role="img"
            aria-label={words.notes(debts)}
            title={words.notes(debts)}
          >
            {words.short(-DEBT_NOTE * debts)}
          </span>
        )}
        {at(glance.ready, seat) && (
          <span className="knockout-ready" role="img" aria-label={words.ready} title={words.ready}>
            ✓
          </span>
        )}
      </span>
    </span>
  );
}

function Chips({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words } = table;
  const { phase } = view.open;
  const left =
    'fight' in phase && (phase.type === 'betting' || phase.type === 'boxing')
      ? chipsLeft(phase.fight, seat).length
      : FACES.blank.chips;
  return (
    <span
      className="knockout-minis"
      role="img"
      aria-label={words.chipsLeft(left)}
      data-anchor={`seat:${seat}/chips`}
    >
      {[0, 1, 2].map((chip) => (
        <span key={chip} className={chip < left ? undefined : 'knockout-used'}>
          <ChipDrawing seat={seat} />
        </span>
      ))}
    </span>
  );
}

/** In which corner a seat fights. */
export function CornerTag({
  table,
  seat,
}: {
  readonly table: Table;
  readonly seat: Seat;
}): ReactNode {
  const { phase } = table.view.open;
  const corner = cornerOf('fight' in phase ? phase.fight : null, seat);
  if (!corner) return null;
  return <span className={`knockout-tag knockout-of-${corner}`}>{table.words.corner[corner]}</span>;
}
