import { type ReactNode, useState } from 'react';
import type { AskData } from '../../../engine/ask.ts';
import { range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { cardOf } from '../deck.ts';
import type { CardId, Move } from '../kind.ts';
import { FightCard } from './card-face.tsx';
import { Warning } from './draws.tsx';
import { below, fighterOf, type Table } from './table.ts';

type Ask = AskData<Move>;

/** KB-115, KB-116: which cards go back into the deck, and how many are drawn then. */
export function RingBreak({ table, ask }: { readonly table: Table; readonly ask: Ask }): ReactNode {
  const { view, words, answer } = table;
  const named = view.options.ringBreak === 'choose';
  const most = mostReturned(ask);
  const draws = drawsOf(ask);
  const [cards, setCards] = useState<readonly CardId[]>([]);
  const [count, setCount] = useState(most);
  const [draw, setDraw] = useState(Math.max(...draws));
  const pile = fighterOf(view, below(table)).discard;
  const move: Move = named
    ? { type: 'ringBreak', cards: pile.filter((card) => cards.includes(card)), draw }
    : { type: 'ringBreak', count, draw };
  const back = named ? cards.length : count;
  return (
    <div className="kickbox-break">
      <h3>
        {words.ringBreak} <RuleLink rule="KB-115" />
      </h3>
      {named ? (
        <Returning table={table} pile={pile} most={most} cards={cards} onChange={setCards} />
      ) : (
        <Numbers
          label={words.howMany}
          numbers={range(most + 1)}
          value={count}
          onChange={setCount}
        />
      )}
      {draws.length > 1 && (
        <Numbers label={words.thenDraw} numbers={draws} value={draw} onChange={setDraw} />
      )}
      {draw > view.glance.decks[below(table)] + back && <Warning table={table} cards={draw} />}
      <Button kind="main" onClick={() => answer(move)}>
        {words.rest(back, draw)}
      </Button>
    </div>
  );
}

function Numbers({
  label,
  numbers,
  value,
  onChange,
}: {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <Choice
      label={label}
      options={numbers.map((number) => ({ value: String(number), name: String(number) }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

/** The discard pile, to take cards from. */
function Returning({
  table,
  pile,
  most,
  cards,
  onChange,
}: {
  readonly table: Table;
  readonly pile: readonly CardId[];
  readonly most: number;
  readonly cards: readonly CardId[];
  readonly onChange: (cards: readonly CardId[]) => void;
}): ReactNode {
  const { words, language } = table;
  const toggle = (card: CardId): void =>
    onChange(cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card]);
  return (
    <>
      <p className="kickbox-row">
        <strong>{words.returning(cards.length, most)}</strong>
        <Button onClick={() => onChange(strongest(pile, most))}>{words.strongest}</Button>
        <Button kind="plain" onClick={() => onChange([])}>
          {words.none}
        </Button>
      </p>
      <div className="kickbox-cards">
        {strongest(pile, pile.length).map((card) => (
          <FightCard
            key={card}
            id={card}
            language={language}
            chosen={cards.includes(card)}
            dim={cards.length >= most && !cards.includes(card)}
            onPress={() => toggle(card)}
          />
        ))}
      </div>
    </>
  );
}

/** The most cards that the answers allow. */
function mostReturned({ select, moves }: Ask): number {
  if (select) return select.max;
  const counts = moves.map((move) => {
    if (move.type !== 'ringBreak') return 0;
    return 'cards' in move ? move.cards.length : move.count;
  });
  return Math.max(0, ...counts);
}

/** How many cards may be drawn, most first. */
function drawsOf({ moves }: Ask): number[] {
  const draws = moves.flatMap((move) => (move.type === 'ringBreak' ? [move.draw] : []));
  return range(Math.max(0, ...draws) + 1).reverse();
}

/** Cards by what they are worth in a fight, best first. */
function strongest(pile: readonly CardId[], count: number): CardId[] {
  return [...pile].sort((a, b) => worth(b) - worth(a)).slice(0, count);
}

function worth(id: CardId): number {
  const { hits, defence, enhancement, windUp } = cardOf(id);
  if (enhancement !== null) return 5;
  const guard = defence === null ? 0 : 3 + (defence.vs === 'any' ? 2 : 0) + (defence.ends ? 1 : 0);
  return guard + 1.5 * hits - (windUp?.min ?? 0);
}
