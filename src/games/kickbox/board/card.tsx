import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import type { Language } from '../../../engine/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cardOf, type Printed } from '../deck.ts';
import type { CardId, Corner } from '../kind.ts';
import { type BoardWords, boardWords } from '../texts/board.ts';
import { cardText } from '../texts/cards.ts';
import { CardArt } from './art.tsx';
import { signOf, TYPE_SIGNS } from './signs.ts';

/** A card as it is spoken: its words, its figures, what it does. */
export function labelOf(language: Language, id: CardId): string {
  const words = boardWords[language];
  const { name, kind, says } = cardText(language, id);
  const { initiative, belt } = cardOf(id);
  return words.card.label(name, kind, coloursOf(words, id), initiative, words.belts[belt], says);
}

export function coloursOf(words: BoardWords, id: CardId): string {
  return cardOf(id)
    .colours.map((colour) => words.colours[colour])
    .join(', ');
}

/** The face of a card: band in its colours, name, drawing, hits on a star, wind-up, initiative. */
export function CardFace({
  id,
  language,
}: {
  readonly id: CardId;
  readonly language: Language;
}): ReactNode {
  const card = cardOf(id);
  const { name, brief } = cardText(language, id);
  const { types } = boardWords[language];
  return (
    <span className={classNames('kickbox-card', inkOf(card))} aria-hidden="true">
      <span className="kickbox-band">
        <span className="kickbox-types">
          {card.colours.map((colour) => types[colour]).join(' / ')}
        </span>
        <span className="kickbox-type-signs">
          {card.colours.map((colour) => (
            <Icon key={colour} drawing={TYPE_SIGNS[colour]} />
          ))}
        </span>
      </span>
      <span className={classNames('kickbox-name', isLong(name) && 'kickbox-name-long')}>
        {name}
      </span>
      <CardArt type={card.type} />
      {card.kind !== null && <Star card={card} />}
      <span className="kickbox-brief">{brief}</span>
      <b className="kickbox-initiative">{card.initiative}</b>
    </span>
  );
}

/** Whether a word of a name has to be set tighter to be seen whole in a fan. */
function isLong(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 9);
}

/** The class that carries the colours of a card. */
export function inkOf({ colours: [first, second] }: Printed): string {
  return second === undefined ? `kickbox-${first}` : `kickbox-${first} kickbox-both`;
}

/** Hits on a star, and below it a slot for each card to wind it up with. */
function Star({ card: { hits, windUp } }: { readonly card: Printed }): ReactNode {
  return (
    <span className="kickbox-star">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M0-12L3.300-4.600L11.400-3.700L5.400 1.800L7 9.700L0 5.700L-7 9.700L-5.400 1.800L-11.400-3.700L-3.300-4.600Z" />
        <text y="3.800" textAnchor="middle">
          {hits}
        </text>
      </svg>
      {range(windUp?.max ?? 0).map((slot) => (
        <i key={slot} className={classNames(slot < (windUp?.min ?? 0) && 'kickbox-needed')}>
          +1
        </i>
      ))}
    </span>
  );
}

/** A card to look at. */
export function FightCard({
  id,
  language,
  note = '',
}: {
  readonly id: CardId;
  readonly language: Language;
  /** What is to be said of it beside its own words. */
  readonly note?: string;
}): ReactNode {
  return (
    <span
      className="kickbox-shown"
      role="img"
      aria-label={`${labelOf(language, id)} ${note}`.trim()}
    >
      <CardFace id={id} language={language} />
    </span>
  );
}

/** A card too small to read: its sign on its colour. */
export function MiniCard({ id }: { readonly id: CardId }): ReactNode {
  const card = cardOf(id);
  return (
    <span className={classNames('kickbox-mini', inkOf(card))}>
      <Icon drawing={signOf(card)} />
    </span>
  );
}

/** The back of a card, in the colour of its corner. */
export function CardBack({ seat }: { readonly seat: Corner }): ReactNode {
  return (
    <span className={`kickbox-back seat-${seat}`} aria-hidden="true">
      <i />
    </span>
  );
}
