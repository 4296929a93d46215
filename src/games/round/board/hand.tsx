import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { knownTonight } from '../imagine.ts';
import { returned } from '../rules/draft.ts';
import { draftOrder, placesOf } from '../slots.ts';
import { BoxerCard } from './boxer-card.tsx';
import { boxerTitle, printed, type Table } from './table.ts';

/** The viewer's boxers, what they announced, and their abilities. */
export function Hand({
  table,
  brief = false,
}: {
  readonly table: Table;
  readonly brief?: boolean;
}): ReactNode {
  const { view, words } = table;
  if (!view.own || view.seat === null) return null;
  const { cards } = knownTonight(view);
  if (cards.length === 0) return <p className="round-empty-hand">{words.noBoxerYet}</p>;
  return (
    <div className={classNames('round-hand', cards.length > 1 && 'round-hand-two')}>
      {cards.map((card, index) => (
        <div key={card} className="round-own">
          <BoxerCard table={table} number={card} />
          <span className="hidden-visually">{boxerTitle(table, card)}</span>
          {!brief && <OwnText table={table} card={card} index={index} />}
        </div>
      ))}
    </div>
  );
}

function OwnText({
  table,
  card,
  index,
}: {
  readonly table: Table;
  readonly card: number;
  readonly index: number;
}): ReactNode {
  const { words, view, players } = table;
  const { offers } = knownTonight(view);
  const { name, ability } = printed(table, card);
  const place = at(placesOf(view.seat ?? 0, players), index);
  const said = view.open.announced[draftOrder(players, view.open.starter).indexOf(place)];
  return (
    <p className="round-own-text">
      <strong>{name}</strong>
      {ability !== null && <span>{ability}</span>}
      {said !== undefined && <span>{words.youSaid(said)}</span>}
      <span>{words.sentBack(returned(at(offers, index), card))}</span>
    </p>
  );
}
