import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { CardId } from '../kind.ts';
import { CardFace, labelOf } from './card.tsx';
import { attempted, cardsOf, isEnough, isLit, picking } from './selection.ts';
import { below, type Table } from './table.ts';

/** The viewer's hand as a fan: what can be played is raised, what is picked still more. */
export function Fan({
  table,
  picked,
  onPick,
  onPoint,
}: {
  readonly table: Table;
  readonly picked: readonly CardId[];
  readonly onPick: (picked: readonly CardId[]) => void;
  /** The card that is pointed at, to be shown larger. */
  readonly onPoint: (card: CardId | null) => void;
}): ReactNode {
  const { view, words } = table;
  const cards = view.own?.hand ?? [];
  return (
    <section
      className="kickbox-fan"
      aria-label={`${words.yourHand} (${cards.length})`}
      data-anchor={`hand:${below(table)}`}
      data-fan=""
      style={sized(cards.length)}
    >
      {cards.map((card, place) => (
        <HandCard
          key={card}
          table={table}
          card={card}
          offset={place - (cards.length - 1) / 2}
          picked={picked}
          onPick={onPick}
          onPoint={onPoint}
        />
      ))}
      {cards.length === 0 && <p className="kickbox-empty-hand">{words.emptyHand}</p>}
    </section>
  );
}

/** How many cards share the room. */
function sized(cards: number): CSSProperties & { readonly '--kickbox-n': number } {
  return { '--kickbox-n': Math.max(2, cards) };
}

/** Where a card is in the fan, counted from its middle. */
function placed(place: number): CSSProperties & { readonly '--kickbox-i': number } {
  return { '--kickbox-i': place };
}

/** A card of the hand: playable, half of a Block, or not now. */
function HandCard({
  table,
  card,
  offset,
  picked,
  onPick,
  onPoint,
}: {
  readonly table: Table;
  readonly card: CardId;
  readonly offset: number;
  readonly picked: readonly CardId[];
  readonly onPick: (picked: readonly CardId[]) => void;
  readonly onPoint: (card: CardId | null) => void;
}): ReactNode {
  const { view, ask, language, words, answer, hint, moment } = table;
  const asks = ask !== undefined && PICKS.includes(ask.about);
  const lit = asks && isLit(ask, picked, card);
  const enough = lit && isEnough(ask, picked, card);
  const half = lit && !enough && ask.about === 'defend';
  const hinted = asks && hint !== null && cardsOf(hint).includes(card);
  const aimed = moment?.kind === 'aim' && moment.seat === view.seat && moment.cards.includes(card);
  const notes = [hinted && words.card.suggested, half ? words.card.half : lit && words.card.usable];
  const label = [labelOf(language, card), ...notes.filter((note) => note !== false)].join(' ');
  const press = (): void => {
    if (!asks) return onPoint(card);
    const next = picking(ask, picked, card);
    if (next) onPick(next);
    else answer(attempted(ask, picked, card));
  };
  return (
    <button
      type="button"
      className={classNames(
        'kickbox-hand-card',
        asks && !lit && 'kickbox-dim',
        enough && 'kickbox-lit',
        lit && !enough && 'kickbox-half',
        hinted && 'kickbox-hinted',
        aimed && 'kickbox-aimed',
      )}
      style={placed(offset)}
      aria-label={label}
      aria-pressed={asks ? picked.includes(card) : undefined}
      data-card={card}
      data-piece={card}
      data-from={`deck:${below(table)}`}
      onClick={press}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(card)}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(card)}
      onBlur={() => onPoint(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        onPoint(card);
      }}
    >
      <CardFace id={card} language={language} />
    </button>
  );
}

/** The questions that are answered with cards of the hand. */
export const PICKS = [
  'initiative',
  'action',
  'handLimit',
  'defend',
  'speed',
  'press',
  'power',
  'combo',
];
