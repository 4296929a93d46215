import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type CardName, cardOf } from '../instances.ts';
import { cardName, GAME_WORDS, type Table } from './table.ts';

/** All that is printed on a card, in words. */
export function labelOf(table: Table, card: CardName): string {
  const { strength, level, set } = cardOf(card);
  const { words } = table;
  const printed = GAME_WORDS[table.language];
  const effect = printed.effect(cardOf(card)) || words.noEffect;
  const head = [cardName(table, card), words.strength(strength), words.level(level)];
  return `${head.join(', ')}, ${printed.sets[set]}. ${effect}`;
}

/** A card as it is printed: strength, name, set and level, effect. */
export function CardFace({
  table,
  card,
  note,
}: {
  readonly table: Table;
  readonly card: CardName;
  readonly note?: ReactNode;
}): ReactNode {
  const { strength, level, set } = cardOf(card);
  const printed = GAME_WORDS[table.language];
  const effect = printed.effect(cardOf(card));
  return (
    <span className="challengers-face">
      <span className={`challengers-strength challengers-set-${set}`}>{strength}</span>
      <span className="challengers-print">
        <span className="challengers-name">{cardName(table, card)}</span>
        <span className="challengers-kind">
          {printed.sets[set]} · {level}
        </span>
        {effect !== '' && <span className="challengers-effect">{effect}</span>}
        {note !== undefined && <span className="challengers-note">{note}</span>}
      </span>
    </span>
  );
}

/** A card that can be pressed. */
export function CardButton({
  table,
  card,
  label,
  dim = false,
  hinted = false,
  rank,
  pressed,
  note,
  onPress,
}: {
  readonly table: Table;
  readonly card: CardName;
  readonly label: string;
  readonly dim?: boolean;
  readonly hinted?: boolean;
  /** Its place among the chosen ones, where the order counts. */
  readonly rank?: number | undefined;
  readonly pressed?: boolean;
  readonly note?: ReactNode;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={classNames(
        'challengers-card',
        dim && 'challengers-dim',
        hinted && 'challengers-hinted',
      )}
      aria-label={hinted ? `${label} (${table.words.hinted})` : label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {rank !== undefined && <span className="challengers-rank">{rank}</span>}
      <CardFace table={table} card={card} note={note} />
    </button>
  );
}
