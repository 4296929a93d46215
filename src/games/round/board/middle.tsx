import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Night } from '../kind.ts';
import { slotNames } from '../slots.ts';
import { SmallCard } from './boxer-card.tsx';
import { boxerTitle, type Table } from './table.ts';

/** What lies in the middle tonight: who is out, the packet or the shadow, the centre cards. */
export function MiddleTonight({ table }: { readonly table: Table }): ReactNode {
  const { words, view, players } = table;
  const { faceUp, announced, phase, centre } = view.open;
  const left = slotNames(players).length + 1 - announced.length;
  const down = players === 2 ? 2 - centre.length : 0;
  return (
    <>
      <Heap table={table} label={words.faceUp} cards={faceUp} />
      {players === 2 && (
        <Heap
          table={table}
          label={words.centre}
          cards={[...centre, ...range(down).map(() => FACE_DOWN)]}
        />
      )}
      <Heap
        table={table}
        label={phase.type === 'draft' ? words.packet(left) : words.shadow}
        cards={[FACE_DOWN]}
      />
    </>
  );
}

/** What lay in the middle of a night that is over. */
export function MiddleOf({
  table,
  night,
}: {
  readonly table: Table;
  readonly night: Night;
}): ReactNode {
  const { words } = table;
  return (
    <>
      <Heap table={table} label={words.faceUp} cards={night.faceUp} />
      <Heap table={table} label={words.centre} cards={night.centre} />
      <Heap table={table} label={words.shadow} cards={[night.shadow]} />
    </>
  );
}

const FACE_DOWN = 0;

function Heap({
  table,
  label,
  cards,
}: {
  readonly table: Table;
  readonly label: string;
  readonly cards: readonly number[];
}): ReactNode {
  const { words } = table;
  if (cards.length === 0) return null;
  const names = cards.map((card) =>
    card === FACE_DOWN ? words.faceDown : boxerTitle(table, card),
  );
  return (
    <div className="round-heap" role="img" aria-label={words.labelled(label, names.join(', '))}>
      <span className="round-heap-label" aria-hidden="true">
        {label}
      </span>
      <span
        className={classNames('round-heap-cards', cards.length > 1 && 'round-pairs')}
        aria-hidden="true"
      >
        {range(cards.length).map((i) => (
          <SmallCard key={i} table={table} card={cards[i] ?? null} />
        ))}
      </span>
    </div>
  );
}
