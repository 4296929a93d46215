import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { padlock } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cardOf } from '../deck.ts';
import type { CardId } from '../kind.ts';
import { cardText } from '../texts/cards.ts';
import { coloursOf, FightCard } from './card-face.tsx';
import { attempted, cardsOf, isEnough, isLit, picking } from './selection.ts';
import type { Table } from './table.ts';

/** The viewer's cards, to pick from where something is asked of them. */
export function Hand({
  table,
  cards,
  picked,
  onPick,
}: {
  readonly table: Table;
  readonly cards: readonly CardId[];
  readonly picked: readonly CardId[];
  readonly onPick: (picked: readonly CardId[]) => void;
}): ReactNode {
  const { words } = table;
  const [hidden, setHidden] = useState(false);
  const [pointed, setPointed] = useState<CardId>();
  const row = useFocused(setPointed);
  const last = pointed !== undefined && cards.includes(pointed) ? pointed : picked.at(-1);
  return (
    <section className="kickbox-private" aria-label={words.yourHand}>
      <header>
        <h3>
          <Icon drawing={padlock} size={16} /> {words.yourHand} ({cards.length})
        </h3>
        <Button kind="plain" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
          {words.hide}
        </Button>
      </header>
      <div className="kickbox-cards" ref={row}>
        {hidden
          ? range(cards.length).map((card) => <Card key={card} label="" down />)
          : cards.map((card) => (
              <span key={card} data-card={card} onPointerEnter={() => setPointed(card)}>
                <Pickable table={table} card={card} picked={picked} onPick={onPick} />
              </span>
            ))}
      </div>
      {!hidden && cards.length > 0 && <Reading table={table} card={last} />}
    </section>
  );
}

/** Tells which card of a row has the focus. */
function useFocused(onFocus: (card: CardId | undefined) => void): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    const focused = ({ target }: FocusEvent): void => {
      const card = target instanceof Element ? target.closest('[data-card]') : null;
      onFocus(card?.getAttribute('data-card') ?? undefined);
    };
    element?.addEventListener('focusin', focused);
    return () => element?.removeEventListener('focusin', focused);
  }, [onFocus]);
  return row;
}

/** A card of the hand: lit, half of a Block, or dim. */
function Pickable({
  table,
  card,
  picked,
  onPick,
}: {
  readonly table: Table;
  readonly card: CardId;
  readonly picked: readonly CardId[];
  readonly onPick: (picked: readonly CardId[]) => void;
}): ReactNode {
  const { ask, language, words, answer, hint } = table;
  if (!ask || !PICKS.includes(ask.about)) return <FightCard id={card} language={language} />;
  const lit = isLit(ask, picked, card);
  const enough = lit && isEnough(ask, picked, card);
  const hinted = hint !== null && cardsOf(hint).includes(card);
  const half = lit && !enough && ask.about === 'defend';
  const notes = [
    hinted && words.card.suggested,
    half ? words.card.half : lit && words.card.usable,
  ].filter((note) => note !== false);
  const press = (): void => {
    const next = picking(ask, picked, card);
    if (next) onPick(next);
    else answer(attempted(ask, picked, card));
  };
  return (
    <span
      className={classNames(
        'kickbox-pick',
        enough && 'kickbox-lit',
        lit && !enough && 'kickbox-half',
        hinted && 'kickbox-hinted',
      )}
    >
      <FightCard
        id={card}
        language={language}
        note={notes.join(', ')}
        chosen={picked.includes(card)}
        dim={!lit}
        onPress={press}
      />
    </span>
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

/** The whole text of a card, for eyes; listeners hear it with the card. */
function Reading({
  table,
  card,
}: {
  readonly table: Table;
  readonly card: CardId | undefined;
}): ReactNode {
  const { words, language } = table;
  if (card === undefined) return <p className="kickbox-reading note">{words.reading}</p>;
  const { name, kind, says } = cardText(language, card);
  const { initiative, belt } = cardOf(card);
  return (
    <p className="kickbox-reading" aria-hidden="true">
      <b>{name}</b> {words.card.line(kind, coloursOf(words, card), initiative, words.belts[belt])}.{' '}
      {says}
    </p>
  );
}
