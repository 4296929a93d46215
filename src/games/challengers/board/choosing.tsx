import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import type { Decision, Match } from '../kind.ts';
import { pendingIn } from '../rules/decisions.ts';
import { CardButton, labelOf } from './card-face.tsx';
import { PickCards } from './pick-cards.tsx';
import { cardName, isHinted, type Table } from './table.ts';

/** CH-70: what the viewer has to decide in a match. */
export function Choosing({ table, m }: { readonly table: Table; readonly m: Match }): ReactNode {
  const { ask, words } = table;
  const decision = pendingIn(m);
  if (!ask || !decision || m.sides[decision.side] !== ask.seat) return null;
  return (
    <Panel tone="raised" title={words.choose[decision.type]}>
      <p className="note">
        {decision.source !== null && words.bySource(cardName(table, decision.source))}{' '}
        {words.inOrder[decision.type]} <RuleLink rule="CH-70" />
      </p>
      <Answers table={table} decision={decision} />
    </Panel>
  );
}

function Answers({
  table,
  decision,
}: {
  readonly table: Table;
  readonly decision: Decision;
}): ReactNode {
  const { ask, words, answer } = table;
  if (ask?.select) {
    const { from, min, max } = ask.select;
    return (
      <PickCards
        table={table}
        min={min}
        max={max}
        from={from.map(String)}
        ordered={words.inOrder[decision.type] !== ''}
        says={(count) => (count === 0 && min === 0 ? words.confirmNone : words.confirm)}
        onAnswer={(cards) => answer({ type: 'choose', cards })}
      />
    );
  }
  const cards = (ask?.moves ?? []).flatMap((move) => (move.type === 'choose' ? move.cards : []));
  return (
    <div className="challengers-cards">
      {cards.map((card) => (
        <CardButton
          key={card}
          table={table}
          card={card}
          label={words.take(labelOf(table, card))}
          hinted={isHinted(table, { type: 'choose', cards: [card] })}
          onPress={() => answer({ type: 'choose', cards: [card] })}
        />
      ))}
    </div>
  );
}
