import { type ReactNode, useState } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { ownerOf, startMoney, teamOf } from '../boxers.ts';
import type { BoxerId } from '../cards.ts';
import { RING_NAMES } from '../texts/names.ts';
import { BoxerCard, type Pressing } from './boxer-card.tsx';
import { cashParts } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';

/** Every manager with cash, debts, cards and both boxers. */
export function Stables({
  table,
  pressing = () => undefined,
}: {
  readonly table: Table;
  readonly pressing?: (id: BoxerId) => Pressing | undefined;
}): ReactNode {
  const { words } = table;
  return (
    <section
      className={classNames(
        'knockout-stables',
        table.view.open.cash.length === 4 && 'knockout-four',
      )}
      aria-label={words.stables}
    >
      {seatsFromViewer(table).map((seat) => (
        <Stable key={seat} table={table} seat={seat} pressing={pressing} />
      ))}
    </section>
  );
}

function Stable({
  table,
  seat,
  pressing,
}: {
  readonly table: Table;
  readonly seat: Seat;
  readonly pressing: (id: BoxerId) => Pressing | undefined;
}): ReactNode {
  const { view, words, who, heard } = table;
  const { cash, discards } = view.open;
  return (
    <article
      className={classNames('knockout-stable', seat === view.seat && 'knockout-mine')}
      aria-label={who(seat)}
    >
      <header>
        <SeatBadge seat={seat} name={who(seat)} size={26} />
        <strong className="knockout-cash">
          <Sum
            total={at(cash, seat)}
            parts={cashParts(words, view.open, heard, seat)}
            shown={words.money}
          />
        </strong>
      </header>
      <Holding table={table} seat={seat} />
      <div className="knockout-team">
        {teamOf(seat).map((id) => (
          <BoxerCard key={id} table={table} id={id} pressing={pressing(id)} />
        ))}
      </div>
      {discards && (
        <p className="knockout-holding">
          {words.spent}: {at(discards, seat).join(' ') || '–'} <RuleLink rule="KO-103" />
        </p>
      )}
    </article>
  );
}

/** How many cards and debts a manager has, and whether a choice is sealed. */
function Holding({ table, seat }: { readonly table: Table; readonly seat: Seat }): ReactNode {
  const { view, words } = table;
  const { reserves, hands, ready } = view.glance;
  const debts = at(view.open.debts, seat);
  const parts = [
    { label: words.hand, value: at(hands, seat), rule: 'KO-24' },
    { label: words.reserve, value: at(reserves, seat), rule: 'KO-24' },
  ];
  const held = at(reserves, seat) + at(hands, seat);
  return (
    <p className="knockout-holding">
      <Sum total={held} parts={parts} shown={words.cards} />
      {debts > 0 && (
        <span className="knockout-debts">
          {words.notes(debts)} <RuleLink rule="KO-77" />
        </span>
      )}
      {at(ready, seat) && <span className="knockout-ready">✓ {words.ready}</span>}
    </p>
  );
}

/** KO-13: the challenger picks a boxer, then an opponent, and sees what is at stake. */
export function Challenging({ table }: { readonly table: Table }): ReactNode {
  const { view, ask, answer, hint, words } = table;
  const legal = (ask?.moves ?? []).flatMap((move) => (move.type === 'challenge' ? [move] : []));
  const [mine, setMine] = useState<BoxerId | undefined>(legal[0]?.boxer);
  const [target, setTarget] = useState<BoxerId>();
  const hinted = hint?.type === 'challenge' ? hint : undefined;
  const challenge = (boxer: BoxerId, against: BoxerId): void =>
    answer({ type: 'challenge', boxer, target: against });

  const pressing = (id: BoxerId): Pressing => {
    if (ownerOf(id) === view.seat) {
      const lit = legal.some(({ boxer }) => boxer === id);
      return {
        lit,
        chosen: id === mine,
        hinted: id === hinted?.boxer,
        onPress: () => {
          const [known] = legal;
          if (!lit && known) return challenge(id, known.target);
          setMine(id);
          setTarget(undefined);
        },
      };
    }
    const lit = legal.some((move) => move.boxer === mine && move.target === id);
    return {
      lit,
      chosen: id === target,
      hinted: id === hinted?.target,
      onPress: () => {
        if (mine === undefined) return;
        if (lit && id !== target) setTarget(id);
        else challenge(mine, id);
      },
    };
  };

  return (
    <>
      <section className="knockout-matchup" aria-label={words.matchUp}>
        {mine === undefined || target === undefined ? (
          <p>{mine === undefined ? words.chooseBoxer : words.chooseTarget(RING_NAMES[mine])}</p>
        ) : (
          <>
            <Side table={table} id={mine} corner="red" />
            <span className="knockout-versus" aria-hidden="true">
              {words.versus}
            </span>
            <Side table={table} id={target} corner="blue" />
            <Button kind="main" onClick={() => challenge(mine, target)}>
              {words.challenge}
            </Button>
          </>
        )}
      </section>
      <Stables table={table} pressing={pressing} />
    </>
  );
}

/** A boxer of the challenge that is being considered, and his prize. */
function Side({
  table: { view, words },
  id,
  corner,
}: {
  readonly table: Table;
  readonly id: BoxerId;
  readonly corner: 'red' | 'blue';
}): ReactNode {
  const money = startMoney(view.open, id);
  return (
    <div className={`knockout-side knockout-${corner}`}>
      <strong>{RING_NAMES[id]}</strong>
      <small>
        {words.winLose(words.money(2 * money), words.money(money))} <RuleLink rule="KO-56" />
      </small>
    </div>
  );
}
