import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Meter } from '../../../ui/track.tsx';
import { SETS } from '../effects.ts';
import { type CardName, canonically, cardOf } from '../instances.ts';
import type { Match, Own } from '../kind.ts';
import { BENCH_SPACES } from '../tournament.ts';
import { CardFace, labelOf } from './card-face.tsx';
import { isHinted, isLit, namesOf, ownMatch, type Table, viewer } from './table.ts';

/** The viewer's own cards by set and strength, with what they can do to the bench. */
export function Deck({ table, own }: { readonly table: Table; readonly own: Own }): ReactNode {
  const { words, view } = table;
  const m = ownMatch(view);
  const cards = sorted(m ? undrawn(own.deck, m) : own.deck);
  const title = m ? words.inDeck(cards.length) : words.deck(cards.length);
  const trims = viewer(view)?.phase.type === 'trim';
  return (
    <Panel title={title} className="challengers-deck">
      {!m && <BenchNames table={table} cards={own.deck} />}
      <ul className="challengers-list">
        {alike(cards).map((copies) => (
          <li key={at(copies, 0)}>
            <span className="challengers-copies">
              <CardFace table={table} card={at(copies, 0)} />
              {copies.length > 1 && <b>{words.copies(copies.length)}</b>}
            </span>
            {trims && <Remove table={table} copies={copies} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** CH-50, CH-53: how many spaces of the bench the names of these cards need, with a warning. */
export function BenchNames({
  table,
  cards,
}: {
  readonly table: Table;
  readonly cards: readonly CardName[];
}): ReactNode {
  const { words } = table;
  const names = namesOf(cards);
  return (
    <div className="challengers-names">
      <Meter
        label={words.namesLabel}
        value={Math.min(names, BENCH_SPACES)}
        max={BENCH_SPACES}
        shown={words.names(names, BENCH_SPACES)}
      />
      {names >= BENCH_SPACES && (
        <p
          className={classNames('challengers-hint', names > BENCH_SPACES && 'challengers-warning')}
        >
          {names > BENCH_SPACES
            ? words.tooManyNames(names, BENCH_SPACES)
            : words.fullOfNames(BENCH_SPACES)}{' '}
          <RuleLink rule="CH-53" />
        </p>
      )}
    </div>
  );
}

/** CH-20: takes one of these copies of a card out of the deck for good. */
function Remove({
  table,
  copies,
}: {
  readonly table: Table;
  readonly copies: readonly CardName[];
}): ReactNode {
  const { words, answer } = table;
  const moves = copies.map((card) => ({ type: 'remove', card }) as const);
  const hinted = moves.find((move) => isHinted(table, move));
  const move = hinted ?? at(moves, 0);
  return (
    <Button
      kind="plain"
      className={classNames(
        !isLit(table, move) && 'challengers-dim',
        hinted !== undefined && 'challengers-hinted',
      )}
      aria-label={words.remove(labelOf(table, move.card))}
      onClick={() => answer(move)}
    >
      {words.removeShort}
    </Button>
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
