import type { ReactNode } from 'react';
import type { AskData } from '../../../engine/ask.ts';
import { classNames } from '../../../ui/class-names.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Move } from '../kind.ts';
import { CardFace, labelOf } from './card.tsx';
import { below, fighterOf, type Table } from './table.ts';

type Ask = AskData<Move>;

/** What the viewer has decided for the ring break so far. */
export interface Rest {
  readonly cards: readonly CardId[];
  readonly count: number;
  readonly draw: number;
}

/** What a ring break begins with: nothing marked where cards are chosen, the most drawn. */
export function restOf(ask: Ask): Rest {
  return { cards: [], count: returnLimit(ask), draw: Math.max(0, ...drawsOf(ask)) };
}

/** KB-115: the discard pile, strongest cards first, to mark those that return to the deck. */
export function Returning({
  table,
  most,
  cards,
  onChange,
}: {
  readonly table: Table;
  readonly most: number;
  readonly cards: readonly CardId[];
  readonly onChange: (cards: readonly CardId[]) => void;
}): ReactNode {
  const { view, words, language } = table;
  const pile = fighterOf(view, below(table)).discard;
  const toggle = (card: CardId): void => {
    if (cards.includes(card)) onChange(cards.filter((other) => other !== card));
    else if (cards.length < most) onChange([...cards, card]);
  };
  return (
    <section className="kickbox-returning" aria-label={words.returning(cards.length, most)}>
      {strongest(pile, pile.length).map((card) => (
        <button
          key={card}
          type="button"
          className={classNames(
            'kickbox-return',
            cards.length >= most && !cards.includes(card) && 'kickbox-dim',
          )}
          aria-pressed={cards.includes(card)}
          aria-label={labelOf(language, card)}
          onClick={() => toggle(card)}
        >
          <CardFace id={card} language={language} />
        </button>
      ))}
      {pile.length === 0 && <p>{words.nothing}</p>}
    </section>
  );
}

/** The most cards that the answers allow. */
export function returnLimit({ select, moves }: Ask): number {
  if (select) return select.max;
  const counts = moves.map((move) => {
    if (move.type !== 'ringBreak') return 0;
    return 'cards' in move ? move.cards.length : move.count;
  });
  return Math.max(0, ...counts);
}

/** How many cards may be drawn. */
export function drawsOf({ moves, select }: Ask): readonly number[] {
  const rests = select?.rests ?? moves;
  return rests.flatMap((move) =>
    'draw' in move && typeof move.draw === 'number' ? [move.draw] : [],
  );
}

/** Cards by what they are worth in a fight, best first. */
export function strongest(pile: readonly CardId[], count: number): CardId[] {
  return [...pile].sort((a, b) => worth(b) - worth(a)).slice(0, count);
}

function worth(id: CardId): number {
  const { hits, defence, enhancement, windUp } = cardOf(id);
  if (enhancement !== null) return 5;
  const guard = defence === null ? 0 : 3 + (defence.vs === 'any' ? 2 : 0) + (defence.ends ? 1 : 0);
  return guard + 1.5 * hits - (windUp?.min ?? 0);
}
