import type { ReactNode } from 'react';
import type { AskData } from '../../../engine/ask.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { cardOf } from '../deck.ts';
import type { Attack, Corner, Move } from '../kind.ts';
import { profileOf } from '../rules/advanced.ts';
import { freeSlots, guardOf } from '../rules/defence.ts';
import { attackOf } from './draft.ts';
import { proofsOf } from './exchange.tsx';
import { IfItLands } from './prospect.tsx';
import { isDiscarding } from './selection.ts';
import { below, type Table } from './table.ts';

type Ask = AskData<Move>;

/** What the answers lead to. */
export function Consequences({
  table,
  ask,
  draft,
}: {
  readonly table: Table;
  readonly ask: Ask;
  readonly draft: Move | undefined;
}): ReactNode {
  const { view, words } = table;
  const { attack, active, down } = view.open;
  const pick = words.pick[ask.about];
  return (
    <div className="kickbox-consequences">
      {pick !== undefined && !isDiscarding(ask) && (
        <p className="kickbox-prompt">
          {pick} <RuleLink rule={ask.rule} />
        </p>
      )}
      {isDiscarding(ask) && <Surplus table={table} ask={ask} />}
      {ask.about === 'combo' && down !== null && (
        <p className="kickbox-down">
          {words.whileDown} <RuleLink rule="KB-91" />
        </p>
      )}
      {attack && active !== null && <OfAttack table={table} attack={attack} attacker={active} />}
      {draft && <OfDraft table={table} draft={draft} />}
    </div>
  );
}

function Surplus({ table, ask }: { readonly table: Table; readonly ask: Ask }): ReactNode {
  const { view, words } = table;
  const seat = below(table);
  return (
    <p className="kickbox-prompt">
      {ask.about === 'handLimit'
        ? words.pick.handLimit
        : words.above(view.glance.hands[seat] - profileOf(view.options, seat).hand)}{' '}
      <RuleLink rule="KB-44" />
    </p>
  );
}

/** What happens to the attack that is being resolved if the viewer passes. */
function OfAttack({
  table,
  attack,
  attacker,
}: {
  readonly table: Table;
  readonly attack: Attack;
  readonly attacker: Corner;
}): ReactNode {
  const { words, ask } = table;
  if (ask?.about === 'press' && attack.defence)
    return (
      <p className="kickbox-prospect">
        {guardOf(attack.defence).ends ? words.passEnds : words.passFails} <RuleLink rule="KB-78" />
      </p>
    );
  if (ask?.about !== 'defend' && ask?.about !== 'speed' && ask?.about !== 'power') return null;
  const mine = ask.about === 'power';
  return (
    <IfItLands
      table={table}
      attack={attack}
      attacker={attacker}
      title={mine ? words.ifTheyMiss : words.ifYouPass}
      slots={mine ? 0 : freeSlots(attack)}
    />
  );
}

/** What the cards picked would do. */
function OfDraft({ table, draft }: { readonly table: Table; readonly draft: Move }): ReactNode {
  const { view, words } = table;
  const { attack } = view.open;
  if (draft.type === 'defend')
    return (
      <p className="kickbox-prospect">
        {proofsOf(words, guardOf({ cards: draft.cards, enhancements: [] }))}
      </p>
    );
  const landing =
    draft.type === 'enhance' && attack && cardOf(draft.card).enhancement === 'power'
      ? { ...attack, enhancements: [...attack.enhancements, draft.card] }
      : attackOf(draft);
  if (!landing || view.open.active === null) return null;
  return (
    <IfItLands table={table} attack={landing} attacker={view.open.active} title={words.ifItLands} />
  );
}
