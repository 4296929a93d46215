import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { SETS, type SetName } from '../effects.ts';
import { type CardName, canonically, cardOf } from '../instances.ts';
import type { Match, Move, Own } from '../kind.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { BENCH_SPACES } from '../tournament.ts';
import { CardFace, labelOf, MiniFace, setClass } from './card.tsx';
import { Bill, Stepper } from './course.tsx';
import type { Marks } from './marks.ts';
import type { Slots } from './slots.ts';
import { benchSpaces, cardName, isHinted, isLit, ownMatch, type Table } from './table.ts';

/** The own deck as a strip of small cards, grouped by set. */
export function DeckStrip({
  table,
  own,
  adding,
}: {
  readonly table: Table;
  readonly own: Own;
  /** The card that is about to be picked. */
  readonly adding?: CardName | undefined;
}): ReactNode {
  const { words, view, language } = table;
  const m = ownMatch(view);
  const cards = m ? undrawn(own.deck, m) : own.deck;
  if (m && cards.length === 0) return null;
  const isNew =
    adding !== undefined && cards.every((card) => cardOf(card).id !== cardOf(adding).id);
  return (
    <section className="ch-deck" data-anchor="deck" aria-label={words.deck(cards.length)}>
      <p className="ch-deck-head">
        <b>{words.deckName}</b>
        <span>{m ? words.inDeck(cards.length) : words.cards(cards.length)}</span>
        {!m && <BenchNames table={table} cards={adding ? [...own.deck, adding] : own.deck} />}
      </p>
      <ul className="ch-strip">
        {bySet(isNew ? [...cards, adding] : cards).map(([set, piles]) => (
          <li key={set} className={`ch-group ch-set-${set}`}>
            <span className="hidden-visually">{GAME_WORDS[language].sets[set]}</span>
            {piles.map((copies) => (
              <StripCard
                key={at(copies, 0)}
                table={table}
                copies={copies}
                adding={adding !== undefined && cardOf(adding).id === cardOf(at(copies, 0)).id}
                coming={isNew && at(copies, 0) === adding}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StripCard({
  table,
  copies,
  adding,
  coming,
}: {
  readonly table: Table;
  readonly copies: readonly CardName[];
  readonly adding: boolean;
  /** Not in the deck yet: where it will lie. */
  readonly coming: boolean;
}): ReactNode {
  const card = at(copies, 0);
  return (
    <button
      type="button"
      className={classNames(
        'ch-mini',
        setClass(card),
        adding && 'ch-adding',
        coming && 'ch-coming',
      )}
      data-piece={coming ? undefined : `card:${card}`}
      aria-label={labelOf(table, card)}
      onClick={() => table.enlarge(card)}
    >
      <MiniFace table={table} card={card} />
      {copies.length > 1 && <b className="ch-copies">×{copies.length}</b>}
      {adding && <b className="ch-plus">+1</b>}
    </button>
  );
}

/** CH-50, CH-53: how many spaces of the bench the names of these cards need, with a warning. */
function BenchNames({
  table,
  cards,
}: {
  readonly table: Table;
  readonly cards: readonly CardName[];
}): ReactNode {
  const names = benchSpaces(cards);
  return (
    <span className={classNames('ch-names', names > BENCH_SPACES && 'ch-warning')}>
      {table.words.names(names, BENCH_SPACES)} <RuleHelp rule="CH-53" />
    </span>
  );
}

const READY = { type: 'ready' } as const satisfies Move;

/** CH-20, CH-23: marked cards leave the deck, then the match can begin. */
export function useTrim(table: Table, own: Own | null, marks: Marks): Slots | null {
  const { words, ask, answer } = table;
  const trims = ask?.about === 'trim' && own !== null;
  const [leaving, setLeaving] = useState<readonly CardName[] | null>(null);
  const answered = useRef('');
  useEffect(() => {
    const deck = own?.deck.join() ?? '';
    if (!trims || leaving === null || answered.current === deck) return;
    answered.current = deck;
    const next = leaving.find((card) => own.deck.includes(card));
    if (next === undefined) setLeaving(null);
    answer(next === undefined ? READY : { type: 'remove', card: next });
  }, [trims, leaving, own, answer]);
  const go = (cards: readonly CardName[]): void => {
    answered.current = '';
    setLeaving(cards);
  };
  if (!trims) return null;
  const marked = marks.cards.filter((card) => own.deck.includes(card));
  const rest = own.deck.filter((card) => !marked.includes(card));
  const readyHinted = isHinted(table, READY);
  return {
    board: (
      <div className="ch-draft">
        <Stepper table={table} />
        <Bill table={table} />
        <DeckGrid table={table} cards={own.deck} marks={marks} verb="remove" />
      </div>
    ),
    title: words.trimTitle,
    says: words.trimSays,
    dock: (
      <p className="ch-sum">
        <b>{words.cards(rest.length)}</b> <BenchNames table={table} cards={rest} />
      </p>
    ),
    action: (
      <Button
        kind="main"
        className={classNames(readyHinted && 'ch-hinted')}
        onClick={() => go(marked)}
      >
        {marked.length === 0 ? words.ready : words.removeAndGo(marked.length)}
      </Button>
    ),
  };
}

/** CH-19: other cards for another pick, or not. */
export function tradeSlots(table: Table, own: Own, marks: Marks): Slots | null {
  const { words, ask, answer } = table;
  if (own.trade === null || !ask?.select) return null;
  const { max } = ask.select;
  const from = ask.select.from.map(String);
  const marked = marks.cards.filter((card) => from.includes(card));
  return {
    board: (
      <div className="ch-draft">
        <Stepper table={table} />
        <DeckGrid table={table} cards={from} marks={marks} verb="trade" />
      </div>
    ),
    title: words.tradeTitle,
    says: (
      <>
        <b>{words.of(cardName(table, own.trade))} </b>
        {words.tradeSays(max)}
      </>
    ),
    dock: <DeckStrip table={table} own={own} />,
    action: (
      <Button kind="main" onClick={() => answer({ type: 'trade', cards: marked })}>
        {marked.length === 0 ? words.tradeNothing : words.tradeIn(marked.length)}
      </Button>
    ),
  };
}

/** A deck as a grid of cards; copies of a card are one pile, and each press marks one more of them. */
export function DeckGrid({
  table,
  cards,
  marks,
  verb,
}: {
  readonly table: Table;
  readonly cards: readonly CardName[];
  readonly marks?: Marks;
  readonly verb: 'remove' | 'trade' | 'look';
}): ReactNode {
  const piles = alike(sorted(cards));
  const largest = useLargestCards(piles.length);
  return (
    <ul className="ch-grid" {...largest}>
      {piles.map((copies) => (
        <GridPile key={at(copies, 0)} {...{ table, copies, marks, verb }} />
      ))}
    </ul>
  );
}

/** The columns and rows that make the cards largest, measured again on every resize. */
function useLargestCards(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState(2);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const watch = new ResizeObserver(() =>
      setRows(bestRows(count, list.clientWidth / list.clientHeight)),
    );
    watch.observe(list);
    return () => watch.disconnect();
  }, [count]);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--rows': rows,
    '--columns': Math.ceil(count / rows),
  };
  return { ref, style };
}

/** The height of a card, its width being one. */
const CARD_HEIGHT = 1.5;

/** The number of rows that makes `count` cards largest; `aspect` is width divided by height. */
export function bestRows(count: number, aspect: number): number {
  const widths = range(4).map((n) =>
    Math.min(aspect / Math.ceil(count / (n + 1)), 1 / (n + 1) / CARD_HEIGHT),
  );
  return widths.indexOf(Math.max(...widths)) + 1;
}

function GridPile({
  table,
  copies,
  marks,
  verb,
}: {
  readonly table: Table;
  readonly copies: readonly CardName[];
  readonly marks: Marks | undefined;
  readonly verb: 'remove' | 'trade' | 'look';
}): ReactNode {
  const { words, ask, answer } = table;
  const card = at(copies, 0);
  const marked = copies.filter((copy) => marks?.cards.includes(copy));
  const hinted = copies.some((copy) => isHinted(table, { type: 'remove', card: copy }));
  const refused = verb === 'remove' && ask !== undefined && !isLit(table, { type: 'remove', card });
  const press = (): void => {
    if (!marks) return table.enlarge(card);
    if (refused) return answer({ type: 'remove', card });
    const free = copies.find((copy) => !marked.includes(copy));
    if (free !== undefined) marks.set([...marks.cards, free]);
    else marks.set(marks.cards.filter((other) => !copies.includes(other)));
  };
  const label = verb === 'look' ? labelOf(table, card) : words[verb](labelOf(table, card));
  return (
    <li
      className={classNames('ch-slot', setClass(card), marked.length > 0 && `ch-marked ch-${verb}`)}
      data-piece={`card:${card}`}
    >
      <button
        type="button"
        className={classNames('ch-card', hinted && 'ch-hinted', refused && 'ch-dim')}
        aria-label={hinted ? `${label} (${words.hinted})` : label}
        aria-pressed={marks ? marked.length > 0 : undefined}
        onClick={press}
      >
        <CardFace table={table} card={card} />
      </button>
      {copies.length > 1 && <b className="ch-copies">×{copies.length}</b>}
      {marked.length > 0 && (
        <span className="ch-stamp" aria-hidden>
          {copies.length > 1 ? `${words.out} ${marked.length}/${copies.length}` : words.out}
        </span>
      )}
      {verb !== 'look' && (
        <button
          type="button"
          className="ch-enlarge"
          aria-label={words.enlarge(cardName(table, card))}
          onClick={() => table.enlarge(card)}
        >
          ⤢
        </button>
      )}
    </li>
  );
}

/** Copies of one card that stand together, as one pile each. */
function alike(cards: readonly CardName[]): CardName[][] {
  const piles = new Map<string, CardName[]>();
  for (const card of cards) {
    const { id } = cardOf(card);
    piles.set(id, [...(piles.get(id) ?? []), card]);
  }
  return [...piles.values()];
}

function bySet(cards: readonly CardName[]): (readonly [SetName, CardName[][]])[] {
  return SETS.flatMap((set) => {
    const own = sorted(cards).filter((card) => cardOf(card).set === set);
    return own.length === 0 ? [] : [[set, alike(own)] as const];
  });
}

/** The own cards that do not lie in the park. */
function undrawn(deck: readonly CardName[], { zones }: Match): CardName[] {
  const out = new Set(
    zones.flatMap(({ row, bench, exhaust }) => [
      ...row.map(({ card }) => card),
      ...bench.map(({ card }) => card),
      ...exhaust,
    ]),
  );
  return deck.filter((card) => !out.has(card));
}

function sorted(cards: readonly CardName[]): CardName[] {
  const place = (card: CardName): number => SETS.indexOf(cardOf(card).set);
  return [...cards].sort(
    (a, b) => place(a) - place(b) || cardOf(a).strength - cardOf(b).strength || canonically(a, b),
  );
}
