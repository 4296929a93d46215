import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import type { Language } from '../../../engine/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { shield, stopwatch } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cardOf, type Printed } from '../deck.ts';
import type { CardId } from '../kind.ts';
import { type BoardWords, boardWords } from '../texts/board.ts';
import { cardText } from '../texts/cards.ts';
import { iconOf } from './icons.ts';

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

/** A card of the fight, to press or to look at. */
export function FightCard({
  id,
  language,
  note = '',
  chosen,
  dim = false,
  onPress,
}: {
  readonly id: CardId;
  readonly language: Language;
  /** What is to be said of it beside its own words. */
  readonly note?: string;
  readonly chosen?: boolean;
  readonly dim?: boolean;
  readonly onPress?: () => void;
}): ReactNode {
  const label = labelOf(language, id);
  const pressing = chosen === undefined ? {} : { chosen };
  return (
    <Card
      label={note === '' ? label : `${label} ${note}`}
      dim={dim}
      onPress={onPress}
      {...pressing}
    >
      <Face card={cardOf(id)} name={cardText(language, id).name} />
    </Card>
  );
}

/** Band in the card's inks, drawing, name, hits on a star, wind-up as slots, initiative below. */
function Face({ card, name }: { readonly card: Printed; readonly name: string }): ReactNode {
  const [first, second] = card.colours;
  return (
    <span className={classNames('kickbox-face', `kickbox-ink-${first}`)}>
      <span className="kickbox-band">
        <i className={`kickbox-ink-${first}`} />
        {second !== undefined && <i className={`kickbox-ink-${second}`} />}
      </span>
      <span className="kickbox-name">{name}</span>
      <span className="kickbox-drawing">
        <Icon drawing={iconOf(card)} size={38} />
        {second !== undefined && <Icon drawing={shield} size={22} />}
        {card.kind !== null && <Star hits={card.hits} />}
      </span>
      <span className="kickbox-foot">
        <Slots card={card} />
        {card.dsp && <Icon drawing={stopwatch} size={15} />}
        <b>{card.initiative}</b>
      </span>
    </span>
  );
}

function Star({ hits }: { readonly hits: number }): ReactNode {
  return (
    <svg className="kickbox-star" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0-12L3.3-4.6L11.4-3.7L5.4 1.8L7 9.7L0 5.7L-7 9.7L-5.4 1.8L-11.4-3.7L-3.3-4.6Z" />
      <text y="3.6" textAnchor="middle">
        {hits}
      </text>
    </svg>
  );
}

/** Wind-up cards that an attack needs, and those that it allows. */
function Slots({ card: { windUp } }: { readonly card: Printed }): ReactNode {
  if (windUp === null) return null;
  return (
    <span className="kickbox-windup">
      {range(windUp.max).map((slot) => (
        <i key={slot} className={slot < windUp.min ? 'kickbox-needed' : undefined}>
          +
        </i>
      ))}
    </span>
  );
}

/** A card in a row: its drawing and its name. */
export function CardChip({
  id,
  language,
}: {
  readonly id: CardId;
  readonly language: Language;
}): ReactNode {
  const card = cardOf(id);
  return (
    <span
      className={classNames('kickbox-chip', `kickbox-ink-${card.colours[0]}`)}
      title={labelOf(language, id)}
    >
      <Icon drawing={iconOf(card)} size={16} /> {cardText(language, id).name}
    </span>
  );
}

/** A card that lies in an area: its drawing alone. */
export function CardTile({
  id,
  fresh,
}: {
  readonly id: CardId;
  readonly fresh: boolean;
}): ReactNode {
  const card = cardOf(id);
  return (
    <span
      className={classNames(
        'kickbox-tile',
        `kickbox-ink-${card.colours[0]}`,
        fresh && 'kickbox-fresh',
      )}
    >
      <Icon drawing={iconOf(card)} size={18} />
    </span>
  );
}

/** Cards of a pile, each with how many of its kind lie there. */
export function CardList({
  cards,
  language,
}: {
  readonly cards: readonly CardId[];
  readonly language: Language;
}): ReactNode {
  const words = boardWords[language];
  if (cards.length === 0) return <p>{words.nothing}</p>;
  return (
    <div className="kickbox-cards">
      {[...cards].reverse().map((id) => (
        <FightCard key={id} id={id} language={language} />
      ))}
    </div>
  );
}
