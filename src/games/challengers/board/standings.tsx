import type { ReactNode } from 'react';
import { at, sum } from '../../../engine/list.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { trophyCup } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { Meter } from '../../../ui/track.tsx';
import type { Participant, Trophy, View } from '../kind.ts';
import { DECISIVE_LEAD } from '../tournament.ts';
import { Somebody } from './somebody.tsx';
import { GAME_WORDS, nameOf, roundName, type Table } from './table.ts';

/** What somebody has won, as far as the viewer knows. */
interface Row {
  readonly player: Participant;
  readonly round: number;
  readonly state: string;
  readonly cards: number;
  readonly fans: number;
  readonly trophies: readonly Trophy[];
}

/** Everybody's round, fans and trophies; fans on hidden trophies are their owner's secret. */
export function Standings({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const rows = rowsOf(table);
  return (
    <Panel title={words.standings} className="challengers-standings">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.cards}</th>
            <th scope="col">{words.trophies}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player} className={row.player === view.seat ? 'challengers-me' : ''}>
              <th scope="row">
                <Somebody table={table} player={row.player} />
              </th>
              <td>
                {roundName(table, row.round)}
                {row.state !== '' && <small> {row.state}</small>}
              </td>
              <td>{row.cards}</td>
              <td>
                <Trophies table={table} trophies={row.trophies} />
              </td>
              <td>
                <Total table={table} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.open.players.length <= 2 && <Lead table={table} rows={rows} />}
    </Panel>
  );
}

function rowsOf({ view, language }: Table): Row[] {
  const { open, glance } = view;
  const rows = open.players.map(({ round, phase, fans, trophies }, player): Row => {
    const state = GAME_WORDS[language].phases[phase.type];
    const known = trophies.map((trophy, n) => ({ ...trophy, fans: fansOn(view, player, n) }));
    return { player, round, state, cards: at(glance.owned, player), fans, trophies: known };
  });
  if (!open.robot) return rows;
  const { round, fans, trophies, deck } = open.robot;
  const now = Math.min(round, 7);
  return [...rows, { player: 'robot', round: now, state: '', cards: deck.length, fans, trophies }];
}

/** The fans on the nth trophy of a player, if the viewer may know them. */
function fansOn({ open, own, seat }: View, player: number, n: number): number | null {
  const shown = at(at(open.players, player).trophies, n).fans;
  return shown ?? (player === seat ? (own?.values[n] ?? null) : null);
}

function Trophies({
  table,
  trophies,
}: {
  readonly table: Table;
  readonly trophies: readonly Trophy[];
}): ReactNode {
  const { words } = table;
  if (trophies.length === 0) return <span className="note">{words.noTrophies}</span>;
  return (
    <span className="challengers-trophies">
      {trophies.map(({ round, fans }) => (
        <span
          key={round}
          className="challengers-trophy"
          role="img"
          aria-label={words.trophyOf(round, fans)}
          title={words.trophyOf(round, fans)}
        >
          <Icon drawing={trophyCup} size={18} />
          {fans ?? '?'}
        </span>
      ))}
    </span>
  );
}

/** CH-80: fans and trophies; a question mark stands for trophies that lie face down. */
function Total({ table, row }: { readonly table: Table; readonly row: Row }): ReactNode {
  const { words } = table;
  const hidden = row.trophies.some(({ fans }) => fans === null);
  const parts = [
    { label: words.fans, value: row.fans, rule: 'CH-67' },
    ...row.trophies.flatMap(({ round, fans }) =>
      fans === null ? [] : [{ label: words.trophyOf(round, fans), value: fans, rule: 'CH-54' }],
    ),
  ];
  return (
    <Sum
      total={totalOf(row)}
      parts={parts}
      shown={(n) => (hidden && n === totalOf(row) ? words.atLeast(n) : String(n))}
    />
  );
}

function totalOf({ fans, trophies }: Row): number {
  return fans + sum(trophies.map((trophy) => trophy.fans ?? 0));
}

/** CH-86: how far the leader is from winning at once. */
function Lead({
  table,
  rows,
}: {
  readonly table: Table;
  readonly rows: readonly Row[];
}): ReactNode {
  const { words } = table;
  const [one, two] = rows.map(totalOf);
  const by = (one ?? 0) - (two ?? 0);
  const leader = at(rows, by > 0 ? 0 : 1).player;
  return (
    <div className="challengers-lead">
      <Meter
        label={words.leadLabel}
        value={Math.min(Math.abs(by), DECISIVE_LEAD)}
        max={DECISIVE_LEAD}
        shown={String(Math.abs(by))}
      />
      <p className="note">
        {by === 0
          ? words.even(DECISIVE_LEAD)
          : words.lead(nameOf(table, leader), Math.abs(by), DECISIVE_LEAD)}{' '}
        <RuleLink rule="CH-86" />
      </p>
    </div>
  );
}
