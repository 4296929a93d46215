import type { ReactNode } from 'react';
import type { AskData } from '../../../engine/ask.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Move } from '../kind.ts';
import { profileOf } from '../rules/advanced.ts';
import { Answer } from './answer.tsx';
import { drawEnds } from './prospects.ts';
import { below, type Table } from './table.ts';

type Ask = AskData<Move>;

/** How many cards to draw: at the start of a turn, instead of an attack, or in the count. */
export function Draws({ table, ask }: { readonly table: Table; readonly ask: Ask }): ReactNode {
  const { view, words } = table;
  const seat = below(table);
  const draws = ask.moves.flatMap((move) =>
    move.type === 'draw' || move.type === 'regenerate' || move.type === 'recover' ? [move] : [],
  );
  const most = Math.max(0, ...draws.map(({ count }) => count));
  if (draws.length === 0) return null;
  const resting = draws[0]?.type === 'regenerate';
  return (
    <div className="kickbox-draws">
      {resting && (
        <span>
          {words.regenerating} <RuleLink rule="KB-42" />
        </span>
      )}
      {ask.about.startsWith('count') && <Recovering table={table} most={most} />}
      {[...draws].reverse().map((move) => (
        <Answer
          key={move.count}
          table={table}
          move={move}
          kind={!resting && move.count === most ? 'main' : 'normal'}
        >
          {resting ? words.regenerate(move.count) : words.draw(move.count)}
        </Answer>
      ))}
      <span className="note">{words.deckNow(view.glance.decks[seat])}</span>
      <Warning table={table} cards={most} />
    </div>
  );
}

/** KB-94, KB-95: what the count lets somebody draw. */
function Recovering({ table, most }: { readonly table: Table; readonly most: number }): ReactNode {
  const { view, words } = table;
  const seat = below(table);
  const { step } = view.open;
  const surplus = step.type === 'count' ? step.surplus : 0;
  const limit = profileOf(view.options, seat).hand;
  const hand = view.glance.hands[seat];
  const short = limit - surplus - hand - most;
  const parts = [
    { label: words.parts.limit, value: limit, rule: 'KB-44' },
    { label: words.parts.surplus, value: -surplus, rule: 'KB-94' },
    { label: words.parts.inHand, value: -hand },
    { label: words.parts.deckLeft, value: -short, rule: 'KB-50' },
  ].filter(({ value }) => value !== 0);
  return (
    <span>
      {words.mayDraw} <Sum total={most} parts={parts} />
    </span>
  );
}

/** A draw that costs more than it seems is announced. */
export function Warning({
  table,
  cards,
}: {
  readonly table: Table;
  readonly cards: number;
}): ReactNode {
  const { view, words } = table;
  const ends = drawEnds(view, below(table), cards);
  if (ends === 'fine') return null;
  return (
    <p className="kickbox-warning">
      {ends === 'exhausts' ? words.exhausts : words.losesFight}{' '}
      <RuleLink rule={ends === 'exhausts' ? 'KB-50' : 'KB-141'} />
    </p>
  );
}
