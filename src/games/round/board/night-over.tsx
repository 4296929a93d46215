import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Judged, Night, Sheet } from '../kind.ts';
import { symbols } from '../notation.ts';
import type { Rule } from '../rulebook.ts';
import { DUELS, knockedOutBy, NEWS } from '../rules/cites.ts';
import { paidParts } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';

/** How a night ended: Kwame, the duels one by one with the rule that decided, the money. */
export function NightOver({
  table,
  night,
}: {
  readonly table: Table;
  readonly night: Night;
}): ReactNode {
  const { words, texts, who, view } = table;
  return (
    <Panel className="round-night-over">
      <h3>{words.result(night.night)}</h3>
      <h4>{words.duels}</h4>
      <ol className="round-duels">
        {kwameLines(table, night).map(({ text, rule }) => (
          <li key={text} className="round-kwame">
            {text} <RuleLink rule={rule} />
          </li>
        ))}
        {night.duels.map((duel) => (
          <li
            key={`${duel.a} ${duel.b}`}
            className={classNames(
              [duel.a, duel.b].some((slot) => slot.startsWith(`${view.seat}.`)) && 'round-mine',
            )}
          >
            {texts.events.duel({ type: 'duel', ...duel }, who)}{' '}
            <RuleLink rule={DUELS[duel.reason]} />
          </li>
        ))}
      </ol>
      <h4>
        {words.payday} <RuleLink rule="RD-59" />
      </h4>
      <Payday table={table} night={night} />
    </Panel>
  );
}

/** What Kwame did, in the sentences of the game. */
function kwameLines(
  { texts, who, players }: Table,
  { attack, ko }: Night,
): { readonly text: string; readonly rule: Rule }[] {
  const { events } = texts;
  if (attack === null)
    return [{ text: events.attackSkipped({ type: 'attackSkipped' }, who), rule: 'RD-38' }];
  const { by, target, boxer } = attack;
  if (target === null || boxer === null) {
    const text = events.attackPassed({ type: 'attackPassed' }, who);
    return [{ text, rule: NEWS.attackPassed }];
  }
  const declared = events.attackDeclared({ type: 'attackDeclared', by, target, boxer }, who);
  const hit = { text: events.knockedOut({ type: 'knockedOut', slot: target, boxer }, who) };
  const miss = { text: events.attackMissed({ type: 'attackMissed', slot: target, boxer }, who) };
  return [
    { text: declared, rule: NEWS.attackDeclared },
    ko === null ? { ...miss, rule: NEWS.attackMissed } : { ...hit, rule: knockedOutBy(players) },
  ];
}

/** What everybody had written, how it was, and what it brought. */
function Payday({ table, night }: { readonly table: Table; readonly night: Night }): ReactNode {
  const { words, who, view } = table;
  return (
    <table className="round-payday">
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{words.purse}</span>
          </th>
          <th scope="col">{words.written}</th>
          <th scope="col">{words.was}</th>
          <th scope="col">{words.brings}</th>
          <th scope="col">{words.purse}</th>
        </tr>
      </thead>
      <tbody>
        {seatsFromViewer(table).map((seat) => {
          const paid = at(night.paid, seat);
          return (
            <tr key={seat} className={classNames(seat === view.seat && 'round-mine')}>
              <th scope="row">
                <SeatBadge seat={seat} name={who(seat)} size={22} />
              </th>
              <td>
                {at(night.sheets, seat).map((sheet, i) => (
                  <Written key={at(SHEETS, i)} table={table} sheet={sheet} />
                ))}
              </td>
              <td>
                {paid.sheets.map((judged, i) => (
                  <Was key={at(SHEETS, i)} table={table} judged={judged} />
                ))}
              </td>
              <td>
                <Sum total={paid.delta} parts={paidParts(table, paid)} shown={words.change} />
              </td>
              <td>{words.money(paid.purse)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Nobody has more than two. */
const SHEETS = ['first', 'second'] as const;

function Written({ table, sheet }: { readonly table: Table; readonly sheet: Sheet }): ReactNode {
  const { words } = table;
  const said = `${words.results[sheet.left]}, ${words.results[sheet.right]}`;
  return (
    <span className="round-line">
      <b role="img" aria-label={said}>
        {symbols(sheet)}
      </b>{' '}
      {words.money(sheet.stake)}
    </span>
  );
}

function Was({ table, judged }: { readonly table: Table; readonly judged: Judged }): ReactNode {
  const { words } = table;
  const said = `${words.results[judged.left]}, ${words.results[judged.right]}`;
  return (
    <span className={classNames('round-line', `round-${judged.verdict}`)}>
      <b role="img" aria-label={said}>
        {symbols(judged)}
      </b>{' '}
      {words.verdicts[judged.verdict]}
    </span>
  );
}
