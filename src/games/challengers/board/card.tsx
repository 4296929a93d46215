import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type CardName, cardOf } from '../instances.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { Art, SetMark } from './art.tsx';
import { cardName, type Table } from './table.ts';

/** All that is printed on a card, in words. */
export function labelOf(table: Table, card: CardName): string {
  const { strength, level, set } = cardOf(card);
  const { words, language } = table;
  const printed = GAME_WORDS[language];
  const effect = printed.effect(cardOf(card)) || words.noEffect;
  const head = [cardName(table, card), words.strength(strength), words.level(level)];
  return `${head.join(', ')}, ${printed.sets[set]}. ${effect}`;
}

/** The class of a card's set, which gives it its ink. */
export function setClass(card: CardName): string {
  return `ch-set-${cardOf(card).set}`;
}

/** A card as it is printed: strength, name, picture, effects, set and level. */
export function CardFace({
  table,
  card,
  strength = cardOf(card).strength,
  full = false,
}: {
  readonly table: Pick<Table, 'language' | 'words'>;
  readonly card: CardName;
  /** Whether there is room for the whole sentence. */
  readonly full?: boolean;
  /** What it counts now, if that is not what is printed. */
  readonly strength?: number;
}): ReactNode {
  const { key, set, level } = cardOf(card);
  const printed = GAME_WORDS[table.language];
  const lines = printed.lines(cardOf(card));
  const letters = lines.reduce((all, { label, text }) => all + label.length + text.length, 0);
  const name = cardName(table, card);
  return (
    <span className="ch-face">
      <span className="ch-head">
        <span className={classNames('ch-strength', strength > 9 && 'ch-two')}>{strength}</span>
        <span className={classNames('ch-name', name.length > 10 && 'ch-name-long')}>{name}</span>
      </span>
      <Art card={key} />
      <span className={classNames('ch-text', letters > 62 && 'ch-text-long')}>
        {lines.length === 0 && <i>{table.words.justMuscle}</i>}
        {full && printed.effect(cardOf(card))}
        {!full &&
          lines.map(({ when, label, text }) => (
            <span key={when + text}>
              <b>{label}</b> {text}
            </span>
          ))}
      </span>
      <span className="ch-foot">
        <SetMark set={set} />
        <span>{printed.sets[set]}</span>
        <i>{level}</i>
      </span>
    </span>
  );
}

/** A small card: strength, picture and name. */
export function MiniFace({
  table,
  card,
}: {
  readonly table: Table;
  readonly card: CardName;
}): ReactNode {
  const { key, strength } = cardOf(card);
  return (
    <span className="ch-mini-face">
      <span className="ch-strength">{strength}</span>
      <Art card={key} />
      <span className="ch-name">{cardName(table, card)}</span>
    </span>
  );
}

/** A full-size card that can be pressed. */
export function CardButton({
  table,
  card,
  label,
  pressed,
  dim = false,
  hinted = false,
  rank,
  tag,
  to,
  onPress,
  onEnlarge,
}: {
  readonly table: Table;
  readonly card: CardName;
  readonly label: string;
  readonly pressed: boolean;
  readonly dim?: boolean;
  readonly hinted?: boolean;
  /** Its place among the chosen ones, where the order counts. */
  readonly rank?: number | undefined;
  readonly tag?: ReactNode;
  /** The anchor to which it goes when it leaves. */
  readonly to?: string;
  readonly onPress: () => void;
  readonly onEnlarge: (card: CardName) => void;
}): ReactNode {
  const { words } = table;
  return (
    <span
      className={classNames('ch-slot', setClass(card), pressed && 'ch-chosen')}
      data-piece={`card:${card}`}
      data-from="tray"
      data-to={to}
    >
      <button
        type="button"
        className={classNames('ch-card', dim && 'ch-dim', hinted && 'ch-hinted')}
        aria-label={hinted ? `${label} (${words.hinted})` : label}
        aria-pressed={pressed}
        onClick={onPress}
      >
        <CardFace table={table} card={card} />
      </button>
      {rank !== undefined && <span className="ch-rank">{rank}</span>}
      {tag}
      <button
        type="button"
        className="ch-enlarge"
        aria-label={words.enlarge(cardName(table, card))}
        title={words.enlarge(cardName(table, card))}
        onClick={() => onEnlarge(card)}
      >
        ⤢
      </button>
    </span>
  );
}

/** The back of a pile of cards, with how many they are. */
export function Pile({
  count,
  label,
  anchor,
}: {
  readonly count: number;
  readonly label: string;
  readonly anchor: string;
}): ReactNode {
  return (
    <span className={classNames('ch-pile', count === 0 && 'ch-pile-empty')}>
      <span className="ch-back" data-anchor={anchor}>
        <b>{count}</b>
      </span>
      <small>{label}</small>
    </span>
  );
}
