import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Card } from '../cards.ts';
import { FightCard } from './art/fight-card.tsx';
import { Pressable } from './pressable.tsx';
import type { Table } from './table.ts';

/** What can be done with a card in the dock. */
interface Pressing {
  readonly chosen: boolean;
  readonly hinted: boolean;
  readonly onPress: () => void;
}

/** One of the viewer's own cards; with `pressing` it is a button. */
export function OwnCard({
  table,
  card,
  pressing,
  played = false,
}: {
  readonly table: Table;
  readonly card: Card;
  readonly pressing?: Pressing | undefined;
  readonly played?: boolean;
}): ReactNode {
  const { words, view } = table;
  const label = words.card(card);
  const hint = pressing?.hinted ? `, ${words.suggested}` : '';
  return (
    <Pressable
      label={`${label}${played ? `, ${words.played}` : hint}`}
      className={classNames(
        'knockout-own',
        played && 'knockout-played',
        pressing?.chosen && 'knockout-chosen',
        pressing?.hinted && 'knockout-hinted',
      )}
      pressing={pressing}
    >
      <FightCard card={card} seat={view.seat ?? 0} beats={words.beats} />
    </Pressable>
  );
}

/** The viewer's cards as they lie, with nothing to decide about them: the hand, else all. */
export function OwnCards({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  const { own } = view;
  if (!own) return null;
  const inRing = own.hand.length > 0;
  const cards = inRing ? own.hand : own.reserve;
  const sealed = indicesOf(own.chosen ?? [], cards);
  return (
    <div className="knockout-group">
      <h2>
        {inRing ? words.inTheRing : words.yourCards}
        {own.chosen !== null && <span className="knockout-sealed">{words.sealed}</span>}
      </h2>
      <div className="knockout-hand" data-anchor="hand">
        {range(cards.length).map((place) => (
          <span
            key={place}
            className={classNames('knockout-held', sealed.includes(place) && 'knockout-taken')}
          >
            <OwnCard table={table} card={at(cards, place)} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The places at which these cards lie. */
export function indicesOf(chosen: readonly Card[], cards: readonly Card[]): number[] {
  const places: number[] = [];
  for (const card of chosen) {
    const place = range(cards.length).find((i) => cards[i] === card && !places.includes(i));
    if (place !== undefined) places.push(place);
  }
  return places;
}
