import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import type { InfoSection } from '../../../ui/stage/stage.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { DUELS, knockedOutBy } from '../rule-of-event.ts';
import { draftOrder, ownerOf } from '../slots.ts';
import { claimSentence } from './bubble.tsx';
import { type Marks, Notebook } from './notebook.tsx';
import { TruthTables } from './statement-table.tsx';
import { purseParts } from './sums.ts';
import { printed, seatsFromViewer, type Table } from './table.ts';
import { Takings } from './takings.tsx';

/** The sections of the Info tab. */
export function infoOf(table: Table, marks: Marks): InfoSection[] {
  const { words, view } = table;
  const over = view.open.phase.type === 'over';
  const power = { id: 'power', title: words.powerOrder, content: <PowerOrder table={table} /> };
  const notebook = {
    ...{ id: 'notebook', title: words.notebook },
    content: <Notebook table={table} marks={marks} />,
  };
  const said = { id: 'said', title: words.statements, content: <Statements table={table} /> };
  const nights = { id: 'nights', title: words.nights, content: <Nights table={table} /> };
  const truth = {
    ...{ id: 'truth', title: words.truthTable },
    content: <TruthTables table={table} />,
  };
  const purses = { id: 'purses', title: words.purse, content: <Purses table={table} /> };
  if (over) return [purses, nights, truth, power];
  return [
    power,
    notebook,
    ...(view.options.salonSeconds > 0 && view.open.phase.type !== 'draft' ? [said] : []),
    ...(view.open.history.length > 0 ? [purses, nights] : []),
  ];
}

/** Every boxer of the pack by strength, who claims him, and what decides a duel. */
function PowerOrder({ table }: { readonly table: Table }): ReactNode {
  const { words, pack, players, view } = table;
  const rules = { ...DUELS, knockout: knockedOutBy(players) };
  const order = draftOrder(players, view.open.starter);
  return (
    <>
      <ol className="round-power">
        {[...pack.numbers].reverse().map((number) => {
          const { name, ability } = printed(table, number);
          const out = view.open.faceUp.includes(number);
          const claimed = view.open.announced.flatMap((said, turn) =>
            said === number ? [at(order, turn)] : [],
          );
          return (
            <li key={number} className={classNames(out && 'round-power-out')}>
              <b className="round-power-number">{number}</b>
              <span className="round-power-name">
                <b>{name}</b>
                {ability !== null && <small>{ability}</small>}
              </span>
              {view.own?.cards.includes(number) && <em>{words.yours}</em>}
              {out && <small>{words.faceUp}</small>}
              {claimed.map((place) => (
                <SeatBadge key={place} seat={ownerOf(place, players)} size={22} />
              ))}
            </li>
          );
        })}
      </ol>
      <p className="note">{words.powerKey}</p>
      <h4>{words.order}</h4>
      <ol className="round-order">
        {ORDER.map((reason) => (
          <li key={reason}>
            {words.orderLines[reason]} <RuleHelp rule={rules[reason]} />
          </li>
        ))}
      </ol>
    </>
  );
}

const ORDER = ['knockout', 'ringmate', 'giantKiller', 'strength'] as const;

/** What was said tonight, in order. */
function Statements({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const { claims } = view.open;
  if (claims.length === 0) return <p className="note">{words.nothingSaid}</p>;
  return (
    <ol className="round-said">
      {range(claims.length).map((i) => {
        const { by, claim } = at(claims, i);
        return (
          <li key={i}>
            <SeatBadge seat={by} size={20} /> {claimSentence(table, claim)}
          </li>
        );
      })}
    </ol>
  );
}

/** Every purse, opening into where it comes from. */
function Purses({ table }: { readonly table: Table }): ReactNode {
  const { words, view, who } = table;
  return (
    <ul className="round-facts">
      {seatsFromViewer(table).map((seat) => (
        <li key={seat}>
          <SeatBadge seat={seat} name={seat === who.you ? words.you : who(seat)} size={22} />
          <Sum
            total={at(view.open.purses, seat)}
            parts={purseParts(table, seat, view.open.history.length)}
            shown={words.money}
          />
        </li>
      ))}
    </ul>
  );
}

/** The takings of all nights that are over, the last one first. */
function Nights({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  return [...view.open.history].reverse().map((night, i) => (
    <details key={night.night} open={i === 0}>
      <summary>{words.nightName(night.night)}</summary>
      <Takings table={table} night={night} />
    </details>
  ));
}
